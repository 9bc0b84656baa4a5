"""How many columns a character takes, and which ones are written over the one before."""

import unicodedata

JOINER = "\u200d"
MARKS = {"Mn", "Me", "Cf"}


def width(character: str) -> int:
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def joins(character: str, last) -> bool:
    """Whether it becomes part of the last cell: accents, selectors, shades of skin, families, and halves of flags."""
    if last is None:
        return False
    if unicodedata.category(character) in MARKS or last.text.endswith(JOINER):
        return True
    if "\U0001f3fb" <= character <= "\U0001f3ff":
        return last.columns == 2
    return is_half_of_flag(character) and len(last.text) == 1 and is_half_of_flag(last.text)


def is_half_of_flag(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
