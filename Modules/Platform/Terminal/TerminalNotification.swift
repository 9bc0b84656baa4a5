import AppValues

/// Notifies people through the terminal while they're doing something else.
public struct TerminalNotification: Sendable {
  /// The control sequence of a terminal.
  private enum Sequence {
    /// OSC 9, of iTerm2, WezTerm, kitty, Ghostty and others: one text.
    case text
    /// OSC 777, of urxvt, foot and those built on VTE: a title and a text.
    case titleAndText
  }

  /// The bell, which plays a sound.
  public static let bell = "\u{07}"
  /// The maximum length of a text, in characters.
  private static let longest = 200

  private let kind: Sequence
  private let isInTmux: Bool

  /// Nil for terminals that would print sequences they don't understand.
  ///
  /// - Parameter environment: Read for `TERM`, `VTE_VERSION`, `TERM_PROGRAM` and `TMUX`.
  public init?(environment: [String: String]) {
    let terminal = environment["TERM"] ?? ""
    if ["", "dumb", "linux"].contains(terminal) { return nil }
    isInTmux = environment["TMUX"]?.isEmpty == false
    let isVTE = environment["VTE_VERSION"]?.isEmpty == false && environment["TERM_PROGRAM"] == nil
    // What a multiplexer says of itself tells nothing about the terminal around it.
    let knowsTitles = isVTE || terminal.hasPrefix("rxvt") || terminal.hasPrefix("foot")
    kind = knowsTitles && !isInTmux ? .titleAndText : .text
  }

  /// The sequence that shows a text. It moves nothing on the screen, and makes no sound.
  ///
  /// - Parameter title: A title without semicolons. It also keeps the text from being taken for one of OSC 9's
  ///   numeric commands.
  public func sequence(title: String, text: String) -> String {
    let text = String(Printable.stripped(text).prefix(Self.longest))
    let command =
      switch kind {
      case .text: "\u{1B}]9;\(title): \(text)\u{1B}\\"
      case .titleAndText: "\u{1B}]777;notify;\(title);\(text)\u{1B}\\"
      }
    guard isInTmux else { return command }
    // tmux passes on what is wrapped so, where it is allowed to, and drops it elsewhere.
    return "\u{1B}Ptmux;\(command.replacing("\u{1B}", with: "\u{1B}\u{1B}"))\u{1B}\\"
  }
}
