class Problem(Exception):
    """Why no feature is made, for the person who asked for it."""
