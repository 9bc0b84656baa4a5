/// What a line of a text means that is typed there: mostly itself.
enum TextCommand: Hashable {
  /// A line of the text.
  case line(String)
  /// The text is finished.
  case end
  case removeLine
  case takeBack
  case edit
  /// It looks like a command, and is none.
  case unknown(String)

  private static let commands: [String: TextCommand] = [":d": .removeLine, ":u": .takeBack, ":e": .edit]

  /// - Parameters:
  ///   - line: As it was typed.
  ///   - initial: What stood in the line already: to give a command, no one first empties it.
  init(_ line: String, behind initial: String = "") {
    if !initial.isEmpty, line.hasPrefix(initial),
      let command = Self.commands[String(line.dropFirst(initial.count)).narrowed]
    {
      self = command
      return
    }
    // A Japanese keyboard gives the full-width signs.
    let typed = line.narrowed
    if typed == "." || typed == "。" {
      self = .end
    } else if typed.hasPrefix("::"), String(typed.dropFirst()).looksLikeCommand {
      self = .line(String(line.dropFirst()))
    } else if typed.looksLikeCommand {
      self = Self.commands[typed] ?? .unknown(line)
    } else {
      self = .line(line)
    }
  }
}

extension String {
  /// Whether it is colons and a word: `:x`, and `::x`, which stands for that.
  fileprivate var looksLikeCommand: Bool { wholeMatch(of: /:+[A-Za-z]+!?/) != nil }
}
