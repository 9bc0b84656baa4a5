/// A part of a file, as a client asks for it (RFC 9110, section 14.1.2). Several at once are answered with the whole.
struct ByteRange: Equatable {
  /// The first byte; nil where the last `end` bytes are asked for.
  private let start: Int?
  private let end: Int?

  /// - Parameter text: `bytes=0-499`, `bytes=500-` or `bytes=-500`; nil for anything else.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /bytes=([0-9]*)-([0-9]*)/) else { return nil }
    start = Int(match.1)
    end = Int(match.2)
    if start == nil, end == nil { return nil }
  }

  /// The bytes that are meant of a file; nil where it has none of them.
  func range(within length: Int) -> ClosedRange<Int>? {
    guard length > 0 else { return nil }
    guard let start else {
      guard let end, end > 0 else { return nil }
      return max(0, length - end)...(length - 1)
    }
    let last = min(end ?? length - 1, length - 1)
    return start <= last ? start...last : nil
  }
}
