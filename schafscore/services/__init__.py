"""What the application can do, without a face."""
