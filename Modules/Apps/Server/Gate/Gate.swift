import AppValues
import Entities
import Hummingbird
import MastodonAPI

/// Checks each request to an endpoint: who calls, whether they may, how often they do, and what they send.
struct Gate: Sendable {
  let parts: ServerParts
  let access: EndpointAccess
  let limit: RateLimit?
  let takesFiles: Bool
  /// Whether someone whose account waits for something can call it, too.
  var admitsWaiting = false
  /// Whether the body of a request is read. That of a stream lasts as long as the connection.
  var readsBody = true

  /// Passes a request on to its handler.
  func pass<Parameters: Decodable & Sendable>(
    _ request: Request, _ context: ServerContext,
    _ handler: (Call<Parameters>) async throws -> Response
  ) async throws -> Response {
    let query = try RequestValues(query: request.uri.query ?? "")
    let client = parts.address(of: request, context)
    var caller = Caller.anonymous
    let token = RequestToken.token(of: request, query: query)
    if let token { caller = try await self.caller(token, client) }
    // Files of someone who isn't allowed to send them aren't even read.
    if token != nil || takesFiles { try check(caller) }
    var standing = try count(caller, client, limit)
    await Turns.take(for: caller, at: client)
    let body =
      readsBody
      ? try await RequestBody.read(
        request, on: context.channel, keepingFilesIn: takesFiles ? parts.uploads : nil)
      : .empty
    defer { body.files.remove() }
    if token == nil {
      if let token = RequestToken.token(in: body.values) {
        caller = try await self.caller(token, client)
        await Turns.take(for: caller, at: client)
      }
      try check(caller)
      // The address has been counted already.
      let limit = limit.flatMap { $0.isOfAddress ? nil : $0 }
      standing = caller.subject == nil ? standing : try count(caller, client, limit)
    }
    let call = Call(
      parameters: try query.merging(body.values).decode(Parameters.self),
      names: context.parameters.reduce(into: [:]) { $0[String($1.key)] = String($1.value) },
      caller: caller, ports: caller.member?.ports ?? parts.callers.anonymousPorts,
      headers: request.headers, query: query, address: parts.site.address + request.uri.path, client: client,
      files: body.files, note: context.note)
    do {
      var response = try await handler(call)
      standing?.write(to: &response.headers)
      return response
    } catch AppError.unauthenticated where caller.member != nil {
      // The token has ended in the meantime.
      if let token { parts.callers.forget(token: token) }
      throw ServerError.noToken
    }
  }

  /// The caller with a token. If anyone can call, a token that has ended counts as none, since an app that starts
  /// over may still send it.
  private func caller(_ token: Secret, _ client: ClientAddress) async throws -> Caller {
    do {
      return try await parts.callers.caller(token: token, at: client)
    } catch AppError.unauthenticated where access == .anyone {
      return .anonymous
    }
  }

  /// Throws `ServerError` for someone who may not call the endpoint.
  private func check(_ caller: Caller) throws {
    switch (access, caller) {
    case (.anyone, _): return
    case (_, .waiting(let refusal, _)): if !admitsWaiting { throw refusal }
    case (.userOptional, .anonymous), (.userOptional, .app): return
    case (.app, .anonymous), (.user, .anonymous), (.session, .anonymous): throw ServerError.noToken
    case (.user, .app), (.session, .app): throw ServerError.needsPerson
    case (.session, .member(let member)):
      if member.app != nil { throw ServerError.notAllowed }
    case (.app, .app(_, let scopes, _)):
      if !access.rule.isMet(by: scopes) { throw ServerError.outOfScope }
    case (.app, .member(let member)), (.user, .member(let member)), (.userOptional, .member(let member)):
      if !access.rule.isMet(by: member.session.scopes) { throw ServerError.outOfScope }
    }
  }

  /// Throws `ServerError` if someone calls too often.
  private func count(
    _ caller: Caller, _ client: ClientAddress, _ limit: RateLimit?
  ) throws -> RateLimiter.Remainder? {
    guard parts.options.limitsRates else { return nil }
    let subject = caller.subject ?? client.network
    let standing = parts.limiter.take(caller.subject == nil ? .address : .person, for: subject)
    let standings =
      [standing]
      + (limit.map { [parts.limiter.take($0, for: $0.isOfAddress ? client.network : subject)] } ?? [])
    if let refused = standings.first(where: { !$0.isAllowed }) {
      throw refused.error(at: parts.clock.now())
    }
    return standings.min { $0.remaining < $1.remaining }
  }
}
