import Foundation
import SocialTestSupport
import Synchronization

@testable import SocialTerminal

/// A pseudo-terminal with the editing loop on its inner end; the test sits at the outer one.
final class PseudoTerminal: Sendable {
  let io: StandardTerminal
  let mailbox: Mailbox
  private let outer: Int32
  private let seen = Mutex<[UInt8]>([])
  private let changes = Changes()

  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter isDumb: Whether it is one on which nothing can be edited.
  init(columns: Int = 80, rows: Int = 24, isDumb: Bool = false) throws {
    TerminalLocale.assumeUTF8()
    outer = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // The X/Open calls for this are not imported; on Linux they are these two requests.
    var unlocked: Int32 = 0
    var number: Int32 = 0
    guard outer >= 0, ioctl(outer, 0x4004_5431, &unlocked) == 0,
      ioctl(outer, 0x8004_5430, &number) == 0, let mailbox = Mailbox()
    else { throw Fault(description: "no pseudo-terminal") }
    let inner = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    self.mailbox = mailbox
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard inner >= 0, ioctl(inner, UInt(TIOCSWINSZ), &size) == 0 else {
      throw Fault(description: "no inner end")
    }
    let interruptions = Interruptions()
    io = StandardTerminal(
      isInteractive: !isDumb, style: isDumb ? .plain : .ansi, mailbox: mailbox, interruptions: interruptions,
      output: inner, fallbackWidth: 80)
    setenv("TERM", "xterm", 1)
    Thread.detachNewThread {
      if isDumb {
        PlainLoop(mailbox: mailbox, interruptions: interruptions, input: inner, output: inner).run()
      } else {
        EditingLoop(mailbox: mailbox, interruptions: interruptions, input: inner, output: inner)?.run()
      }
    }
    Thread.detachNewThread { [outer, weak self] in
      var bytes = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = read(outer, &bytes, bytes.count)
        guard count > 0, let self else { return }
        self.seen.withLock { $0 += bytes.prefix(count) }
        self.changes.tell()
      }
    }
  }

  /// Types keys; `\r` is Return.
  func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(outer, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Behaves as if the process had received a signal.
  func signal(_ number: Int32) {
    var byte = UInt8(number)
    _ = write(mailbox.signalDescriptor, &byte, 1)
  }

  func resize(columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(outer, UInt(TIOCSWINSZ), &size)
    signal(SIGWINCH)
  }

  /// All that has been written so far.
  var transcript: String { String(decoding: seen.withLock { $0 }, as: UTF8.self) }

  /// Waits until something has been written.
  func waitFor(_ text: String) async throws {
    if await changes.wait(until: { transcript.contains(text) }) { return }
    // Waiting for a line, now or later, must not take for ever.
    signal(SIGTERM)
    type("\r\u{4}\u{4}")
    throw Fault(description: "no \(text.debugDescription) in \(transcript.debugDescription)")
  }

  /// Asks for a line, and waits until its prompt stands there.
  func ask(_ request: LineRequest) async throws -> Task<LineResult, Never> {
    let answer = Task { [io] in await io.readLine(request) }
    try await waitFor(request.prompt)
    return answer
  }

  /// Whether the terminal shows what is typed by itself.
  var echoes: Bool {
    var settings = termios()
    return tcgetattr(outer, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }
}
