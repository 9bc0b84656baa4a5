import HTTPTypes
import Hummingbird
import MastodonAPI

/// The token that a call is made with (RFC 6750, section 2).
enum RequestToken {
  /// From the header, or else the address, or what browsers can send with a WebSocket.
  static func token(of request: Request, query: RequestValues) -> String? {
    if let value = request.headers[.authorization],
      let match = value.wholeMatch(of: /(?i:bearer) +(.+)/)
    {
      return String(match.1)
    }
    return token(in: query) ?? WebSocketHandshake.offeredProtocol(request.head)
  }

  /// From a form.
  static func token(in values: RequestValues) -> String? {
    values.text("access_token").flatMap { $0.isEmpty ? nil : $0 }
  }
}
