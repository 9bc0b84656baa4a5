import Hummingbird

/// Notes what is asked for.
struct HostileRequests: RouterMiddleware {
  typealias Context = BasicRequestContext

  let record: HostileRecord

  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    record.note("\(request.method.rawValue) \(request.uri.description)")
    return try await next(request, context)
  }
}
