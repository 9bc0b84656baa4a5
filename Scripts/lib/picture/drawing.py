"""Draws a screen as an SVG: text that can be selected, in the colours that the reader's system prefers."""

from html import escape
from itertools import groupby

from screen import Cell, Screen, Style

# Pixels. Most monospaced fonts are 0.6 of their size wide.
SIZE, COLUMN, ROW = 14, 8.4, 19
MARGIN, BAR = 18, 36
DOTS = ["#ff5f57", "#febc2e", "#28c840"]

# All of about the same width, the last ones last.
FONTS = (
    "ui-monospace,'SF Mono',Menlo,'Cascadia Mono','DejaVu Sans Mono','Liberation Mono','Noto Sans Mono',"
    "'Noto Sans Mono CJK JP','Hiragino Sans','Yu Gothic','MS Gothic',monospace"
)
# Class by class: the colour on light ground, and on dark. Each text is legible there: a contrast of 4.5 and more.
COLOURS = {
    "window": ("#ffffff", "#14181f"),
    "plain": ("#24292f", "#d7dde6"),
    "bold": ("#000000", "#ffffff"),
    "faint": ("#636c76", "#8b95a5"),
    "cyan": ("#0b6a76", "#5fd7d7"),
    "green": ("#1a7f37", "#56d364"),
    "red": ("#cf222e", "#ff7b72"),
    "cursor": ("#636c76", "#8b95a5"),
}
EDGE = ("#d0d7de", "#30363d")


def draw(screen: Screen, title: str, description: str) -> str:
    rows = [visible(row) for row in screen.rows]
    width = round(2 * MARGIN + screen.width * COLUMN)
    height = BAR + ROW * len(rows) + MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        'role="img" aria-labelledby="title description">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="description">{escape(description)}</desc>',
        f"<style>{style()}</style>",
        f'<rect class="window" x=".5" y=".5" width="{width - 1}" height="{height - 1}" rx="10"/>',
        "".join(f'<circle cx="{20 + 20 * place}" cy="18" r="6" fill="{fill}"/>' for place, fill in enumerate(DOTS)),
        f'<rect class="cursor" x="{left(screen.column)}" y="{top(screen.row)}" width="{COLUMN}" height="17"/>',
        '<g xml:space="preserve">',
        *(f'<text y="{baseline(place)}">{"".join(runs(row))}</text>' for place, row in enumerate(rows) if row),
        "</g>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def style() -> str:
    """What follows the reader's system stands once for each of light and dark."""
    light, dark = (
        "".join(f".{name}{{fill:{colours[ground]}}}" for name, colours in COLOURS.items())
        + f".window{{stroke:{EDGE[ground]}}}"
        for ground in range(2)
    )
    return (
        f"text{{font:{SIZE}px {FONTS};white-space:pre}}.wide{{font-size:{SIZE + 1}px;text-anchor:middle}}"
        f".bold{{font-weight:bold}}{light}@media(prefers-color-scheme:dark){{{dark}}}"
    )


def visible(row: list[Cell]) -> list[Cell]:
    """Without the spaces at its end."""
    end = len(row)
    while end > 0 and row[end - 1].text.strip() == "" and row[end - 1].columns == 1:
        end -= 1
    return row[:end]


def runs(row: list[Cell]):
    """Narrow characters of one style are one run. Each wide one stands by itself, in the middle of its two columns:
    fonts differ in how wide those are."""

    def run(place: tuple[int, Cell]) -> tuple[str, int | None]:
        column, cell = place
        return css(cell.style), column if cell.columns == 2 else None

    placed = [(column, cell) for column, cell in enumerate(row) if cell.columns > 0]
    for (shade, wide), cells in groupby(placed, key=run):
        cells = list(cells)
        text = escape("".join(cell.text for _, cell in cells), quote=False)
        if wide is not None:
            yield f'<tspan class="{shade} wide" x="{left(wide + 1)}">{text}</tspan>'
        else:
            length = number(len(cells) * COLUMN)
            yield f'<tspan class="{shade}" x="{left(cells[0][0])}" textLength="{length}">{text}</tspan>'


def css(style: Style) -> str:
    """The classes of a style. Faint text is a colour of its own: what is half transparent is hard to read."""
    weight = "bold" if style.bold else ""
    shade = style.colour or ("faint" if style.faint else "" if style.bold else "plain")
    return f"{weight} {shade}".strip()


def left(column: int) -> str:
    return number(MARGIN + column * COLUMN)


def top(row: int) -> int:
    return BAR + ROW * row + 1


def baseline(row: int) -> int:
    return top(row) + 13


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
