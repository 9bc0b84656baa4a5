import AppValues
import HTTPTypes
import Hummingbird
import MastodonAPI

/// Adds endpoints to a router. Everything that an endpoint declares is checked here before its handler is called.
struct EndpointRoutes {
  let router: Router<ServerContext>
  let parts: ServerParts

  /// Answers an endpoint.
  ///
  /// - Parameters:
  ///   - limit: A limit that it counts toward, besides that of all requests.
  ///   - admitsWaiting: Whether someone whose account waits for something can call it, too.
  func answer<Parameters, Body: WireValue>(
    _ endpoint: Endpoint<Parameters, Body>, limit: RateLimit? = nil, admitsWaiting: Bool = false,
    _ handler: @escaping @Sendable (Call<Parameters>) async throws -> Answer<Body>
  ) {
    add(endpoint, limit: limit, admitsWaiting: admitsWaiting, handler)
  }

  private func add<Parameters, Body: WireValue, Written: WireEncodable & Sendable>(
    _ endpoint: Endpoint<Parameters, Body>, limit: RateLimit? = nil, admitsWaiting: Bool = false,
    _ handler: @escaping @Sendable (Call<Parameters>) async throws -> Answer<Written>
  ) {
    let gate = Gate(
      parts: parts, access: endpoint.access, limit: limit, takesFiles: !endpoint.files.isEmpty,
      admitsWaiting: admitsWaiting)
    let size = AnswerSize()
    router.on(RouterPath(endpoint.path), method: endpoint.method.http) { request, context in
      try await gate.pass(request, context) { (call: Call<Parameters>) in
        let answer = try await handler(call)
        return Response(answer.status, json: answer.body, headers: answer.headers, size: size)
      }
    }
  }

  /// Answers an endpoint with a value of which parts may be ready.
  func show<Parameters, Value: ShownValue>(
    _ endpoint: Endpoint<Parameters, Value.Whole>,
    _ handler: @escaping @Sendable (Call<Parameters>) async throws -> Answer<Value>
  ) {
    add(endpoint, handler)
  }
}

extension EndpointRoutes {
  /// Answers an endpoint with a response of its own, which can last for as long as both ends want.
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
  /// Answers an endpoint with just a value.
  func on<Parameters, Body: WireValue>(
    _ endpoint: Endpoint<Parameters, Body>, limit: RateLimit? = nil, admitsWaiting: Bool = false,
    _ handler: @escaping @Sendable (Call<Parameters>) async throws -> Body
  ) {
    answer(endpoint, limit: limit, admitsWaiting: admitsWaiting) { call in Answer(try await handler(call)) }
  }
}

extension EndpointRoutes {
  /// Answers one of our own endpoints. Invalid values are answered with 422 and a word for each field that clients
  /// can tell apart, even a wrong password, since 401 says that a token has ended. What this server can't do is
  /// answered with 404.
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
