import AppValues
import Entities
import Filters
import HTTPTypes
import MastodonAPI
import Notifications
import SocialBackend
import Synchronization

/// A client that listens to streams over one connection, and what waits to be sent to it.
///
/// Nothing ever waits for a client: one that falls too far behind is cut off, and reads what it missed when it
/// connects again. When the session ends, so does the connection.
final class StreamConnection: Sendable {
  enum Message: Sendable {
    case event(MastodonStreamMessage)
    /// The refusal of a request.
    case refusal(MastodonStreamError)
    /// A sign that the connection is still open.
    case beat
  }

  struct Subscription {
    let topic: StreamTopic
    var tasks: [Task<Void, Never>] = []
    /// The posts that were sent last, so that their edits are sent, too.
    var shown = RecentPostIDs()
  }

  private struct State {
    var subscriptions: [[String]: Subscription] = [:]
    var tasks: [Task<Void, Never>] = []
    /// The posts that were deleted last, so that one that was read just before isn't sent any more.
    var deleted = RecentPostIDs()
    /// The polls that were voted in and aren't passed on yet, and what passes them on.
    var voted: Set<ID<Post>> = []
    var votes: Task<Void, Never>?
    var ending: StreamEnding?
  }

  let member: Caller.Member
  let mapping: MastodonMapping
  /// The messages to send, until the connection ends. They can be read once.
  let messages: AsyncStream<Message>
  private let outbox: AsyncStream<Message>.Continuation
  let limits: StreamLimits
  /// Reads what arrives at home for many listeners at once; nil to read it for each.
  let shared: SharedArrivals?
  private let close: @Sendable (_ after: Duration) -> Void
  private let state = Mutex(State())

  /// - Parameter close: Closes the connection after a while, even if messages are left.
  init(
    _ member: Caller.Member, mapping: MastodonMapping, limits: StreamLimits, sharing shared: SharedArrivals?,
    close: @escaping @Sendable (_ after: Duration) -> Void
  ) {
    self.member = member
    self.mapping = mapping
    self.limits = limits
    self.shared = shared
    self.close = close
    (messages, outbox) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(limits.waiting))
  }

  /// Why it has ended; nil if it's still open.
  var ending: StreamEnding? { state.withLock { $0.ending } }

  /// Ends the connection. Messages until now are still sent, if the client reads them soon.
  func end(_ ending: StreamEnding) {
    let tasks: [Task<Void, Never>]? = state.withLock { state in
      guard state.ending == nil else { return nil }
      state.ending = ending
      defer { (state.subscriptions, state.tasks, state.votes) = ([:], [], nil) }
      return state.tasks + state.subscriptions.values.flatMap(\.tasks) + [state.votes].compactMap(\.self)
    }
    guard let tasks else { return }
    outbox.finish()
    for task in tasks { task.cancel() }
    if ending != .left { close(ending == .lagged ? .zero : limits.patience) }
  }

  /// Listens for changes of posts and for the end of the session. Returns once nothing is missed any more.
  ///
  /// Throws `unauthenticated` if the session has already ended.
  func open() async throws(AppError) {
    try await begin { beginning in await self.listen(beginning) }
  }

  /// Sends, regularly, a sign that the connection is still open.
  func beat() {
    keep(
      Task { [outbox, beat = limits.beat] in
        // It throws only when cancelled.
        while (try? await Task.sleep(for: beat)) != nil { outbox.yield(.beat) }
      })
  }

  /// Subscribes to a stream. Subscribing twice has no further effect.
  ///
  /// Throws `ServerError`, `notFound` for a list that isn't the member's.
  func subscribe(to topic: StreamTopic) async throws {
    guard topic.rule.isMet(by: member.session.scopes) else { throw ServerError.outOfScope }
    let isNew = try state.withLock { state in
      guard state.ending == nil, state.subscriptions[topic.names] == nil else { return false }
      if state.subscriptions.count >= limits.subscriptions {
        throw ServerError(.tooManyRequests, "Too many subscriptions")
      }
      state.subscriptions[topic.names] = Subscription(topic: topic)
      return true
    }
    guard isNew else { return }
    do throws(AppError) {
      if let timeline = topic.timeline {
        try await begin(for: topic) { beginning in await self.follow(timeline, for: topic, beginning) }
      }
      if topic.hasNotifications {
        try await begin(for: topic) { beginning in await self.followNotifications(for: topic, beginning) }
        let merges = try member.repositories.notifications.requests.orUnsupported().requestMerges()
        try await begin(for: topic) { beginning in
          await self.passOn(merges, as: .notificationsMerged, "1", in: topic, beginning)
        }
      }
      if topic.kind == .user {
        let changes = try member.repositories.filters.orUnsupported().filterChanges()
        try await begin(for: topic) { beginning in
          await self.passOn(changes, as: .filtersChanged, in: topic, beginning)
        }
        try await begin(for: topic) { beginning in await self.followAnnouncements(for: topic, beginning) }
      }
      if topic.kind == .conversations {
        try await begin(for: topic) { beginning in await self.followConversations(for: topic, beginning) }
      }
    } catch {
      unsubscribe(from: topic)
      throw error
    }
  }

  func unsubscribe(from topic: StreamTopic) {
    let tasks = state.withLock { $0.subscriptions.removeValue(forKey: topic.names)?.tasks ?? [] }
    for task in tasks { task.cancel() }
  }

  /// Ends a subscription whose source failed, and the connection with its last subscription.
  func lose(_ topic: StreamTopic, _ error: AppError) {
    unsubscribe(from: topic)
    let isAll = state.withLock { $0.subscriptions.isEmpty }
    if isAll || error != .notFound { end(StreamEnding(error)) }
  }

  /// Answers a request that can't be met.
  func refuse(_ error: ServerError) {
    send(.refusal(MastodonStreamError(error: error.body.error, status: error.status.code)))
  }
}

