import AppValues
import MastodonAPI

extension EndpointRoutes {
  /// Answers an endpoint of ours. What is wrong with what was sent is 422, with a word for each field that clients can
  /// tell apart: a wrong password, too, since 401 says that a token has ended. What this server can't do is 404.
  func own<Parameters, Body: WireValue>(
    _ endpoint: Endpoint<Parameters, Body>, limit: RateLimit? = nil,
    _ handler: @escaping @Sendable (Call<Parameters>) async throws -> Body
  ) {
    on(endpoint, limit: limit) { call in
      do {
        return try await handler(call)
      } catch let error as AppError {
        throw FieldRefusal.error(error) ?? error
      }
    }
  }
}
