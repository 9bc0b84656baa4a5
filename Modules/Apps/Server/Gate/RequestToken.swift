import AppValues
import HTTPTypes
import Hummingbird
import MastodonAPI

/// The token that a call is made with (RFC 6750, section 2).
enum RequestToken {
  /// From the header, or else the address, or what browsers can send with a WebSocket.
  static func token(of request: Request, query: RequestValues) -> Secret? {
    if let token = request.headers[.authorization].flatMap(bearer) { return token }
    return token(in: query) ?? WebSocketHandshake.offeredProtocol(request.head).map { Secret($0) }
  }

  /// The token in a header's value; nil where that names someone in another way. Each request asks for it: a regular
  /// expression would be compiled each time.
  private static func bearer(_ value: String) -> Secret? {
    let scheme = value.prefix { $0 != " " }
    let token = value[scheme.endIndex...].drop { $0 == " " }
    return scheme.lowercased() == "bearer" && !token.isEmpty ? Secret(String(token)) : nil
  }

  /// From a form.
  static func token(in values: RequestValues) -> Secret? {
    values.text("access_token").flatMap { $0.isEmpty ? nil : Secret($0) }
  }
}
