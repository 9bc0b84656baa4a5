import AppValues

/// Parses the body of a form as its bytes arrive (RFC 7578). It keeps no more of a part than the length of a
/// boundary, however long the part is.
struct MultipartParser {
  /// An event that the bytes bring.
  enum Event: Equatable {
    case partBegan(MultipartHeader)
    case data([UInt8])
    case partEnded
    /// The last boundary arrived; what follows is ignored.
    case finished
  }

  private enum State {
    case preamble, behindBoundary, header, content, finished
  }

  /// The largest header of a part, in bytes.
  private static let headerLimit = 8192
  /// The most parts.
  private static let partLimit = 256

  private let boundary: [UInt8]
  private var state = State.preamble
  /// The bytes whose meaning depends on the following ones. Every boundary follows a line break, so the first one
  /// gets one.
  private var pending: [UInt8] = Array("\r\n".utf8)
  private var parts = 0

  /// - Parameter boundary: As the content type names it, 1 to 70 characters.
  init(boundary: String) {
    self.boundary = Array("\r\n--\(boundary)".utf8)
  }

  var isFinished: Bool { if case .finished = state { true } else { false } }

  /// Parses the next bytes.
  ///
  /// Throws `invalid(.file, .malformed)` for anything but a form.
  mutating func feed(_ bytes: some Sequence<UInt8>) throws(AppError) -> [Event] {
    pending.append(contentsOf: bytes)
    var events: [Event] = []
    while let event = try step() { events += event }
    return events
  }

  /// The events of the next step; nil if it takes more bytes.
  private mutating func step() throws(AppError) -> [Event]? {
    switch state {
    case .preamble: return skipPreamble()
    case .behindBoundary: return try passBoundary()
    case .header: return try readHeader()
    case .content: return readContent()
    case .finished:
      pending = []
      return nil
    }
  }

  private mutating func skipPreamble() -> [Event]? {
    guard let start = pending.firstRange(of: boundary) else {
      drop(max(0, pending.count - boundary.count + 1))
      return nil
    }
    drop(start.upperBound)
    state = .behindBoundary
    return []
  }

  private mutating func passBoundary() throws(AppError) -> [Event]? {
    // Spaces may follow a boundary.
    let rest = pending.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if pending.count - rest.count > Self.headerLimit { throw .invalid(.file, .malformed) }
    guard rest.count >= 2 else { return nil }
    let next = Array(rest.prefix(2))
    drop(pending.count - rest.count + 2)
    switch next {
    case Array("--".utf8):
      state = .finished
      return [.finished]
    case Array("\r\n".utf8):
      parts += 1
      if parts > Self.partLimit { throw .tooLarge }
      state = .header
      return []
    default: throw .invalid(.file, .malformed)
    }
  }

  private mutating func readHeader() throws(AppError) -> [Event]? {
    let end = Array("\r\n\r\n".utf8)
    guard let found = pending.firstRange(of: end) else {
      if pending.count > Self.headerLimit { throw .tooLarge }
      return nil
    }
    if found.lowerBound > Self.headerLimit { throw .tooLarge }
    let header = try MultipartHeader(String(decoding: pending[..<found.lowerBound], as: UTF8.self))
    // An empty content ends here, since its boundary begins with the last line break.
    drop(found.upperBound - 2)
    state = .content
    isAtStart = true
    return [.partBegan(header)]
  }

  /// Whether the line break after the header is still in front of the content.
  private var isAtStart = false

  private mutating func readContent() -> [Event]? {
    if isAtStart, pending.count < boundary.count { return nil }
    if isAtStart {
      isAtStart = false
      if pending.starts(with: boundary) { return end(at: 0) }
      drop(2)
    }
    if let found = pending.firstRange(of: boundary) { return end(at: found.lowerBound) }
    let known = pending.count - boundary.count + 1
    guard known > 0 else { return nil }
    let data = Array(pending[..<known])
    drop(known)
    return [.data(data)]
  }

  private mutating func end(at position: Int) -> [Event] {
    let data = Array(pending[..<position])
    drop(position + boundary.count)
    state = .behindBoundary
    return data.isEmpty ? [.partEnded] : [.data(data), .partEnded]
  }

  private mutating func drop(_ count: Int) {
    pending.removeFirst(count)
  }
}

extension [UInt8] {
  /// The first range of other bytes. The library's `firstRange(of:)`, which works for any collection, would take
  /// most of the time of an upload.
  fileprivate func firstRange(of other: [UInt8]) -> Range<Int>? {
    guard let first = other.first else { return nil }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first), found + other.count <= endIndex {
      let place = found..<found + other.count
      if self[place].elementsEqual(other) { return place }
      start = found + 1
    }
    return nil
  }
}
