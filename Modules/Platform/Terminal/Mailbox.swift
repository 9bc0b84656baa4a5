import Foundation
import Synchronization

/// A request to the thread that owns the terminal.
enum TerminalJob: Sendable {
  case write(String, done: @Sendable () -> Void)
  case announce(String, done: @Sendable () -> Void)
  /// Writes a sequence that isn't shown.
  case send(String, done: @Sendable () -> Void)
  case read(LineRequest, done: @Sendable (LineResult) -> Void)
  /// Stops writing until `release`.
  case hold(done: @Sendable () -> Void)
  case release
  case close(done: @Sendable () -> Void)
}

/// Passes requests and signals to the thread that owns the terminal, which polls `descriptor`.
final class Mailbox: Sendable {
  /// Becomes readable when there are requests or signals.
  let descriptor: Int32
  /// Where a signal handler writes the signal's number, as one byte.
  let signalDescriptor: Int32
  private let jobs = Mutex<[TerminalJob]>([])

  /// nil if the process has no descriptors left.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    descriptor = ends[0]
    signalDescriptor = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    close(descriptor)
    close(signalDescriptor)
  }

  /// Adds a request and wakes the thread.
  func post(_ job: TerminalJob) {
    jobs.withLock { $0.append(job) }
    // A full pipe refuses the byte, and will wake the thread all the same.
    var wake: UInt8 = 0
    _ = write(signalDescriptor, &wake, 1)
  }

  /// Takes all requests, in order, and all signals.
  func take() -> (jobs: [TerminalJob], signals: [Int32]) {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(descriptor, &bytes, bytes.count)
    let signals = bytes.prefix(max(count, 0)).filter { $0 != 0 }.map(Int32.init)
    let waiting = jobs.withLock { jobs in
      let waiting = jobs
      jobs = []
      return waiting
    }
    return (waiting, signals)
  }
}
