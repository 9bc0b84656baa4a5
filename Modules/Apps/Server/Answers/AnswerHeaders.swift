import HTTPTypes
import Hummingbird
import MastodonAPI

/// Keeps answers out of caches unless they say otherwise, since nearly all depend on who asks. If the server itself
/// speaks https, it also tells browsers to use nothing else from then on (RFC 6797).
struct AnswerHeaders: RouterMiddleware {
  typealias Context = ServerContext

  /// Whether the server itself speaks https.
  let isEncrypted: Bool

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    // A WebSocket begins, which has no answer to mark.
    if response.status.kind == .informational { return response }
    if isEncrypted { response.headers["Strict-Transport-Security"] = "max-age=31536000" }
    if Self.secrets.contains(Self.key(request.method.rawValue, request.uri.path)) {
      response.headers[.cacheControl] = "no-store"
      response.headers["Pragma"] = "no-cache"
    } else if response.headers[.cacheControl] == nil {
      response.headers[.cacheControl] = "private, no-store"
    }
    return response
  }

  /// The calls whose answers contain a secret (RFC 6749, section 5.1).
  private static let secrets = Set(
    Endpoints.all.filter {
      [
        "\(MastodonToken.self)", "\(SocialConnectSignInStep.self)", "\(MastodonCreatedApplication.self)",
        "\(SocialConnectAuthenticatorSetup.self)", "\(SocialConnectRecoveryCodes.self)",
      ].contains($0.answer)
    }
    .map { key($0.method.rawValue, $0.path) })

  private static func key(_ method: String, _ path: String) -> String {
    "\(method) \(path.hasSuffix("/") ? path.dropLast() : path[...])"
  }
}
