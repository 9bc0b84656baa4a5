import Foundation

/// Writes text to a descriptor. A reader that went away is no fault: the rest is dropped.
struct OutputWriter {
  private let descriptor: Int32
  /// Whether someone still reads.
  private(set) var isOpen = true
  /// Why writing ended, an `errno`; 0 while it goes on.
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
