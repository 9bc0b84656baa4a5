import MastodonAPI
import SocialNetworking

/// Listens to a server in the best way that it has: by a WebSocket, or else by server-sent events.
struct LiveConnector: Sendable {
  /// A way to listen.
  private enum Way: CaseIterable {
    case webSocket, events

    var group: EndpointGroup {
      switch self {
      case .webSocket: .webSocket
      case .events: .events
      }
    }
  }

  /// Why nothing is heard.
  private enum End: Equatable {
    /// No one listens any more.
    case left
    /// There's no such stream.
    case missing
    /// The server refuses, or something in between does.
    case refused
    /// The session has ended.
    case signedOut
    /// There's no way to the server.
    case unreachable
  }

  /// When a server that refuses is asked again.
  private static let refusals = RetryPolicy(
    attempts: nil, firstPause: .seconds(15), longestPause: .seconds(600), longestWait: .seconds(3600))

  let feed: LiveFeed
  let turn: Int

  private var source: LiveSource { feed.source }

  /// Listens until cancelled.
  func run() async {
    if source.clients.isEmpty { return }
    var failures = 0
    while !Task.isCancelled {
      var policy = Self.refusals
      switch await round() {
      case .left: return
      case .signedOut: await LiveWatch(feed: feed).look()
      case .missing, .refused: break
      case .unreachable:
        feed.leave()
        policy = source.caller.client.options.streamRetries
      }
      failures += 1
      let pause = policy.pause(after: failures, chance: source.time.chance())
      // It throws only when cancelled.
      guard (try? await source.time.pause(pause)) != nil else { return }
    }
  }

  /// Tries all ways, each at all places, until one works.
  private func round() async -> End {
    for way in Way.allCases where !source.knowledge.lacks(way.group) {
      var ends: [End] = []
      for client in source.clients {
        ends.append(await listen(by: way, to: client))
        if Task.isCancelled { return .left }
      }
      if ends.contains(.signedOut) { return .signedOut }
      // The last place is the server itself.
      if ends.last == .unreachable { return .unreachable }
      if ends.allSatisfy({ $0 == .missing }) { source.knowledge.note(lacking: way.group) }
    }
    return .refused
  }

  /// Listens for as long as it works. Once it has worked, connections are made again whenever they break.
  private func listen(by way: Way, to client: APIClient) async -> End {
    do throws(NetworkError) {
      let (stream, subscriptions) = try open(way, client)
      feed.open(subscriptions, in: turn)
      defer {
        subscriptions.close()
        feed.close(in: turn)
      }
      var hasWorked = false
      for try await news in stream {
        switch news {
        case .connected:
          hasWorked = true
          feed.connected([.user], in: turn)
        case .event(let message): feed.hear(message, on: way == .events ? .user : nil, in: turn)
        case .refused: feed.doubt(in: turn)
        case .interrupted(let error):
          guard hasWorked else { return end(error) }
          feed.lost([.user], in: turn)
        }
      }
      return .left
    } catch {
      return end(error)
    }
  }

  private func open(
    _ way: Way, _ client: APIClient
  ) throws(NetworkError) -> (EventStream, any LiveSubscriptions) {
    switch way {
    case .webSocket:
      let subscriptions = SocketSubscriptions()
      // Some servers know no stream but the one in the address.
      let stream = try client.events(
        Endpoints.Streaming.webSocket, with: MastodonStreamQuery(stream: LiveTopic.user.request.stream),
        following: subscriptions.streams)
      return (stream, subscriptions)
    case .events:
      return (try LiveTopic.user.events(of: client), EventSubscriptions(client, feed, turn: turn))
    }
  }

  private func end(_ error: NetworkError) -> End {
    switch error {
    case .cancelled: .left
    case _ where error.isUnreachable: .unreachable
    case .status(let refusal) where refusal.status == 401: .signedOut
    default: error.isMissingEndpoint ? .missing : .refused
    }
  }
}
