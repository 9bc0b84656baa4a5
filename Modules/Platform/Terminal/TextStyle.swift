public import AppScreens

/// How emphasis is written.
public enum TextStyle: Hashable, Sendable {
  /// Not at all.
  case plain
  /// By the escape sequences that terminals share.
  case ansi

  /// A text with its emphasis.
  public func paint(_ text: String, _ emphasis: Emphasis) -> String {
    guard self == .ansi else { return text }
    return switch emphasis {
    case .plain: text
    case .strong: "\u{1B}[1m\(text)\u{1B}[22m"
    case .faint: "\u{1B}[2m\(text)\u{1B}[22m"
    case .accent: "\u{1B}[36m\(text)\u{1B}[39m"
    case .own: "\u{1B}[32m\(text)\u{1B}[39m"
    case .alert: "\u{1B}[31m\(text)\u{1B}[39m"
    }
  }
}
