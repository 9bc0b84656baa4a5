public import MastodonAPI

/// Calls the endpoints of one server, as one person or as no one.
///
/// It sends again what is safe to repeat, waits as long as the server asks it to, and reads answers as the endpoint
/// declares them. Clients are made and dropped freely; the transport is what's kept.
public struct APIClient: Sendable {
  /// The server.
  public let server: ServerAddress
  /// Who calls; nil for no one in particular.
  public let token: AccessToken?
  /// Limits, patience, and what the client says of itself.
  public let options: ClientOptions
  let transport: any Transport
  let pace: ServerPace

  /// - Parameters:
  ///   - server: The server.
  ///   - token: Who calls. It's sent only if it's one of this server.
  ///   - transport: Carries the requests.
  ///   - options: Limits, patience, and what the client says of itself.
  public init(
    _ server: ServerAddress, token: AccessToken? = nil, over transport: any Transport,
    options: ClientOptions = ClientOptions()
  ) {
    self.server = server
    self.token = token
    self.transport = transport
    self.options = options
    pace = ServerPace(clock: options.time.clock)
  }

  /// Calls an endpoint.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint.
  ///   - pieces: The values for the placeholders in its path, in order.
  ///   - parameters: Its parameters.
  ///   - idempotencyKey: Makes the call one and the same, however often it's sent.
  ///   - ifMatch: The tag of the version that it changes: a server that knows it refuses to change another one (412).
  ///   - repetition: Whether it may be sent again if it isn't known whether it was carried out.
  public func answer<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, at pieces: [String] = [], with parameters: Parameters,
    idempotencyKey: String? = nil, ifMatch: String? = nil, repetition: Repetition = .usual
  ) async throws(NetworkError) -> Answer {
    try await page(
      endpoint, at: pieces, with: parameters, idempotencyKey: idempotencyKey, ifMatch: ifMatch,
      repetition: repetition
    ).answer
  }

  /// Calls an endpoint without parameters.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint.
  ///   - pieces: The values for the placeholders in its path, in order.
  ///   - idempotencyKey: Makes the call one and the same, however often it's sent.
  ///   - repetition: Whether it may be sent again if it isn't known whether it was carried out.
  public func answer<Answer>(
    _ endpoint: Endpoint<NoParameters, Answer>, at pieces: [String] = [], idempotencyKey: String? = nil,
    repetition: Repetition = .usual
  ) async throws(NetworkError) -> Answer {
    try await answer(
      endpoint, at: pieces, with: NoParameters(), idempotencyKey: idempotencyKey, repetition: repetition)
  }

  /// Calls an endpoint, and reads the links to the pages before and after the answer as well.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint.
  ///   - pieces: The values for the placeholders in its path, in order.
  ///   - parameters: Its parameters.
  ///   - idempotencyKey: Makes the call one and the same, however often it's sent.
  ///   - ifMatch: The tag of the version that it changes: a server that knows it refuses to change another one (412).
  ///   - repetition: Whether it may be sent again if it isn't known whether it was carried out.
  public func page<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, at pieces: [String] = [], with parameters: Parameters,
    idempotencyKey: String? = nil, ifMatch: String? = nil, repetition: Repetition = .usual
  ) async throws(NetworkError) -> (answer: Answer, links: PageLinks) {
    var call = try Call(
      endpoint, at: pieces, with: try Call.values(of: parameters), idempotencyKey: idempotencyKey,
      repetition: repetition)
    call.ifMatch = ifMatch
    return try read(Answer.self, from: await sender.answer(to: call))
  }

  /// Reads the page that a link leads to. Of the link, only the parameters are used.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint of the list.
  ///   - pieces: The values for the placeholders in its path, in order.
  ///   - link: An address from the links of another page.
  ///
  /// Throws `undecodable` for a link without parameters.
  public func page<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, at pieces: [String] = [], following link: String
  ) async throws(NetworkError) -> (answer: Answer, links: PageLinks) {
    guard let values = PageLinks.parameters(of: link) else { throw .undecodable(.malformed("Link")) }
    let call = try Call(endpoint, at: pieces, with: values)
    return try read(Answer.self, from: await sender.answer(to: call))
  }

  private func read<Answer: WireValue>(
    _ type: Answer.Type, from answer: ReceivedAnswer
  ) throws(NetworkError) -> (answer: Answer, links: PageLinks) {
    let links = PageLinks(header: answer.headers.values("Link").joined(separator: ", "))
    return (try answer.value(of: type), links)
  }

  var sender: CallSender { CallSender(client: self) }
}
