import HTTPTypes
import Hummingbird

/// Lets pages of other sites use what is for apps (https://fetch.spec.whatwg.org, section 3.3). They send no
/// cookie, and can only do what their token permits.
struct CrossOrigin: RouterMiddleware {
  typealias Context = ServerContext

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    guard ServedPath(request).isOpen else { return try await next(request, context) }
    if request.method == .options, request.headers[.accessControlRequestMethod] != nil {
      return Response(status: .noContent, headers: Self.preflight(request))
    }
    var response = try await next(request, context)
    response.headers[.accessControlAllowOrigin] = "*"
    response.headers[.accessControlExposeHeaders] = Self.exposed
    return response
  }

  private static func preflight(_ request: Request) -> HTTPFields {
    [
      .accessControlAllowOrigin: "*",
      .accessControlAllowMethods: "GET, POST, PUT, PATCH, DELETE, OPTIONS",
      .accessControlAllowHeaders: request.headers[.accessControlRequestHeaders] ?? allowed,
      .accessControlMaxAge: "7200",
    ]
  }

  private static let allowed = "Authorization, Content-Type, Idempotency-Key, If-Match"
  private static let exposed =
    "Link, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-Request-Id, Retry-After"
}
