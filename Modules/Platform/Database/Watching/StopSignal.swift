import Foundation
import Synchronization

/// Ends a wait on another thread.
final class StopSignal: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32
  private let sent = Atomic(false)

  /// - Returns: nil if the process has too many open files.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  var isSent: Bool { sent.load(ordering: .acquiring) }

  func send() {
    sent.store(true, ordering: .releasing)
    var byte: UInt8 = 0
    // The pipe has room for this one byte.
    _ = write(writeEnd, &byte, 1)
  }

  /// Waits until a socket is readable, or until the signal is sent.
  func wait(for socket: Int32 = -1, milliseconds: Int32 = -1) {
    var watched = [
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&watched, nfds_t(watched.count), milliseconds)
  }
}
