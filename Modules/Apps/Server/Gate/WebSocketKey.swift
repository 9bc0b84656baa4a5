import Crypto
import Foundation

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
