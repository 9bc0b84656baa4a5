import Foundation
import MastodonAPI
import NIOCore
import Testing

/// Someone who listens by a WebSocket (RFC 6455). Its frames are masked with zeros, which leaves them as they are.
final class WebSocketClient {
  enum Received: Equatable {
    case text(String)
    case closed(Int?)
  }

  let connection: LiveConnection
  let head: AnswerHead
  var answersPings = true

  /// - Parameter headers: What is sent beside what a WebSocket needs.
  init(_ connection: LiveConnection, query: String = "", _ headers: [(String, String)]) async throws {
    self.connection = connection
    head = try await connection.ask(
      "/api/v1/streaming\(query)",
      [
        ("Connection", "keep-alive, Upgrade"), ("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
      ] + headers)
  }

  convenience init(_ connection: LiveConnection, query: String = "", token: String) async throws {
    try await self.init(connection, query: query, [("Authorization", "Bearer \(token)")])
    try #require(head.status == 101)
  }

  /// Listens to a stream; returns once the server does what it's asked.
  func subscribe(_ stream: String, tag: String? = nil, list: String? = nil) async throws {
    try await say(MastodonStreamRequest(stream: stream, tag: tag, list: list))
    try await settle()
  }

  func unsubscribe(_ stream: String, tag: String? = nil) async throws {
    try await say(MastodonStreamRequest(type: "unsubscribe", stream: stream, tag: tag))
    try await settle()
  }

  /// Returns once all that was asked for before is done: requests are followed in their order, and this one is refused.
  private func settle() async throws {
    try await say(MastodonStreamRequest(stream: "nothing"))
    let refusal = try await receive()
    try #require(refusal == .text(#"{"error":"Unknown stream type","status":400}"#))
  }

  func say(_ request: MastodonStreamRequest) async throws {
    try await send(0x81, JSONWriter.bytes(of: request))
  }

  /// Sends a frame.
  ///
  /// - Parameter first: Its first byte: 0x81 for a whole text.
  func send(_ first: UInt8, _ data: [UInt8]) async throws {
    let length: [UInt8] =
      data.count < 126
      ? [0x80 | UInt8(data.count)] : [0xFE, UInt8(data.count >> 8), UInt8(data.count & 0xFF)]
    try await connection.send([first] + length + [0, 0, 0, 0] + data)
  }

  /// What happened next, of whatever stream.
  func message() async throws -> MastodonStreamMessage {
    guard case .text(let text) = try await receive() else {
      throw ClosedEarly()
    }
    return try JSONDecoder().decode(MastodonStreamMessage.self, from: Data(text.utf8))
  }

  struct ClosedEarly: Error {}

  /// The next text, or the end.
  func receive() async throws -> Received {
    while let (opcode, data) = try await frame() {
      switch opcode {
      case 1: return .text(String(decoding: data, as: UTF8.self))
      case 8:
        let code = data.count >= 2 ? Int(data[0]) << 8 | Int(data[1]) : nil
        // The server may be gone already.
        try? await send(0x88, data)
        return .closed(code)
      case 9: if answersPings { try await send(0x8A, data) }
      default: continue
      }
    }
    return .closed(nil)
  }

  /// The next frame, whatever it is.
  func frame() async throws -> (opcode: UInt8, data: [UInt8])? {
    guard let start = try await connection.bytes(2) else { return nil }
    var length = Int(start[1])
    if length >= 126 {
      guard let bytes = try await connection.bytes(length == 126 ? 2 : 8) else { return nil }
      length = bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let data = length == 0 ? [] : try await connection.bytes(length) else { return nil }
    return (start[0] & 0x0F, data)
  }
}

extension MastodonStreamMessage {
  /// The status that it brings.
  func status() throws -> MastodonStatus {
    try JSONDecoder().decode(MastodonStatus.self, from: Data((payload ?? "").utf8))
  }
}
