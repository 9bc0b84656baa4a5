import Foundation

/// The original settings of a terminal, for restoring them.
struct TerminalSettings {
  private let descriptor: Int32
  private let found: termios

  /// nil if the descriptor isn't a terminal.
  init?(of descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    found = settings
  }

  /// Hides typed text until `restore`. The system keeps editing the line, and the next reader still gets it.
  ///
  /// - Returns: Whether the settings could be changed.
  @discardableResult
  func silence() -> Bool {
    var settings = found
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_lflag |= tcflag_t(ICANON | ISIG)
    settings.c_iflag |= tcflag_t(ICRNL)
    return tcsetattr(descriptor, TCSADRAIN, &settings) == 0
  }

  /// Restores the original settings.
  func restore() {
    var settings = found
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
