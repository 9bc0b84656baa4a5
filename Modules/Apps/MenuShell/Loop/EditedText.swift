/// A text of several lines that is edited one line at a time: the lines above the current one, and those below it.
struct EditedText {
  private(set) var above: [String]
  private(set) var below: [String] = []
  /// The contents of the current line; empty for a new one.
  private(set) var current = ""

  /// - Parameter takesOnlyLine: Whether the line of a text with a single line becomes the current one.
  init(_ text: String, takesOnlyLine: Bool) {
    above = text.isEmpty ? [] : text.lines
    if takesOnlyLine, above.count == 1 { current = above.removeLast() }
  }

  /// The whole text, with this as the current line, which is left out if it is new and empty.
  func text(with line: String = "") -> String {
    (above + (line.isEmpty && below.isEmpty && current.isEmpty ? [] : [line]) + below).joined(separator: "\n")
  }

  /// The text as it was before the line that is asked for was changed.
  var kept: String { text(with: current) }

  /// Takes an answer, and goes on to the line below.
  mutating func take(_ line: String) {
    above.append(line)
    current = below.isEmpty ? "" : below.removeFirst()
  }

  /// Goes to the line above, leaving this one as it is; stays where there is none.
  mutating func goUp(from line: String) {
    if above.isEmpty {
      current = line
    } else {
      if !line.isEmpty || !below.isEmpty || !current.isEmpty { below.insert(line, at: 0) }
      current = above.removeLast()
    }
  }

  /// Goes to the line below; behind the last one stands a new one.
  mutating func goDown(from line: String) {
    let isNew = line.isEmpty && below.isEmpty && current.isEmpty
    if isNew { return }
    take(line)
  }

  /// Takes away the line that is asked for, or the last one where that is new.
  mutating func remove() {
    if current.isEmpty, below.isEmpty {
      if !above.isEmpty { above.removeLast() }
    } else {
      current = below.isEmpty ? "" : below.removeFirst()
    }
  }
}

extension String {
  /// The lines of the text.
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
