import Crypto
import Foundation
import Testing

/// A server's end of a WebSocket (RFC 6455).
struct TestWebSocket {
  struct Frame: Equatable {
    let opcode: UInt8
    let text: String
  }

  let connection: TestConnection
  let request: TestRequest

  /// Answers the request for it.
  init(_ connection: TestConnection) async throws {
    self.connection = connection
    request = try #require(try await connection.request())
    let key = try #require(request.headers["sec-websocket-key"])
    let hash = Insecure.SHA1.hash(data: Data("\(key)258EAFA5-E914-47DA-95CA-C5AB0DC85B11".utf8))
    try await connection.send(
      """
      HTTP/1.1 101 Switching Protocols\r
      Connection: upgrade\r
      Upgrade: websocket\r
      Sec-WebSocket-Accept: \(Data(hash).base64EncodedString())\r
      \r\n
      """)
  }

  func send(opcode: UInt8, isLast: Bool = true, _ text: String) async throws {
    let data = Array(text.utf8)
    let length =
      data.count < 126 ? [UInt8(data.count)] : [126, UInt8(data.count >> 8), UInt8(data.count & 0xFF)]
    try await connection.send([(isLast ? 0x80 : 0) | opcode] + length + data)
  }

  /// The next frame, which is whole and masked, as a client has to send it; nil at the end.
  func receive() async throws -> Frame? {
    guard let start = try await connection.bytes(2) else { return nil }
    try #require(start[0] & 0xF0 == 0x80 && start[1] & 0x80 == 0x80)
    var length = Int(start[1] & 0x7F)
    if length == 126 {
      let bytes = try #require(try await connection.bytes(2))
      length = Int(bytes[0]) << 8 | Int(bytes[1])
    }
    let mask = try #require(try await connection.bytes(4))
    let data = try #require(try await connection.bytes(length))
    let text = data.enumerated().map { $0.element ^ mask[$0.offset % 4] }
    return Frame(opcode: start[0] & 0x0F, text: String(decoding: text, as: UTF8.self))
  }
}
