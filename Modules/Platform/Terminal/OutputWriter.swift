import Foundation

/// Writes text to a descriptor. If the reader has gone away, the rest is dropped without an error.
struct OutputWriter {
  private let descriptor: Int32
  /// Whether someone is still reading.
  private(set) var isOpen = true
  /// Why writing failed, as an `errno`; 0 if it hasn't.
  private(set) var fault: Int32 = 0

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func write(_ text: String) {
    guard isOpen else { return }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Another program that shares the terminal made it non-blocking: wait until it takes more.
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else if errno != EINTR {
        fault = errno
        isOpen = false
        return
      }
    }
  }
}
