import HTTPTypes
import Hummingbird
import SocialCredentials

/// Identifies the content of an answer, so that it isn't sent to clients that have it already (RFC 9110, section 8.8.3). The
/// tag is weak, since the same content may be sent compressed.
struct EntityTag {
  private let opaque: String

  /// - Parameter content: The text of the answer.
  init(of content: String) {
    opaque = "\"\(Self.digest(of: content))\""
  }

  var text: String { "W/\(opaque)" }

  /// Whether the client has the content already.
  func isKnown(to request: Request) -> Bool { Self.isKnown(opaque, to: request) }

  /// - Parameter opaque: The tag in its quotation marks, without the sign that it's weak.
  static func isKnown(_ opaque: String, to request: Request) -> Bool {
    request.headers[.ifNoneMatch].map { $0 == "*" || $0.contains(opaque) } ?? false
  }

  /// A short text that differs for different contents.
  static func digest(of content: String) -> String { String(AccessToken.hash(content).prefix(32)) }
}

extension Response {
  /// Tells a client that the content it has is still current.
  static func notModified(_ headers: HTTPFields) -> Response {
    var response = Response(status: .notModified, headers: headers)
    // These would describe the empty body (RFC 9110, section 8.6).
    response.headers[.contentLength] = nil
    response.headers[.contentType] = nil
    return response
  }
}
