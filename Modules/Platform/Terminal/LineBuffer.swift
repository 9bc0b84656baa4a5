import Foundation

/// Splits input from a descriptor into lines.
struct LineBuffer {
  private let descriptor: Int32
  private let chunkSize: Int
  private var bytes: [UInt8] = []
  private var isTooLong = false
  private(set) var hasEnded = false

  /// - Parameter chunkSize: How many bytes are read at once; 1 leaves everything after a line to other readers.
  init(descriptor: Int32, chunkSize: Int = 16 * 1024) {
    self.descriptor = descriptor
    self.chunkSize = chunkSize
  }

  /// Reads what is available. Call this when the descriptor is readable.
  mutating func fill() {
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk.prefix(count)
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      hasEnded = true
    }
  }

  /// The next complete line, or `endOfInput` if there will be none; nil if more must be read first.
  mutating func next() -> LineResult? {
    if let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes[..<newline]
      bytes.removeSubrange(...newline)
      return result(line)
    }
    if hasEnded {
      guard !bytes.isEmpty else { return .endOfInput }
      let line = bytes[...]
      bytes = []
      return result(line)
    }
    if bytes.count > TextLimits.line {
      isTooLong = true
      bytes.removeSubrange(TextLimits.line...)
    }
    return nil
  }

  private mutating func result(_ line: ArraySlice<UInt8>) -> LineResult {
    defer { isTooLong = false }
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // Whatever is not UTF-8 becomes U+FFFD; a character cut in two at the limit does too.
    let text = String(decoding: line.prefix(TextLimits.line), as: UTF8.self)
    return isTooLong || line.count > TextLimits.line ? .tooLong(text) : .line(text)
  }
}
