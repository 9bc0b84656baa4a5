"""Reading Swift files: where code ends and comments and texts begin."""

import re
from functools import cached_property, lru_cache
from pathlib import Path

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:(?:public|package|internal|fileprivate|private)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|let|var)[ \t]+)?(\w+)",
    re.MULTILINE,
)
QUOTE = re.compile(r'(#*)("""|")')


class Source:
    """One Swift file."""

    def __init__(self, path: Path, root: Path, text: str):
        self.path = path
        self.name = str(path.relative_to(root))
        self.text = text

    # Kept, for the self-test reads nearly the same files again and again.
    @staticmethod
    @lru_cache(maxsize=None)
    def read(path: Path, root: Path, text: str) -> "Source":
        """The file with that text, and all that is known of it already."""
        return Source(path, root, text)

    @cached_property
    def code(self) -> str:
        """The text with blanks for comments and for what stands in quotes, each place where it was."""
        return self.blanked[0]

    @cached_property
    def comment_lines(self) -> set:
        """The numbers of the lines with a comment on them."""
        return {self.line(place) for place in self.blanked[1]}

    @cached_property
    def texts(self) -> list:
        """Where each text in quotes begins and ends, its quotes included."""
        return self.blanked[2]

    @cached_property
    def blanked(self):
        return blanked(self.text)

    @cached_property
    def imports(self) -> list:
        """The modules imported, each with its line."""
        return [(match[1], self.line(match.start(1))) for match in IMPORT.finditer(self.code)]

    @cached_property
    def words(self) -> set:
        """The words of the code, its imports left out."""
        return set(re.findall(r"\w+", IMPORT.sub("", self.code)))

    @cached_property
    def members(self) -> set:
        """The words behind a dot."""
        return set(re.findall(r"\.\s*`?(\w+)", IMPORT.sub("", self.code)))

    @cached_property
    def beginnings(self) -> set:
        """The words that no dot stands before."""
        return set(re.findall(r"(?<![.\w])\w+", IMPORT.sub("", self.code)))

    def line_of(self, word: str) -> int:
        """The first line of the code with that word on it."""
        match = re.search(rf"\b{word}\b", self.code)
        return self.line(match.start()) if match else 1

    def line(self, place: int) -> int:
        return self.text.count("\n", 0, place) + 1

    def has_reason(self, first: int, last: int = 0) -> bool:
        """Whether a comment stands on one of these lines or the one before."""
        lines = range(first - 1, max(first, last) + 1)
        return any(line in self.comment_lines for line in lines)


def swift_files(folder: Path, root: Path) -> list:
    return [
        Source.read(path, root, path.read_text(encoding="utf-8"))
        for path in sorted(folder.rglob("*.swift"))
        if path.is_file()
    ]


# What ends a stretch of plain code: a comment or a text begins, or, in an interpolation, a parenthesis.
TURN = re.compile(r'//|/\*|#*"')
TURN_INSIDE = re.compile(r'//|/\*|#*"|[()]')
# Of a text in quotes: it may end, or an escape begins.
TURN_IN_QUOTES = re.compile(r'["\\\n]')


def blanked(text: str):
    """The code alone, a place in each line of each comment, and where each text in quotes begins and ends."""
    out, comments, texts = [], [], []
    begin = None
    # Within a text in quotes: its closing mark; within an interpolation: how many parentheses are open.
    stack = []
    place = 0

    def skip(end: int, comment: bool = False):
        nonlocal place
        if comment:
            comments.append(place)
            comments.extend(i + 1 for i in range(place, end - 1) if text[i] == "\n")
        out.append(re.sub(r"[^\n]", " ", text[place:end]))
        place = end

    while place < len(text):
        if begin is not None and not stack:
            texts.append((begin, place))
            begin = None
        if stack and isinstance(stack[-1], str):
            place_in_quotes(text, place, stack, skip)
            continue
        turn = (TURN_INSIDE if stack else TURN).search(text, place)
        end = turn.start() if turn else len(text)
        out.append(text[place:end])
        place = end
        if not turn:
            break
        if turn[0] == "//":
            end = text.find("\n", place)
            skip(len(text) if end < 0 else end, comment=True)
        elif turn[0] == "/*":
            skip(end_of_block_comment(text, place), comment=True)
        elif quote := QUOTE.match(text, place):
            if not stack:
                begin = place
            stack.append(quote[2] + quote[1])
            skip(quote.end())
        else:
            stack[-1] += 1 if turn[0] == "(" else -1
            if stack[-1] == 0:
                stack.pop()
            out.append(turn[0])
            place += 1
    if begin is not None:
        texts.append((begin, place))
    return "".join(out), comments, texts


def place_in_quotes(text: str, place: int, stack: list, skip):
    """One step through a text in quotes."""
    closing = stack[-1]
    escape = "\\" + closing.lstrip('"')
    if text.startswith(closing, place):
        stack.pop()
        skip(place + len(closing))
    elif text.startswith(escape + "(", place):
        stack.append(1)
        skip(place + len(escape) + 1)
    elif text.startswith(escape, place):
        skip(min(place + len(escape) + 1, len(text)))
    elif text[place] == "\n" and not closing.startswith('"""'):
        # A text on one line ends with the line, whatever this reader took for a quote.
        stack.pop()
        skip(place + 1)
    else:
        turn = TURN_IN_QUOTES.search(text, place + 1)
        skip(turn.start() if turn else len(text))


def end_of_block_comment(text: str, place: int) -> int:
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, place):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)
