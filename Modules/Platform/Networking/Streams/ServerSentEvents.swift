/// Reads server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html) in pieces of any size.
struct ServerSentEvents: Sendable {
  /// An event.
  struct Event: Hashable, Sendable {
    /// Its type; `message` if it has none.
    let name: String
    /// Its data; nil if it has none.
    let data: String?
  }

  /// The highest number of bytes of an event.
  private let limit: Int
  private var line: [UInt8] = []
  private var name = ""
  private var data: [String] = []
  private var size = 0
  private var isAfterReturn = false
  private var isAtStart = true

  init(limit: Int) {
    self.limit = limit
  }

  /// The events that end within a piece.
  ///
  /// Throws `tooLarge` for an event that is longer than allowed.
  mutating func add(_ piece: [UInt8]) throws(NetworkError) -> [Event] {
    var events: [Event] = []
    for byte in piece {
      // A line ends with CR, LF, or both.
      if byte == 0x0A, isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = byte == 0x0D
      if byte == 0x0A || byte == 0x0D {
        if let event = endLine() { events.append(event) }
        continue
      }
      line.append(byte)
      guard size + line.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return events
  }

  private mutating func endLine() -> Event? {
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isAtStart = false
    defer { line = [] }
    guard !line.isEmpty else { return endEvent() }
    // A comment, by which a server says that it's there.
    if line.first == UInt8(ascii: ":") { return nil }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == 0x20 { value = value.dropFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "event": name = String(decoding: value, as: UTF8.self)
    case "data": data.append(String(decoding: value, as: UTF8.self))
    default: return nil
    }
    size += value.count
    return nil
  }

  private mutating func endEvent() -> Event? {
    defer { (name, data, size) = ("", [], 0) }
    // Some events say everything by their name.
    guard !name.isEmpty || !data.isEmpty else { return nil }
    return Event(
      name: name.isEmpty ? "message" : name, data: data.isEmpty ? nil : data.joined(separator: "\n"))
  }
}
