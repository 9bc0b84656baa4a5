import AppValues
import HTTPTypes
import Hummingbird
import MastodonAPI

/// The token of a request (RFC 6750, section 2).
enum RequestToken {
  /// The token from the header, or else from the address, or from what browsers can send with a WebSocket.
  static func token(of request: Request, query: RequestValues) -> Secret? {
    if let token = request.headers[.authorization].flatMap(bearer) { return token }
    return token(in: query) ?? WebSocketHandshake.offeredProtocol(request.head).map { Secret($0) }
  }

  /// The token in a header's value; nil if that identifies someone in another way. This uses no regular expression,
  /// which would be compiled for each request.
  private static func bearer(_ value: String) -> Secret? {
    let scheme = value.prefix { $0 != " " }
    let token = value[scheme.endIndex...].drop { $0 == " " }
    return scheme.lowercased() == "bearer" && !token.isEmpty ? Secret(String(token)) : nil
  }

  /// The token from a form.
  static func token(in values: RequestValues) -> Secret? {
    values.text("access_token").flatMap { $0.isEmpty ? nil : Secret($0) }
  }
}
