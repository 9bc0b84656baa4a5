/// HTML that contains only escaped text and text from the code.
struct HTMLText: Sendable {
  private var bytes: [UInt8] = []

  /// An empty text.
  ///
  /// - Parameter capacity: About how many bytes it will have.
  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// The HTML as text.
  var source: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds HTML from the code.
  mutating func write(_ code: StaticString) {
    code.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds text from people, escaped for content and for values of attributes in quotation marks.
  mutating func write(text: String) {
    var text = text
    text.withUTF8 { write(text: $0) }
  }

  /// Adds text from people, valid UTF-8, escaped in the same way.
  mutating func write(text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<text.count {
      let escape: StaticString
      switch text[index] {
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">"): escape = "&gt;"
      case UInt8(ascii: "\""): escape = "&quot;"
      case UInt8(ascii: "'"): escape = "&#39;"
      default: continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      write(escape)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }
}
