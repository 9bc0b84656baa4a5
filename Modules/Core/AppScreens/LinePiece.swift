import AppValues

/// A piece of a line that is broken only when it is wider than a row: a word, a space, a newline, or a CJK
/// character with the signs that must not be parted from it.
struct LinePiece {
  private(set) var text: String
  private(set) var columns: Int
  let emphasis: Emphasis

  init(_ text: String, _ emphasis: Emphasis) {
    self.text = text
    self.emphasis = emphasis
    columns = text == "\n" ? 0 : TextWidth.columns(text)
  }

  var isSpace: Bool { text == " " }
  var isNewline: Bool { text == "\n" }

  /// Whether it is a number of characters but for the last sign of it (1000文字).
  fileprivate var countsText: Bool { text.hasSuffix("文") && text.dropLast().last?.isWholeNumber == true }

  mutating func append(_ piece: LinePiece) {
    text += piece.text
    columns += piece.columns
  }

  /// The piece in parts that fit: the first in `first` columns, the others in `next`.
  func parts(first: Int, next: Int) -> [LinePiece] {
    guard columns > first else { return [self] }
    var parts: [LinePiece] = []
    var part = ""
    var room = first
    for character in text {
      let columns = TextWidth.columns(character)
      if columns > room, !part.isEmpty {
        parts.append(LinePiece(part, emphasis))
        part = ""
        room = next
      }
      part.append(character)
      room -= columns
    }
    if !part.isEmpty { parts.append(LinePiece(part, emphasis)) }
    return parts
  }

  /// A line in pieces, with all that is unsafe to print taken out.
  static func pieces(of line: Line) -> [LinePiece] {
    line.spans.flatMap { span in
      var splitter = Splitter(emphasis: span.emphasis)
      for character in Printable.stripped(span.text.tabsAsSpaces, newlines: true) {
        splitter.add(character.limitingCombiningMarks)
      }
      return splitter.finished()
    }
  }

  /// Collects characters into pieces.
  private struct Splitter {
    let emphasis: Emphasis
    private var pieces: [LinePiece] = []
    private var word = ""
    /// Whether the next character must stay with the last piece.
    private var isOpen = false

    init(emphasis: Emphasis) {
      self.emphasis = emphasis
    }

    mutating func add(_ character: Character) {
      let isWide = TextWidth.columns(character) == 2
      if character == " " || character == "\n" {
        flush()
        pieces.append(LinePiece(String(character), emphasis))
        isOpen = false
      } else if isWide, isHeldByWord(character) {
        word.append(character)
        flush()
        isOpen = false
      } else if word.isEmpty, isWide || !isOpen, mustFollow(character), let last = pieces.last {
        pieces[pieces.count - 1] = LinePiece(last.text + String(character), emphasis)
        isOpen = character.opens
      } else if isWide {
        flush()
        pieces.append(LinePiece(String(character), emphasis))
        isOpen = character.opens
      } else {
        // A word stays with the sign that opens before it.
        if isOpen, let last = pieces.popLast() { word = last.text }
        isOpen = false
        word.append(character)
      }
    }

    mutating func finished() -> [LinePiece] {
      flush()
      return pieces
    }

    /// A sign that closes, or the unit of a count, stays with the word before it.
    private func isHeldByWord(_ character: Character) -> Bool {
      guard let last = word.last else { return false }
      return character.closes || last.isWholeNumber && character.counts
    }

    private func mustFollow(_ character: Character) -> Bool {
      guard let last = pieces.last, !last.isSpace, !last.isNewline else { return false }
      return isOpen || character.closes || character == "字" && last.countsText
    }

    private mutating func flush() {
      if !word.isEmpty { pieces.append(LinePiece(word, emphasis)) }
      word = ""
    }
  }
}

extension String {
  fileprivate var tabsAsSpaces: String {
    contains("\t") ? String(map { $0 == "\t" ? " " : $0 }) : self
  }
}

extension Character {
  /// The most scalars that one character shows: the longest emoji sequences stay whole, while heaps of
  /// combining marks, which cover the lines around them, do not.
  private static let maximumScalars = 16

  fileprivate var limitingCombiningMarks: Character {
    guard unicodeScalars.count > Self.maximumScalars else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.prefix(Self.maximumScalars))
    return String(scalars).first ?? self
  }

  /// Whether a line must not begin with it (the closing signs and small kana of Japanese typesetting).
  fileprivate var closes: Bool { Self.closing.contains(self) }

  /// Whether a line must not end with it.
  fileprivate var opens: Bool { Self.opening.contains(self) }

  /// Whether it says, behind a number, what is counted.
  fileprivate var counts: Bool { Self.units.contains(self) }

  private static let units = Set("人件日時分秒つ回枚個文字年月")
  private static let closing = Set(
    "、。，．・：；？！‼⁉）］｝〕〉》」』】〙〗»ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻゛゜ヽヾゝゞ…‥,.:;?!)]}%")
  private static let opening = Set("（［｛〔〈《「『【〘〖«")
}
