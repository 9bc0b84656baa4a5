import HTTPTypes
import Hummingbird
import SocialCredentials

/// What an answer is known by, so that those who have it aren't sent it again (RFC 9110, section 8.8.3). It is a weak one:
/// the same text may be sent compressed.
struct EntityTag {
  private let opaque: String

  /// - Parameter content: What is answered.
  init(of content: String) {
    opaque = "\"\(Self.digest(of: content))\""
  }

  var text: String { "W/\(opaque)" }

  /// Whether the client that asks has it already.
  func isKnown(to request: Request) -> Bool { Self.isKnown(opaque, to: request) }

  /// - Parameter opaque: The tag in its quotation marks, without the sign that it's weak.
  static func isKnown(_ opaque: String, to request: Request) -> Bool {
    request.headers[.ifNoneMatch].map { $0 == "*" || $0.contains(opaque) } ?? false
  }

  /// A short text that is another for another content.
  static func digest(of content: String) -> String { String(AccessToken.hash(content).prefix(32)) }
}

extension Response {
  /// Tells a client that what it has is still right.
  static func notModified(_ headers: HTTPFields) -> Response {
    var response = Response(status: .notModified, headers: headers)
    // That of what isn't sent is another (RFC 9110, section 8.6).
    response.headers[.contentLength] = nil
    response.headers[.contentType] = nil
    return response
  }
}
