import AppValues
import Entities
import MastodonAPI
import SocialNetworking

/// What a viewer listens to a server by.
struct LiveSource: Sendable {
  let caller: RemoteCaller
  let transport: any Transport

  var knowledge: ServerKnowledge { caller.knowledge }
  var time: NetworkTime { caller.client.options.time }

  /// Call the places that may have the streams: where the server has announced them, and then itself. None for who isn't
  /// signed in, since servers ask for a token.
  var clients: [APIClient] {
    guard let secret = caller.viewer.session?.token else { return [] }
    let (server, options) = (caller.client.server, caller.client.options)
    let announced = knowledge.facts.streaming.flatMap {
      try? ServerAddress($0, allowsPlain: !server.isSecure)  // One that can't be read is none.
    }
    let (token, own) = (
      AccessToken(secret, for: server, streaming: announced), AccessToken(secret, for: server)
    )
    let tokens = announced == server || token == own ? [own] : [token, own]
    return tokens.map { APIClient(server, token: $0, over: transport, options: options) }
  }

  /// Asks the server for a sign.
  ///
  /// Throws `unauthenticated` if the session has ended, and the faults of the network.
  func look() async throws(AppError) {
    if caller.viewer.session == nil {
      _ = try await caller.call(Endpoints.Server.instanceV1)
    } else {
      _ = try await caller.call(Endpoints.Accounts.verifyCredentials)
    }
  }
}
