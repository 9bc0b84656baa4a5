import CSocialLineEditor
import Foundation

/// The terminal or the pipe that the program was started with.
public enum Terminals {
  /// Takes over standard input and output. Call this once, at the start: it also takes over the signals that end or
  /// suspend a session. nil if the system has no descriptors or threads left.
  public static func standard(environment: [String: String]) -> (any TextIO)? {
    TerminalLocale.assumeUTF8()
    // A reader that goes away shows as a failed write, not as the end of the process.
    signal(SIGPIPE, SIG_IGN)
    guard let mailbox = Mailbox() else { return nil }
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    let canEdit = isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
    var signals = [SIGINT, SIGTERM, SIGHUP]
    if canEdit { signals += [SIGWINCH, SIGTSTP] }
    line_editor_watch_signals(mailbox.signalDescriptor, signals, Int32(signals.count))
    return make(mailbox: mailbox, canEdit: canEdit, environment: environment)
  }

  private static func make(
    mailbox: Mailbox, canEdit: Bool, environment: [String: String]
  ) -> StandardTerminal {
    let interruptions = Interruptions()
    let thread = Thread {
      let editing =
        !canEdit
        ? nil
        : EditingLoop(
          mailbox: mailbox, interruptions: interruptions, input: STDIN_FILENO, output: STDOUT_FILENO)
      if let editing { return editing.run() }
      PlainLoop(
        mailbox: mailbox, interruptions: interruptions, input: STDIN_FILENO, output: STDOUT_FILENO
      ).run()
    }
    thread.name = "terminal"
    thread.start()
    let isColourful = canEdit && (environment["NO_COLOR"] ?? "").isEmpty
    return StandardTerminal(
      isInteractive: canEdit, style: isColourful ? .ansi : .plain, mailbox: mailbox,
      interruptions: interruptions, output: STDOUT_FILENO,
      fallbackWidth: environment["COLUMNS"].flatMap { Int($0) } ?? 80)
  }
}

/// The character set that the C library uses, and with it the line editor.
enum TerminalLocale {
  /// Uses the environment's locale, and UTF-8 if it doesn't set one.
  static func assumeUTF8() {
    line_editor_set_locale()
  }
}
