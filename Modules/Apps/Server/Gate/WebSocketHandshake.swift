import Crypto
import Foundation
import HTTPTypes

/// How a connection becomes a WebSocket (RFC 6455, section 4.2).
enum WebSocketHandshake {
  /// Whether a request asks for some other protocol.
  static func asksForUpgrade(_ head: HTTPRequest) -> Bool {
    let values = head.headerFields[values: .connection]
    return !values.isEmpty && tokens(values).contains("upgrade")
  }

  /// Whether a request asks for a WebSocket.
  static func isAsked(_ head: HTTPRequest) -> Bool {
    head.method == .get && asksForUpgrade(head)
      && tokens(head.headerFields[values: .upgrade]).contains("websocket")
  }

  /// The first of the protocols that a client wants to speak over a WebSocket. Browsers, which can't send other headers
  /// with it, send their token as one.
  static func offeredProtocol(_ head: HTTPRequest) -> String? {
    guard isAsked(head), let offered = head.headerFields[.secWebSocketProtocol] else { return nil }
    let first = offered.prefix { $0 != "," }.filter { $0 != " " }
    return first.isEmpty ? nil : first
  }

  /// The headers of the answer that accepts.
  ///
  /// Throws `ServerError` for a client that speaks another version.
  static func answer(to head: HTTPRequest) throws(ServerError) -> HTTPFields {
    guard head.headerFields[.secWebSocketVersion] == "13" else {
      var error = ServerError(.upgradeRequired, "Only version 13 of WebSockets is spoken here")
      error.headers[.secWebSocketVersion] = "13"
      throw error
    }
    guard let acceptance = head.headerFields[.secWebSocketKey].flatMap(WebSocketKey.acceptance) else {
      throw ServerError(.badRequest, "Sec-WebSocket-Key is missing or wrong")
    }
    var headers: HTTPFields = [
      .connection: "Upgrade", .upgrade: "websocket", .secWebSocketAccept: acceptance,
    ]
    // A client that offers some expects one of them in return.
    headers[.secWebSocketProtocol] = offeredProtocol(head)
    return headers
  }

  private static func tokens(_ values: [String]) -> Set<String> {
    Set(values.flatMap { $0.split(separator: ",") }.map { $0.filter { $0 != " " }.lowercased() })
  }
}

/// The key by which a client knows that the server really speaks WebSocket (RFC 6455, section 4.2.2). It protects
/// nothing, so the old SHA-1 does.
enum WebSocketKey {
  /// What a server answers to a key: nil for what isn't one, 16 bytes in base64.
  static func acceptance(of key: String) -> String? {
    guard Data(base64Encoded: key)?.count == 16 else { return nil }
    return Data(Insecure.SHA1.hash(data: Data((key + guide).utf8))).base64EncodedString()
  }

  private static let guide = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
}
