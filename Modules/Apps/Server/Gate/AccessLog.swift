import HTTPTypes
import Hummingbird
import Logging

/// Logs each request once it is answered, and gives it an ID by which an answer can be found in the log. The query
/// isn't logged, since it may contain a token.
struct AccessLog: RouterMiddleware {
  typealias Context = ServerContext

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    var response = try await next(request, context)
    response.headers["X-Request-Id"] = context.id
    RequestLine.log(
      request.method.rawValue, request.uri.path, response.status, since: start, in: context.logger)
    return response
  }
}
