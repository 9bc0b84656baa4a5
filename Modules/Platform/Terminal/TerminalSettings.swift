import Foundation

/// How a terminal was found, so that it can be left, or lent, like that.
struct TerminalSettings {
  private let descriptor: Int32
  private let found: termios

  /// nil when the descriptor is no terminal.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    found = settings
  }

  /// Hides what is typed until `restore`. The system keeps editing the line, and the next reader still gets it.
  ///
  /// - Returns: Whether the terminal could be changed.
  @discardableResult
  func silence() -> Bool {
    var settings = found
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_lflag |= tcflag_t(ICANON | ISIG)
    settings.c_iflag |= tcflag_t(ICRNL)
    return tcsetattr(descriptor, TCSADRAIN, &settings) == 0
  }

  /// Leaves the terminal as it was found.
  func restore() {
    var settings = found
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
