import AppValues
public import MastodonAPI

/// A request to a server, for a ``Transport``.
public struct NetworkRequest: Sendable {
  /// What becomes of the connection.
  public enum Kind: Sendable {
    /// There's one answer, which ends.
    case call
    /// The answer goes on: it's a stream of server-sent events.
    case events
    /// The connection becomes a WebSocket. Its answer has the status 101, and each piece of its body is one message. If
    /// the server refuses, it's an answer like any other.
    ///
    /// The stream has the messages to send. When it ends, nothing more is sent, but messages still come.
    case webSocket(AsyncStream<String>)
  }

  /// The method.
  public var method: EndpointMethod
  /// The server.
  public var server: ServerAddress
  /// The path and the query, beginning with a slash.
  public var target: String
  /// The headers, without those that say how long the body is and who sends it.
  public var headers: NetworkHeaders
  /// What is sent with it.
  public var body: NetworkBody?
  /// Who sends it.
  public var token: AccessToken?
  /// What becomes of the connection.
  public var kind: Kind
  /// How long to wait for the answer to begin, and then for each piece of it.
  public var patience: Duration
  /// Told how many bytes of the body were sent, after each piece.
  public var progress: (@Sendable (Int) -> Void)?

  /// - Parameters:
  ///   - method: The method.
  ///   - server: The server.
  ///   - target: The path and the query, beginning with a slash.
  ///   - headers: The headers, without those that say how long the body is and who sends it.
  ///   - body: What is sent with it.
  ///   - token: Who sends it.
  ///   - kind: What becomes of the connection.
  ///   - patience: How long to wait for the answer to begin, and then for each piece of it.
  public init(
    _ method: EndpointMethod, _ server: ServerAddress, _ target: String, headers: NetworkHeaders = [:],
    body: NetworkBody? = nil, token: AccessToken? = nil, kind: Kind = .call, patience: Duration = .seconds(30)
  ) {
    self.method = method
    self.server = server
    self.target = target
    self.headers = headers
    self.body = body
    self.token = token
    self.kind = kind
    self.patience = patience
  }

  /// The whole address.
  public var address: String { server.origin + target }

  /// All headers. The token is among them only if it's meant for the server.
  public var allHeaders: NetworkHeaders {
    var headers = headers
    headers["Authorization"] = nil
    if let token, token.isMeant(for: server) { headers["Authorization"] = "Bearer \(token.secret.value)" }
    if let body { headers["Content-Type"] = body.type }
    return headers
  }
}
