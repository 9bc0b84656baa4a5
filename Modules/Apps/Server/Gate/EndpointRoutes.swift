import AppValues
import HTTPTypes
import Hummingbird
import MastodonAPI

/// Puts endpoints in their places: whatever is declared of one is seen to here, before its handler is called.
struct EndpointRoutes {
  let router: Router<ServerContext>
  let parts: ServerParts

  /// Answers an endpoint.
  ///
  /// - Parameters:
  ///   - limit: What it counts on beside all calls.
  ///   - admitsWaiting: Whether someone whose account waits for something may call it, too.
  func answer<Parameters, Body: WireValue>(
    _ endpoint: Endpoint<Parameters, Body>, limit: RateLimit? = nil, admitsWaiting: Bool = false,
    _ handler: @escaping @Sendable (Call<Parameters>) async throws -> Answer<Body>
  ) {
    let gate = Gate(
      parts: parts, access: endpoint.access, limit: limit, takesFiles: !endpoint.files.isEmpty,
      admitsWaiting: admitsWaiting)
    router.on(RouterPath(endpoint.path), method: endpoint.method.http) { request, context in
      try await gate.pass(request, context) { (call: Call<Parameters>) in
        let answer = try await handler(call)
        return Response(answer.status, json: answer.body, headers: answer.headers)
      }
    }
  }
}

extension EndpointRoutes {
  /// Answers an endpoint with a response of its own, which can go on for as long as both ends want.
  func stream<Parameters, Body: WireValue>(
    _ endpoint: Endpoint<Parameters, Body>,
    _ handler: @escaping @Sendable (Call<Parameters>, Request, ServerContext) async throws -> Response
  ) {
    let gate = Gate(parts: parts, access: endpoint.access, limit: nil, takesFiles: false, readsBody: false)
    router.on(RouterPath(endpoint.path), method: endpoint.method.http) { request, context in
      try await gate.pass(request, context) { (call: Call<Parameters>) in
        try await handler(call, request, context)
      }
    }
  }
}

extension EndpointMethod {
  fileprivate var http: HTTPRequest.Method {
    switch self {
    case .get: .get
    case .post: .post
    case .put: .put
    case .patch: .patch
    case .delete: .delete
    }
  }
}

extension EndpointRoutes {
  /// Answers an endpoint with a value alone.
  func on<Parameters, Body: WireValue>(
    _ endpoint: Endpoint<Parameters, Body>, limit: RateLimit? = nil, admitsWaiting: Bool = false,
    _ handler: @escaping @Sendable (Call<Parameters>) async throws -> Body
  ) {
    answer(endpoint, limit: limit, admitsWaiting: admitsWaiting) { call in Answer(try await handler(call)) }
  }
}

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
