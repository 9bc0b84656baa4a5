import SocialNetworking
import Synchronization

/// The streams that are listened to beside `user`, which is always.
protocol LiveSubscriptions: Sendable {
  /// Whether all of them come over the connection of `user`.
  var areShared: Bool { get }
  /// Begins to listen to a stream.
  func add(_ topic: LiveTopic)
  /// Listens to a stream no longer.
  func remove(_ topic: LiveTopic)
  /// Listens to none any more.
  func close()
}

/// Streams on one WebSocket.
struct SocketSubscriptions: LiveSubscriptions {
  let streams = StreamSubscriptions()

  var areShared: Bool { true }
  func add(_ topic: LiveTopic) { streams.add(topic.request) }
  func remove(_ topic: LiveTopic) { streams.remove(topic.request) }
  func close() {}
}

/// Streams of server-sent events, each on a connection of its own.
final class EventSubscriptions: LiveSubscriptions {
  private let client: APIClient
  private let feed: LiveFeed
  private let turn: Int
  private let tasks = Mutex<[LiveTopic: Task<Void, Never>]>([:])

  init(_ client: APIClient, _ feed: LiveFeed, turn: Int) {
    self.client = client
    self.feed = feed
    self.turn = turn
  }

  var areShared: Bool { false }

  func add(_ topic: LiveTopic) {
    let task = Task { [client, feed, turn] in
      do throws(NetworkError) {
        for try await news in try topic.events(of: client) {
          switch news {
          case .connected: feed.connected([topic], in: turn)
          case .event(let message): feed.hear(message, on: topic, in: turn)
          case .interrupted, .refused: feed.lost([topic], in: turn)
          }
        }
      } catch {
        // A stream that the server refuses is looked at now and then instead.
        feed.lost([topic], in: turn)
      }
    }
    tasks.withLock { $0.updateValue(task, forKey: topic) }?.cancel()
  }

  func remove(_ topic: LiveTopic) {
    tasks.withLock { $0.removeValue(forKey: topic) }?.cancel()
  }

  func close() {
    let all = tasks.withLock { tasks in
      defer { tasks = [:] }
      return Array(tasks.values)
    }
    for task in all { task.cancel() }
  }
}
