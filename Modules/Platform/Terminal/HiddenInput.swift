import Foundation

/// A terminal that does not show what is typed, until `restore`.
struct HiddenInput {
  private let descriptor: Int32
  private let before: termios

  /// Stops the echo; the system goes on editing the line. nil when the descriptor is no terminal.
  init?(_ descriptor: Int32) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_lflag |= tcflag_t(ICANON | ISIG)
    settings.c_iflag |= tcflag_t(ICRNL)
    guard tcsetattr(descriptor, TCSADRAIN, &settings) == 0 else { return nil }
  }

  /// Shows again what is typed.
  func restore() {
    var settings = before
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }
}