extension StreamConnection {
  /// The subscriptions that can show a post, and whether the post is among the last that were sent.
  func topics(showing id: ID<Post>) -> [(topic: StreamTopic, isShown: Bool)] {
    state.withLock { state in
      state.subscriptions.values.filter { $0.topic.timeline != nil }.map { ($0.topic, $0.shown.contains(id)) }
    }
  }

  /// Sends what happened in a stream, as long as it's subscribed to.
  ///
  /// - Parameter post: The post that is new, or was edited.
  func send(
    _ event: MastodonStreamEvent, _ value: some WireEncodable, about post: ID<Post>? = nil,
    in topic: StreamTopic
  ) {
    let payload = String(decoding: JSONWriter.bytes(of: value, capacity: 4096), as: UTF8.self)
    send(event, payload: payload, about: post, in: topic)
  }

  /// Sends what happened in a stream, as it's written.
  ///
  /// - Parameters:
  ///   - payload: Nil for none.
  ///   - post: The post that is new, or was edited.
  func send(
    _ event: MastodonStreamEvent, payload: String?, about post: ID<Post>? = nil, in topic: StreamTopic
  ) {
    let isLate = state.withLock { state in
      guard state.subscriptions[topic.names] != nil else { return false }
      if let post {
        if state.deleted.contains(post) { return false }
        state.subscriptions[topic.names]?.shown.insert(post)
      }
      return yield(.event(MastodonStreamMessage(stream: topic.names, event: event, payload: payload)))
    }
    if isLate { end(.lagged) }
  }

  /// Passes on the numbers of a poll in a while.
  func gatherVotes(in id: ID<Post>) {
    state.withLock { state in
      if state.ending != nil { return }
      state.voted.insert(id)
      if state.votes == nil { state.votes = Task { await passOnVotes() } }
    }
  }

  /// The polls that were voted in since the last call. Without any it's nil, and the next vote begins anew.
  func takeVotes() -> Set<ID<Post>>? {
    state.withLock { state in
      defer { state.voted = [] }
      if state.voted.isEmpty { state.votes = nil }
      return state.voted.isEmpty ? nil : state.voted
    }
  }

  /// Sends the deletion of a post to all subscriptions that can show posts.
  func sendDeletion(of id: ID<Post>) {
    let isLate = state.withLock { state in
      state.deleted.insert(id)
      return state.subscriptions.values.filter(\.topic.hasPosts).map { subscription in
        yield(
          .event(
            MastodonStreamMessage(stream: subscription.topic.names, event: .delete, payload: id.rawValue)))
      }.contains(true)
    }
    if isLate { end(.lagged) }
  }

  private func send(_ message: Message) {
    if yield(message) { end(.lagged) }
  }

  /// Sends a message. Returns whether there was no room for it.
  private func yield(_ message: Message) -> Bool {
    if case .dropped = outbox.yield(message) { true } else { false }
  }

  /// Starts a task that lasts as long as the connection or a subscription.
  private func begin(
    for topic: StreamTopic? = nil, _ work: @escaping @Sendable (StreamBeginning) async -> Void
  ) async throws(AppError) {
    let beginning = StreamBeginning()
    keep(Task { await work(beginning) }, for: topic)
    try await beginning.wait()
  }

  private func keep(_ task: Task<Void, Never>, for topic: StreamTopic? = nil) {
    let isKept = state.withLock { state in
      guard state.ending == nil else { return false }
      guard let topic else {
        state.tasks.append(task)
        return true
      }
      state.subscriptions[topic.names]?.tasks.append(task)
      return state.subscriptions[topic.names] != nil
    }
    if !isKept { task.cancel() }
  }
}

/// The posts to which something happened last. Their number is limited, however long someone listens.
struct RecentPostIDs {
  private static let capacity = 500
  private var known: Set<ID<Post>> = []
  private var order: [ID<Post>] = []

  func contains(_ id: ID<Post>) -> Bool { known.contains(id) }

  mutating func insert(_ id: ID<Post>) {
    guard known.insert(id).inserted else { return }
    order.append(id)
    if order.count > 2 * Self.capacity {
      known.subtract(order.prefix(Self.capacity))
      order.removeFirst(Self.capacity)
    }
  }
}
