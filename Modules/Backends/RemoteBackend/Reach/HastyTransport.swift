import AppValues
import MastodonAPI
import SocialNetworking

/// Reads nothing from a server that couldn't be reached or didn't answer a moment ago, unless a person asks for it: no one waits for a
/// connection again for each screen, where what was read can be shown. The server is asked for a sign behind that.
struct HastyTransport: Transport {
  let transport: any Transport
  let server: ServerAddress
  let reach: ServerReach
  let feed: LiveFeed

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    guard request.server == server, request.method == .get, ReadingEffort.current == .usual,
      let fault = reach.recentFault,
      !feed.isInPlace(.user)
    else { return try await transport.send(request) }
    feed.ask()
    throw fault
  }
}
