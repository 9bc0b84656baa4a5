import Foundation
import Synchronization

@testable import SocialTerminal

/// A pipe at both ends of the plain loop.
final class Pipes: Sendable {
  let io: StandardTerminal
  private let mailbox: Mailbox
  private let input = Pipe()
  private let output = Pipe()

  init?() {
    guard let mailbox = Mailbox() else { return nil }
    // A program that another test starts must not hold them open when they are closed here.
    for pipe in [input, output] {
      for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
        _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
    }
    self.mailbox = mailbox
    let interruptions = Interruptions()
    let ends = (input.fileHandleForReading.fileDescriptor, output.fileHandleForWriting.fileDescriptor)
    io = StandardTerminal(
      isInteractive: false, style: .plain, mailbox: mailbox, interruptions: interruptions,
      output: ends.1, fallbackWidth: 72)
    Thread.detachNewThread {
      PlainLoop(mailbox: mailbox, interruptions: interruptions, input: ends.0, output: ends.1).run()
    }
  }

  func send(_ bytes: some Sequence<UInt8>) {
    input.fileHandleForWriting.write(Data(bytes))
  }

  func endInput() throws { try input.fileHandleForWriting.close() }

  func stopReading() throws { try output.fileHandleForReading.close() }

  func signal(_ number: Int32) {
    var byte = UInt8(number)
    _ = write(mailbox.signalDescriptor, &byte, 1)
  }

  /// All that was written, once it is closed.
  func transcript() async throws -> String {
    await io.close()
    try output.fileHandleForWriting.close()
    return String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }
}
