"""The list, the settlement and the curve as plain values, for window, paper and terminal alike."""
