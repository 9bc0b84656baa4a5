import Foundation
import Synchronization

/// What a program says: read on a thread of its own until the other end closes.
final class IncomingStream: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isAtEnd = false
  }

  private let state: Arc

  /// The reading thread outlives the stream when the program's children keep the other end open.
  private final class Arc: Sendable {
    let state = Mutex(State())
  }

  init(descriptor: CInt) {
    let arc = Arc()
    state = arc
    Thread {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        // A terminal whose program has gone answers EIO, a pipe 0: the end, either way.
        if count <= 0 { break }
        arc.state.withLock { $0.bytes.append(contentsOf: buffer[..<count]) }
      }
      arc.state.withLock { $0.isAtEnd = true }
      close(descriptor)
    }.start()
  }

  /// All until now; bytes that are no UTF-8 as replacement characters.
  var text: String { state.state.withLock { String(decoding: $0.bytes, as: UTF8.self) } }
  var isAtEnd: Bool { state.state.withLock { $0.isAtEnd } }

  /// The first appearance of a text at or after a place: what lies from there to its end, and where that is.
  func find(_ text: String, from start: Int) -> (text: String, end: Int)? {
    state.state.withLock { state in
      guard let range = state.bytes[start...].firstRange(of: Array(text.utf8)) else { return nil }
      return (String(decoding: state.bytes[start..<range.upperBound], as: UTF8.self), range.upperBound)
    }
  }
}

/// What is typed to a program.
final class OutgoingStream: Sendable {
  private let descriptor: Mutex<CInt?>
  private let isTerminal: Bool
  /// Writing waits when the program does not read: never on the caller's thread.
  private let queue = DispatchQueue(label: "typing")

  init(descriptor: CInt, isTerminal: Bool) {
    self.descriptor = Mutex(descriptor)
    self.isTerminal = isTerminal
  }

  func write(_ text: String) {
    queue.async { [self] in
      guard let descriptor = descriptor.withLock({ $0 }) else { return }
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        // A program that has ended or closed its input reads no more; what it said tells the test.
        if count <= 0 { return }
        bytes = bytes.dropFirst(count)
      }
    }
  }

  func end() {
    if isTerminal { write("\u{4}") } else { close() }
  }

  /// Closes once all that was typed before has gone out.
  func close() {
    queue.async { [self] in
      descriptor.withLock { descriptor in
        if let open = descriptor { Foundation.close(open) }
        descriptor = nil
      }
    }
  }

  func resize(columns: Int, rows: Int) {
    descriptor.withLock { descriptor in
      if let open = descriptor { Spawn.setSize(of: open, columns: columns, rows: rows) }
    }
  }
}
