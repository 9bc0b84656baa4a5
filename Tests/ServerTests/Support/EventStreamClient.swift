import Testing

/// Someone who listens to a stream of events.
final class EventStreamClient {
  struct Event: Hashable {
    let name: String
    let data: String
  }

  private let connection: LiveConnection
  let head: AnswerHead
  private var text = ""

  init(_ connection: LiveConnection, _ path: String, token: String) async throws {
    self.connection = connection
    head = try await connection.ask("/api/v1/streaming/\(path)", [("Authorization", "Bearer \(token)")])
  }

  /// Sends nothing more, as a client does that leaves.
  func leave() {
    connection.endSending()
  }

  /// The next line; nil at the end.
  func line() async throws -> String? {
    while true {
      if let end = text.firstIndex(of: "\n") {
        defer { text = String(text[text.index(after: end)...]) }
        return String(text[..<end])
      }
      guard let piece = try await piece() else { return nil }
      text += piece
    }
  }

  /// The next event; nil at the end.
  func event() async throws -> Event? {
    var name = ""
    while let line = try await line() {
      if line.hasPrefix("event: ") { name = String(line.dropFirst(7)) }
      if line.hasPrefix("data: ") { return Event(name: name, data: String(line.dropFirst(6))) }
    }
    return nil
  }

  /// A piece of a body in pieces (RFC 9112, section 7.1).
  private func piece() async throws -> String? {
    guard let size = try await connection.line().flatMap({ Int($0, radix: 16) }), size > 0 else { return nil }
    guard let bytes = try await connection.bytes(size + 2) else { return nil }
    return String(decoding: bytes.dropLast(2), as: UTF8.self)
  }
}
