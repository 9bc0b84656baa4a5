import Foundation

/// Asks for a secret on the process's controlling terminal, whatever its standard streams are.
public enum SecretPrompt {
  /// Prints `prompt` and reads a line without showing it.
  ///
  /// - Returns: The line; nil if there is no terminal, or if it's closed first.
  public static func read(_ prompt: String) -> String? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    // Signals that would end us wait, so that the terminal never stays without its echo.
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGTSTP] { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    guard let settings = TerminalSettings(of: terminal), settings.silence() else { return nil }
    var writer = OutputWriter(descriptor: terminal)
    writer.write(prompt)
    let answer = line(from: terminal)
    settings.restore()
    writer.write("\n")
    return answer
  }

  private static func line(from descriptor: Int32) -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while Foundation.read(descriptor, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return nil
  }
}
