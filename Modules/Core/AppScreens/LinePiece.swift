import AppValues

/// A piece of a line that is broken only if it's wider than a row: a word, a space, a newline, or a CJK character
/// with the punctuation that can't be separated from it. Its parts may look different.
struct LinePiece {
  /// Text of one style that leads to at most one address.
  struct Run {
    var text: String
    let style: Style
  }

  /// How a run looks and where it leads.
  struct Style: Equatable {
    var emphasis = Emphasis.plain
    var link: TextLink?
  }

  private(set) var runs: [Run]
  private(set) var columns: Int

  init(_ text: String, _ style: Style) {
    runs = [Run(text: text, style: style)]
    columns = text == "\n" ? 0 : TextWidth.columns(text)
  }

  fileprivate init(_ runs: [Run], columns: Int) {
    self.runs = runs
    self.columns = columns
  }

  var isSpace: Bool { runs.count == 1 && runs[0].text == " " }
  var isNewline: Bool { runs.count == 1 && runs[0].text == "\n" }

  fileprivate var last: Character? { runs.last?.text.last }

  /// Whether it's a number of characters followed by a unit, except for the unit's last character (1000文字).
  fileprivate var countsText: Bool {
    let text = runs.map(\.text).joined()
    return text.hasSuffix("文") && text.dropLast().last?.isWholeNumber == true
  }

  fileprivate mutating func append(_ character: Character, _ style: Style) {
    columns += TextWidth.columns(character)
    runs.append(character, style)
  }

  /// Splits the piece into parts that fit: the first into `first` columns, the others into `next`.
  func parts(first: Int, next: Int) -> [LinePiece] {
    guard columns > first else { return [self] }
    var parts: [LinePiece] = []
    var part = LinePiece([], columns: 0)
    var room = first
    for run in runs {
      // What stays one link on several rows says so on each.
      let style = Style(emphasis: run.style.emphasis, link: run.style.link?.inParts)
      for character in run.text {
        let columns = TextWidth.columns(character)
        if columns > room, !part.runs.isEmpty {
          parts.append(part)
          part = LinePiece([], columns: 0)
          room = next
        }
        part.append(character, style)
        room -= columns
      }
    }
    if !part.runs.isEmpty { parts.append(part) }
    return parts
  }

  /// Splits a line into pieces, without anything unsafe to print.
  static func pieces(of line: Line) -> [LinePiece] {
    var splitter = Splitter()
    for span in line.spans {
      splitter.style = Style(emphasis: span.emphasis, link: span.link.map { TextLink(address: $0) })
      for character in Printable.stripped(span.text.tabsAsSpaces, newlines: true) {
        splitter.add(character.limitingCombiningMarks)
      }
    }
    return splitter.finished()
  }

  /// Collects characters into pieces.
  private struct Splitter {
    /// The style of the next characters.
    var style = Style()
    private var pieces: [LinePiece] = []
    private var word = LinePiece([], columns: 0)
    /// Whether the next character must stay with the last piece.
    private var isOpen = false

    mutating func add(_ character: Character) {
      let isWide = TextWidth.columns(character) == 2
      if character == " " || character == "\n" {
        flush()
        pieces.append(LinePiece(String(character), style))
        isOpen = false
      } else if isWide, isHeldByWord(character) {
        word.append(character, style)
        flush()
        isOpen = false
      } else if word.runs.isEmpty, isWide || !isOpen, mustFollow(character) {
        pieces[pieces.count - 1].append(character, style)
        isOpen = character.opens
      } else if isWide {
        flush()
        pieces.append(LinePiece(String(character), style))
        isOpen = character.opens
      } else {
        // A word stays with the sign that opens before it.
        if isOpen, let last = pieces.popLast() { word = last }
        isOpen = false
        word.append(character, style)
      }
    }

    mutating func finished() -> [LinePiece] {
      flush()
      return pieces
    }

    /// Whether the character stays with the word before it: closing punctuation, or the unit of a number.
    private func isHeldByWord(_ character: Character) -> Bool {
      guard let last = word.last else { return false }
      return character.closes || last.isWholeNumber && character.counts
    }

    private func mustFollow(_ character: Character) -> Bool {
      guard let last = pieces.last, !last.isSpace, !last.isNewline else { return false }
      // Behind a Japanese comma, a narrow sign begins something to type: `:e`.
      if character.isASCII, let before = last.last, !before.isASCII, before.closes { return isOpen }
      return isOpen || character.closes || character == "字" && last.countsText
    }

    private mutating func flush() {
      if !word.runs.isEmpty { pieces.append(word) }
      word = LinePiece([], columns: 0)
    }
  }
}

extension [LinePiece.Run] {
  /// Adds a character to the last run, or as a new run if its style differs.
  fileprivate mutating func append(_ character: Character, _ style: LinePiece.Style) {
    if last?.style == style {
      self[count - 1].text.append(character)
    } else {
      append(LinePiece.Run(text: String(character), style: style))
    }
  }
}

extension String {
  fileprivate var tabsAsSpaces: String {
    contains("\t") ? String(map { $0 == "\t" ? " " : $0 }) : self
  }
}

extension Character {
  /// The maximum number of scalars shown for one character. The longest emoji sequences stay whole, but not heaps of
  /// combining marks, which would cover the lines around them.
  private static let maximumScalars = 16

  fileprivate var limitingCombiningMarks: Character {
    guard unicodeScalars.count > Self.maximumScalars else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.prefix(Self.maximumScalars))
    return String(scalars).first ?? self
  }

  /// Whether a line must not begin with it (the closing punctuation and small kana of Japanese typesetting).
  fileprivate var closes: Bool { Self.closing.contains(self) }

  /// Whether a line must not end with it.
  fileprivate var opens: Bool { Self.opening.contains(self) }

  /// Whether it's a unit that follows a number.
  fileprivate var counts: Bool { Self.units.contains(self) }

  private static let units = Set("人件日時分秒つ回枚個文字年月")
  private static let closing = Set(
    "、。，．・：；？！‼⁉）］｝〕〉》」』】〙〗»ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻゛゜ヽヾゝゞ…‥,.:;?!)]}%")
  private static let opening = Set("（［｛〔〈《「『【〘〖«")
}
