import PostText

/// Breaks lines at spaces, between CJK characters, and inside a word only when it is wider than a line.
struct LineWrapper {
  let width: Int
  let paint: @Sendable (String, Emphasis) -> String

  /// The line broken into lines of at most `width` columns, those after the first moved right by `hanging`.
  func wrap(_ line: Line, hanging: Int) -> [String] {
    var rows: [Row] = []
    var row = Row(indent: line.indent)
    let continued = line.indent + hanging
    for piece in pieces(line) {
      if piece.isNewline {
        rows.append(row)
        row = Row(indent: continued)
        continue
      }
      if row.columns + piece.columns > width, !row.isBlank {
        rows.append(row)
        row = Row(indent: continued)
        if piece.isSpace { continue }
      }
      for part in split(piece, into: max(width - row.columns, 2), next: max(width - continued, 2)) {
        if row.columns + part.columns > width, !row.isBlank {
          rows.append(row)
          row = Row(indent: continued)
        }
        row.append(part)
      }
    }
    rows.append(row)
    return rows.map { $0.text(paint) }
  }

  private struct Piece {
    var text: String
    var columns: Int
    let emphasis: Emphasis
    var isSpace: Bool { text == " " }
    var isNewline: Bool { text == "\n" }
  }

  private struct Row {
    let indent: Int
    var pieces: [Piece] = []
    var columns: Int

    init(indent: Int) {
      self.indent = indent
      columns = indent
    }

    var isBlank: Bool { pieces.allSatisfy(\.isSpace) }

    mutating func append(_ piece: Piece) {
      columns += piece.columns
      if let last = pieces.last, last.emphasis == piece.emphasis {
        pieces[pieces.count - 1].text += piece.text
      } else {
        pieces.append(piece)
      }
    }

    func text(_ paint: (String, Emphasis) -> String) -> String {
      var pieces = pieces
      while let last = pieces.last {
        let trimmed = last.text.trimmingTrailingSpaces()
        if trimmed.isEmpty {
          pieces.removeLast()
        } else {
          pieces[pieces.count - 1].text = trimmed
          break
        }
      }
      guard !pieces.isEmpty else { return "" }
      return String(repeating: " ", count: indent)
        + pieces.map { paint($0.text, $0.emphasis) }.joined()
    }
  }

  /// The line in pieces between which it may be broken.
  private func pieces(_ line: Line) -> [Piece] {
    var pieces: [Piece] = []
    for span in line.spans {
      var word = ""
      func flush() {
        if !word.isEmpty { pieces.append(piece(word, span.emphasis)) }
        word = ""
      }
      for character in Printable.stripped(span.text, newlines: true) {
        if character == " " || character == "\n" {
          flush()
          pieces.append(piece(String(character), span.emphasis))
        } else if TextWidth.columns(character) == 2 {
          flush()
          pieces.append(piece(String(character), span.emphasis))
        } else {
          word.append(character)
        }
      }
      flush()
    }
    return pieces
  }

  private func piece(_ text: String, _ emphasis: Emphasis) -> Piece {
    Piece(
      text: text, columns: text == "\n" ? 0 : TextWidth.columns(text), emphasis: emphasis)
  }

  /// A piece wider than a line in parts that fit.
  private func split(_ piece: Piece, into first: Int, next: Int) -> [Piece] {
    guard piece.columns > first else { return [piece] }
    var parts: [Piece] = []
    var part = ""
    var room = first
    for character in piece.text {
      let columns = TextWidth.columns(character)
      if columns > room, !part.isEmpty {
        parts.append(self.piece(part, piece.emphasis))
        part = ""
        room = next
      }
      part.append(character)
      room -= columns
    }
    if !part.isEmpty { parts.append(self.piece(part, piece.emphasis)) }
    return parts
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
