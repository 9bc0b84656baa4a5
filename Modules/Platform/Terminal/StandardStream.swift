import Foundation

/// A standard stream for text that is only written: what one-shot commands print.
public enum StandardStream: Sendable {
  case output
  case error

  /// Writes text. Answers false once nobody reads any more.
  @discardableResult
  public func write(_ text: String) -> Bool {
    var writer = OutputWriter(descriptor: descriptor)
    writer.write(text)
    return writer.isOpen
  }

  /// The columns to wrap at; nil where it is no terminal and lines are better left whole.
  public var width: Int? { TerminalSize.columns(of: descriptor) }

  /// How emphasis is written here: plain for pipes, simple terminals, and whoever asks by `NO_COLOR`.
  public func style(environment: [String: String]) -> TextStyle {
    let isTerminal = isatty(descriptor) == 1 && !["", "dumb"].contains(environment["TERM"] ?? "")
    return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty ? .ansi : .plain
  }

  private var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }
}
