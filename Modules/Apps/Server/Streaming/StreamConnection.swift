import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import NIOCore
import NIOHTTPTypes
import SocialBackend
import Synchronization
import Timeline

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
    var sources: [any StreamSource] = []
    /// The posts that were sent last, so that none is sent twice, and their edits are, too.
    var shown = RecentPostIDs()
  }

  private struct State {
    var subscriptions: [[String]: Subscription] = [:]
    /// Listens for changes of posts, and what waits for the first sign of that.
    var listening: Listening?
    var beginning: AsyncStream<Void>.Continuation?
    var beats: RepeatedTask?
    /// The posts that were deleted last, so that one that was read just before isn't sent any more.
    var deleted = RecentPostIDs()
    /// The posts that were edited and aren't passed on yet, nil for another look at the session, and what does that.
    var edited: [ID<Post>?] = []
    var edits: Task<Void, Never>?
    /// The polls that were voted in and aren't passed on yet, and what passes them on.
    var voted: Set<ID<Post>> = []
    var votes: Task<Void, Never>?
    /// The messages that wait until the head of the answer is written; nil from then on.
    var held: [ByteBuffer]? = []
    /// How many messages wait to be sent.
    var waiting = 0
    var ending: StreamEnding?
  }

  let session: Session
  let mapping: MastodonMapping
  /// Lasts until the connection ends. It can be read once.
  let ends: AsyncStream<Never>
  private let ended: AsyncStream<Never>.Continuation
  let limits: StreamLimits
  let news: any NewsListening
  /// Reads what arrives at home for many listeners at once; nil to read it for each.
  private let shared: SharedArrivals?
  /// Makes the person who listens, with their ports.
  let makeMember: @Sendable () -> Caller.Member
  private let channel: any Channel
  /// A message as it's sent.
  private let bytes: @Sendable (Message) -> ByteBuffer
  private let state = Mutex(State())

  /// - Parameters:
  ///   - channel: What is written to, and closed at the end.
  ///   - bytes: A message as it's sent.
  ///   - makeMember: Makes the person who listens, with their ports.
  init(
    _ session: Session, on channel: any Channel, _ parts: ServerParts,
    bytes: @escaping @Sendable (Message) -> ByteBuffer, makeMember: @escaping @Sendable () -> Caller.Member
  ) {
    self.session = session
    self.channel = channel
    self.bytes = bytes
    self.makeMember = makeMember
    mapping = parts.mapping
    limits = parts.options.streams
    news = parts.backend.newsListening
    shared = parts.arrivals
    (ends, ended) = AsyncStream.makeStream()
  }

  /// Why it has ended; nil if it's still open.
  var ending: StreamEnding? { state.withLock { $0.ending } }

  /// Ends the connection. Messages until now are still sent, if the client reads them soon.
  func end(_ ending: StreamEnding) {
    let ended: State? = state.withLock { state in
      guard state.ending == nil else { return nil }
      defer { state = State(held: state.held, waiting: state.waiting, ending: ending) }
      return state
    }
    guard let ended else { return }
    self.ended.finish()
    ended.beginning?.finish()
    ended.listening?.end()
    ended.beats?.cancel()
    for task in [ended.edits, ended.votes] { task?.cancel() }
    for source in ended.subscriptions.values.flatMap(\.sources) { source.end() }
    if ending != .left { close(after: ending == .lagged ? .zero : limits.patience) }
  }

  /// Closes the connection after a while, even if messages are left.
  private func close(after delay: Duration) {
    channel.eventLoop.scheduleTask(in: TimeAmount(delay)) { [channel] in channel.close(promise: nil) }
  }

  /// Sends, regularly, a sign that the connection is still open.
  func beat() {
    let pause = TimeAmount(limits.beat)
    let beats = channel.eventLoop.scheduleRepeatedTask(initialDelay: pause, delay: pause) { [weak self] _ in
      self?.send(.beat)
    }
    let isKept = state.withLock { state in
      guard state.ending == nil else { return false }
      state.beats = beats
      return true
    }
    if !isKept { beats.cancel() }
  }

  /// Subscribes to a stream. Subscribing twice has no further effect.
  ///
  /// Throws `ServerError`, `notFound` for a list that isn't the member's.
  func subscribe(to topic: StreamTopic) async throws {
    guard topic.rule.isMet(by: session.scopes) else { throw ServerError.outOfScope }
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
      for source in sources(of: topic) {
        if keep(source, for: topic) { try await source.begin() } else { source.end() }
      }
    } catch {
      unsubscribe(from: topic)
      if error == .unauthenticated { end(.signedOut) }
      throw error
    }
  }

  private func sources(of topic: StreamTopic) -> [any StreamSource] {
    var news: [any StreamNews] = []
    var sources: [any StreamSource] = []
    if let timeline = topic.timeline {
      if timeline == .home, let shared {
        sources.append(HomeSource(for: topic, of: self, sharing: shared))
      } else {
        news.append(TimelineNews(timeline, for: topic, of: self))
      }
    }
    if topic.hasNotifications {
      news.append(NotificationNews(for: topic, of: self))
      // Mastodon sends this text.
      news.append(
        ChangedNews(
          kind: .mergedNotices, event: .notificationsMerged, payload: "1", topic: topic, connection: self))
    }
    if topic.kind == .user {
      news.append(ChangedNews(kind: .filters, event: .filtersChanged, topic: topic, connection: self))
      news.append(AnnouncementNews(for: topic, of: self))
    }
    if topic.kind == .conversations { news.append(ConversationNews(for: topic, of: self)) }
    return sources + news.map { NewsSource($0, for: topic, of: self) }
  }

  /// Keeps a source until the subscription ends. Returns whether that hasn't.
  private func keep(_ source: any StreamSource, for topic: StreamTopic) -> Bool {
    state.withLock { state in
      state.subscriptions[topic.names]?.sources.append(source)
      return state.subscriptions[topic.names] != nil
    }
  }

  func unsubscribe(from topic: StreamTopic) {
    let sources = state.withLock { $0.subscriptions.removeValue(forKey: topic.names)?.sources ?? [] }
    for source in sources { source.end() }
  }

  /// Ends a subscription whose source failed, and the connection with its last subscription.
  func fail(_ error: AppError, of source: some StreamSource, in topic: StreamTopic) {
    if error == .unauthenticated { return end(.signedOut) }
    let isCurrent = state.withLock { state in
      state.subscriptions[topic.names]?.sources.contains { $0 === source } ?? false
    }
    if error == .cancelled || !isCurrent { return }
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

  /// Listens for changes of posts as long as the connection.
  ///
  /// - Parameter beginning: Told of the first.
  func keepListening(tellingOf beginning: AsyncStream<Void>.Continuation, _ listen: () -> Listening) {
    state.withLock { $0.beginning = beginning }
    let listening = listen()
    let isKept = state.withLock { state in
      guard state.ending == nil else { return false }
      state.listening = listening
      return true
    }
    if !isKept {
      listening.end()
      beginning.finish()
    }
  }

  /// Whether this is the first sign that changes of posts are heard, of which it's told.
  func takeBeginning() -> Bool {
    let beginning = state.withLock { state in
      defer { state.beginning = nil }
      return state.beginning
    }
    beginning?.finish()
    return beginning != nil
  }

  /// Sends a post that is new in a timeline, once.
  ///
  /// - Parameter json: The status as it's written; nil where it isn't yet.
  func sendArrival(_ status: ShownStatus, as json: String? = nil, in topic: StreamTopic) {
    let isKnown = state.withLock { $0.subscriptions[topic.names]?.shown.contains(status.post) ?? true }
    if isKnown || topic.onlyMedia && !status.hasPhotos { return }
    if let json {
      send(.update, payload: json, about: status.post, in: topic)
    } else {
      send(.update, status, about: status.post, in: topic)
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
    let bytes = bytes(.event(MastodonStreamMessage(stream: topic.names, event: event, payload: payload)))
    let isLate = state.withLock { state in
      guard state.subscriptions[topic.names] != nil else { return false }
      if let post {
        if state.deleted.contains(post) { return false }
        // What is edited before it arrives still does.
        if event != .statusUpdate { state.subscriptions[topic.names]?.shown.insert(post) }
      }
      return write(bytes, &state)
    }
    if isLate { end(.lagged) }
  }

  /// Passes on the edit of a post, or nil to look whether the session has ended.
  func gatherEdit(of id: ID<Post>?) {
    state.withLock { state in
      if state.ending != nil { return }
      if state.edited.contains(id) { return }
      if state.edited.count >= limits.waiting { state.edited.removeFirst() }
      state.edited.append(id)
      if state.edits == nil { state.edits = Task { await passOnEdits() } }
    }
  }

  /// The posts that were edited since the last call. Without any it's nil, and the next edit begins anew.
  func takeEdits() -> [ID<Post>?]? {
    state.withLock { state in
      defer { state.edited = [] }
      if state.edited.isEmpty { state.edits = nil }
      return state.edited.isEmpty ? nil : state.edited
    }
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
    let topics = state.withLock { state in
      state.deleted.insert(id)
      return state.subscriptions.values.map(\.topic).filter(\.hasPosts)
    }
    for topic in topics { send(.delete, payload: id.rawValue, in: topic) }
  }

  private func send(_ message: Message) {
    let bytes = bytes(message)
    let isLate = state.withLock { state in write(bytes, &state) }
    if isLate { end(.lagged) }
  }

  /// Sends what has waited for the head of the answer, once that is written.
  func sendHeld() {
    state.withLock { state in
      for bytes in state.held ?? [] { put(bytes) }
      state.held = nil
    }
  }

  /// Sends a message. Returns whether there was no room for it.
  private func write(_ bytes: ByteBuffer, _ state: inout State) -> Bool {
    if state.ending != nil { return false }
    guard let held = state.held else {
      put(bytes)
      return false
    }
    if held.count < limits.waiting { state.held?.append(bytes) }
    return held.count >= limits.waiting
  }

  /// Writes a piece of the answer after those before it. No task does that, which would have to be woken for each.
  private func put(_ bytes: ByteBuffer) {
    channel.eventLoop.execute { [self] in
      // What is written at once doesn't wait, however much comes together.
      let hasRoom = state.withLock { state in
        if state.waiting >= limits.waiting { return false }
        state.waiting += 1
        return true
      }
      if !hasRoom { return end(.lagged) }
      channel.writeAndFlush(HTTPResponsePart.body(bytes)).whenComplete { [self] _ in
        state.withLock { $0.waiting -= 1 }
      }
    }
  }
}

/// The posts to which something happened last. Their number is limited, however long someone listens.
struct RecentPostIDs {
  private static let capacity = 1000
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
