"""What a terminal shows of what a program writes: as much of it as the shell and its line editor make use of."""

import copy
import re
from dataclasses import dataclass, replace

from problem import Problem
from width import joins, width

# One thing that is written: a command with its numbers, a message to the terminal itself, or a character.
PIECE = re.compile(
    r"\x1b\[(?P<private>[?>=]?)(?P<numbers>[0-9;:]*)(?P<command>[@-~])"
    r"|(?P<message>\x1b[\]P].*?(?:\x07|\x1b\\))"
    r"|\x1b(?P<short>[78=>M])"
    r"|(?P<character>[^\x1b])",
    re.DOTALL,
)
# The beginning of one whose end is still to come.
BEGUN = re.compile(r"\x1b(?:\[[?>=]?[0-9;:]*|[\]P].*)?\Z", re.DOTALL)
COLOURS = {31: "red", 32: "green", 36: "cyan"}


@dataclass(frozen=True)
class Style:
    bold: bool = False
    faint: bool = False
    colour: str | None = None


@dataclass
class Cell:
    text: str = " "
    style: Style = Style()
    # Columns: 2 for a wide character, and 0 for the one that it covers behind itself.
    columns: int = 1


class Screen:
    """Rows that have left it above are kept: the picture shows the whole session."""

    def __init__(self, width: int = 80, height: int = 24):
        self.width, self.height = width, height
        self.rows: list[list[Cell]] = [[]]
        self.row, self.column = 0, 0
        self.style = Style()
        self.unread = ""

    def copy(self) -> "Screen":
        return copy.deepcopy(self)

    def text(self) -> str:
        return "\n".join("".join(cell.text for cell in row) for row in self.rows)

    def before_cursor(self) -> str:
        return "".join(cell.text for cell in self.rows[self.row][: self.column])

    def feed(self, written: str) -> None:
        """Shows what was written, which may end in the middle of a command."""
        written = self.unread + written
        place, self.unread = 0, ""
        while place < len(written):
            piece = PIECE.match(written, place)
            if piece is None:
                self.unread = written[place:]
                if BEGUN.match(self.unread) is None:
                    raise self.unknown(self.unread[:8])
                return
            place = piece.end()
            self.show(piece)

    def show(self, piece: re.Match[str]) -> None:
        if character := piece["character"]:
            self.write(character) if character >= " " and character != "\x7f" else self.control(character)
        elif piece["private"]:
            # Such modes as that of pasting change nothing that is seen.
            if piece["command"] not in "hl":
                raise self.unknown(piece[0])
        elif command := piece["command"]:
            self.perform(command, [int(number or 0) for number in re.split("[;:]", piece["numbers"])], piece[0])
        elif piece["short"] in ("7", "8", "M"):
            raise self.unknown(piece[0])

    def write(self, character: str) -> None:
        if joins(character, self.last_cell()):
            self.join(character)
            return
        columns = width(character)
        if self.column + columns > self.width:
            self.column = 0
            self.move_down()
        self.put(Cell(character, self.style, columns))
        if columns == 2:
            self.put(Cell("", self.style, 0))

    def put(self, cell: Cell) -> None:
        row = self.rows[self.row]
        row.extend(Cell() for _ in range(self.column + 1 - len(row)))
        row[self.column] = cell
        self.column += 1

    def last_cell(self) -> Cell | None:
        """What stands before the cursor."""
        row = self.rows[self.row]
        place = min(self.column, len(row)) - 1
        while place >= 0 and row[place].columns == 0:
            place -= 1
        return row[place] if place >= 0 and self.column <= len(row) else None

    def join(self, character: str) -> None:
        cell = self.last_cell()
        cell.text += character
        # The selector of an emoji's picture widens what was a narrow sign.
        if character == "\ufe0f" and cell.columns == 1:
            cell.columns = 2
            self.put(Cell("", cell.style, 0))

    def control(self, character: str) -> None:
        match character:
            case "\r":
                self.column = 0
            case "\n":
                self.move_down()
            case "\b":
                self.column = max(0, min(self.column, self.width - 1) - 1)
            case "\t":
                self.column = min(self.width - 1, (self.column // 8 + 1) * 8)
            case "\x07" | "\x00" | "\x0e" | "\x0f":
                pass
            case _:
                raise self.unknown(character)

    def move_down(self) -> None:
        self.row += 1
        if self.row == len(self.rows):
            self.rows.append([])

    def perform(self, command: str, numbers: list[int], whole: str) -> None:
        count = max(1, numbers[0])
        match command:
            case "m":
                for number in numbers:
                    self.restyle(number, whole)
            case "A":
                self.row = max(self.top, self.row - count)
            case "B":
                self.row = min(len(self.rows) - 1, self.row + count)
            case "C":
                self.column = min(self.width - 1, self.column + count)
            case "D":
                self.column = max(0, self.column - count)
            case "G":
                self.column = min(self.width, count) - 1
            case "K" if numbers == [0]:
                del self.rows[self.row][self.column :]
            case "K" if numbers == [2]:
                self.rows[self.row].clear()
            case "J" if numbers == [0]:
                del self.rows[self.row][self.column :]
                del self.rows[self.row + 1 :]
            case "P":
                del self.rows[self.row][self.column : self.column + count]
            case "@":
                self.rows[self.row][self.column : self.column] = [Cell() for _ in range(count)]
                del self.rows[self.row][self.width :]
            case _:
                raise self.unknown(whole)

    @property
    def top(self) -> int:
        """The first row that has not left the screen."""
        return max(0, len(self.rows) - self.height)

    def restyle(self, number: int, whole: str) -> None:
        match number:
            case 0:
                self.style = Style()
            case 1:
                self.style = replace(self.style, bold=True)
            case 2:
                self.style = replace(self.style, faint=True)
            case 22:
                self.style = replace(self.style, bold=False, faint=False)
            case 39:
                self.style = replace(self.style, colour=None)
            case _ if number in COLOURS:
                self.style = replace(self.style, colour=COLOURS[number])
            case _:
                raise self.unknown(whole)

    def unknown(self, whole: str) -> Problem:
        return Problem(f"The program wrote {whole!r}, which Scripts/lib/picture/screen.py does not know yet.")
