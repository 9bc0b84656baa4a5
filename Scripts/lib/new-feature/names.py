"""The name of a feature, in each form that the templates have it."""

import re

from problem import Problem

FORM = re.compile(r"[A-Z][A-Za-z0-9]*")
LONGEST = 30
# A word of a name: capitals that are not the beginning of the next word, or a word with or without one.
WORD = re.compile(r"[A-Z]+(?![a-z])[0-9]*|[A-Z]?[a-z0-9]+")

KEYWORDS = set(
    "Any Self Type Protocol actor any as associatedtype async await borrowing break case catch class consuming continue "
    "default defer deinit do else enum extension fallthrough false fileprivate for func guard if import in indirect init "
    "inout internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional override "
    "package postfix precedencegroup prefix private protocol public repeat required rethrows return self sending some "
    "static struct subscript super switch throw throws true try typealias unowned var weak where while".split()
)


class Names:
    """`GroupEvents`, in the templates NewRoom; and what follows from it."""

    def __init__(self, name: str):
        if not FORM.fullmatch(name):
            raise Problem(
                f"“{name}” isn't in UpperCamelCase, as Events and GroupEvents are: only letters A to Z and digits."
            )
        if len(name) > LONGEST:
            raise Problem(f"“{name}” is longer than {LONGEST} letters.")
        words = [word if word.isupper() and len(word) > 1 else word.lower() for word in WORD.findall(name)]
        self.type = name
        # The case of a place, and the property of a port.
        self.value = words[0].lower() + name[len(words[0]):]
        # The word of a link.
        self.link = "-".join(words).lower()
        # The title of the screen.
        self.title = words[0][0].upper() + " ".join(words)[1:]
        for form in (self.type, self.value):
            if form in KEYWORDS:
                raise Problem(f"“{form}” is a keyword of Swift.")

    def fill(self, template: str) -> str:
        """The text, or the path, of a template for this feature."""
        for placeholder, form in (
            ("NewRoom", self.type), ("newRoom", self.value), ("new-room", self.link), ("New room", self.title),
        ):
            template = template.replace(placeholder, form)
        return template
