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
    let duration = ContinuousClock.now - start
    context.logger.info(
      "\(request.method) \(request.uri.path)",
      metadata: ["status": "\(response.status.code)", "milliseconds": "\(duration.milliseconds)"])
    return response
  }
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
