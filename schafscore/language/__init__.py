"""The one adapter to Qt's Linguist, locales and standard places, for window, paper and terminal."""
