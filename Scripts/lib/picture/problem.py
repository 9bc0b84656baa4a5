"""What ends the making of a picture."""


class Problem(Exception):
    """Its text says what was expected and what came, for the author of the picture."""
