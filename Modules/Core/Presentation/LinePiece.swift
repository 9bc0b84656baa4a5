import PostText

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
        splitter.add(character.withoutHeaps)
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
      if character == " " || character == "\n" {
        flush()
        pieces.append(LinePiece(String(character), emphasis))
        isOpen = false
      } else if word.isEmpty, mustFollow(character), let last = pieces.last {
        pieces[pieces.count - 1] = LinePiece(last.text + String(character), emphasis)
        isOpen = character.opens
      } else if TextWidth.columns(character) == 2 {
        flush()
        pieces.append(LinePiece(String(character), emphasis))
        isOpen = character.opens
      } else {
        isOpen = false
        word.append(character)
      }
    }

    mutating func finished() -> [LinePiece] {
      flush()
      return pieces
    }

    private func mustFollow(_ character: Character) -> Bool {
      guard let last = pieces.last, !last.isSpace, !last.isNewline else { return false }
      return isOpen || character.closes
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
  private static let mostScalars = 16

  fileprivate var withoutHeaps: Character {
    guard unicodeScalars.count > Self.mostScalars else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.prefix(Self.mostScalars))
    return String(scalars).first ?? self
  }

  /// Whether a line must not begin with it (the closing signs and small kana of Japanese typesetting).
  fileprivate var closes: Bool { Self.closing.contains(self) }

  /// Whether a line must not end with it.
  fileprivate var opens: Bool { Self.opening.contains(self) }

  private static let closing = Set(
    "、。，．・：；？！‼⁉）］｝〕〉》」』】〙〗»ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〻゛゜ヽヾゝゞ…‥,.:;?!)]}%")
  private static let opening = Set("（［｛〔〈《「『【〘〖«")
}
