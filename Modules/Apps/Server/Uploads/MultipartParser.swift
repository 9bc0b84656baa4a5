import AppValues

/// Takes the body of a form apart as its bytes come (RFC 7578): it keeps no more than a boundary's length of what a part
/// has, however long that is.
struct MultipartParser {
  /// What the bytes say next.
  enum Event: Equatable {
    case partBegan(MultipartHeader)
    case data([UInt8])
    case partEnded
    /// The last boundary came; what stands behind it counts for nothing.
    case finished
  }

  private enum State {
    case preamble, behindBoundary, header, content, finished
  }

  /// How many bytes the header of a part can have.
  private static let headerLimit = 8192
  /// How many parts there can be.
  private static let partLimit = 256

  private let boundary: [UInt8]
  private var state = State.preamble
  /// Bytes whose meaning depends on those to come. A boundary begins a line, the first one, too.
  private var pending: [UInt8] = Array("\r\n".utf8)
  private var parts = 0

  /// - Parameter boundary: As the content type names it, 1 to 70 characters.
  init(boundary: String) {
    self.boundary = Array("\r\n--\(boundary)".utf8)
  }

  var isFinished: Bool { if case .finished = state { true } else { false } }

  /// Takes the next bytes.
  ///
  /// Throws `invalid(.file, .malformed)` for what is no form.
  mutating func feed(_ bytes: some Sequence<UInt8>) throws(AppError) -> [Event] {
    pending.append(contentsOf: bytes)
    var events: [Event] = []
    while let event = try step() { events += event }
    return events
  }

  /// The events of the next step; nil where it takes more bytes.
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
    guard let start = pending.firstPlace(of: boundary) else {
      drop(max(0, pending.count - boundary.count + 1))
      return nil
    }
    drop(start.upperBound)
    state = .behindBoundary
    return []
  }

  private mutating func passBoundary() throws(AppError) -> [Event]? {
    // Space may stand behind a boundary.
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
    guard let found = pending.firstPlace(of: end) else {
      if pending.count > Self.headerLimit { throw .tooLarge }
      return nil
    }
    if found.lowerBound > Self.headerLimit { throw .tooLarge }
    let header = try MultipartHeader(String(decoding: pending[..<found.lowerBound], as: UTF8.self))
    // An empty content ends right here: its boundary begins with the last line break.
    drop(found.upperBound - 2)
    state = .content
    isAtStart = true
    return [.partBegan(header)]
  }

  /// Whether the line break behind the header still stands before the content.
  private var isAtStart = false

  private mutating func readContent() -> [Event]? {
    if isAtStart, pending.count < boundary.count { return nil }
    if isAtStart {
      isAtStart = false
      if pending.starts(with: boundary) { return end(at: 0) }
      drop(2)
    }
    if let found = pending.firstPlace(of: boundary) { return end(at: found.lowerBound) }
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
  /// Where other bytes first stand. The library's `firstRange(of:)`, made for any collection, takes most of an upload's
  /// time.
  fileprivate func firstPlace(of other: [UInt8]) -> Range<Int>? {
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
