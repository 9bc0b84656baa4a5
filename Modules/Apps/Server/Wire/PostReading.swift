import AppValues
import Entities
import MastodonAPI
import Profile
import SocialBackend
import Synchronization
import Timeline

/// Prepares posts for the wire. It reads the people shown with them once for all of them.
struct PostReading {
  private let ports: SharedRepositories
  private let viewer: ID<User>?
  private let mapping: MastodonMapping

  init<Parameters>(_ call: Call<Parameters>, _ mapping: MastodonMapping) {
    ports = call.ports
    viewer = call.viewer
    self.mapping = mapping
  }

  /// For a listener, without a request.
  init(_ member: Caller.Member, _ mapping: MastodonMapping) {
    ports = member.ports
    viewer = member.session.user
    self.mapping = mapping
  }

  func statuses(_ posts: [Post]) async throws(AppError) -> [MastodonStatus] {
    let accounts = try await accounts(posts.map(\.author.id))
    return posts.map { mapping.status($0, accounts, for: viewer) }
  }

  func status(_ post: Post) async throws(AppError) -> MastodonStatus {
    mapping.status(post, try await accounts([post.author.id]), for: viewer)
  }

  func statuses(_ items: [TimelineItem]) async throws(AppError) -> [MastodonStatus] {
    let accounts = try await accounts(
      items.flatMap { [$0.post.author.id] + ($0.sharedBy.map { [$0.id] } ?? []) })
    return items.map { mapping.status($0, accounts, for: viewer) }
  }

  /// - Parameter people: Those who are shown with the items.
  func statuses(_ items: [TimelineItem], _ people: [User]) -> [MastodonStatus] {
    let accounts = mapping.accounts(people)
    return items.map { mapping.status($0, accounts, for: viewer) }
  }

  func status(_ item: TimelineItem) async throws(AppError) -> MastodonStatus {
    let ids = [item.post.author.id] + (item.sharedBy.map { [$0.id] } ?? [])
    return mapping.status(item, try await accounts(ids), for: viewer)
  }

  func conversations(_ conversations: [Conversation]) async throws(AppError) -> [MastodonConversation] {
    let shown = conversations.flatMap { $0.people.map(\.id) + [$0.lastPost.author.id] }
    let accounts = try await accounts(shown + (viewer.map { [$0] } ?? []))
    return conversations.map { mapping.conversation($0, accounts, for: viewer) }
  }

  /// A page of a timeline, read together with the people on it.
  func page(
    of kind: TimelineKind, _ wanted: PageRequest, onlyMedia: Bool = false
  ) async throws(AppError) -> (page: Page<TimelineItem>, statuses: [MastodonStatus]) {
    let source = ShownTimeline(posts: try ports.all.shownPosts.orUnsupported())
    let timelines = TimelineInteractor(repository: source, readingPositions: nil)
    let page = try await Page.filled(wanted) {
      !onlyMedia || !$0.post.photos.isEmpty
    } from: { (request) async throws(AppError) in
      try await timelines.page(kind, request)
    }
    return (page, statuses(page.items, source.people))
  }

  /// The post or the share with an id, read together with its people.
  ///
  /// Throws `notFound`.
  func status(_ id: ID<TimelineItem>) async throws(AppError) -> MastodonStatus {
    let shown = try await ports.all.shownPosts.orUnsupported().items([id])
    guard let item = shown.content.first else { throw .notFound }
    return mapping.status(item, mapping.accounts(shown.people), for: viewer)
  }

  /// The accounts of the people with these ids.
  func accounts(_ ids: [ID<User>]) async throws(AppError) -> KnownAccounts {
    if ids.isEmpty { return [:] }
    return mapping.accounts(try await ports.all.shownPosts.orUnsupported().profiles(Self.unique(ids)))
  }

  /// The people with these ids, by them, with what is between them and the viewer.
  func people(_ ids: [ID<User>]) async throws(AppError) -> [ID<User>: User] {
    guard !ids.isEmpty, let reader = ports.all.people else { return [:] }
    let users = try await reader.users(Self.unique(ids))
    return Dictionary(users.map { ($0.id, $0) }) { first, _ in first }
  }

  private static func unique(_ ids: [ID<User>]) -> [ID<User>] {
    var seen: Set<ID<User>> = []
    return ids.filter { seen.insert($0).inserted }
  }
}

/// A timeline that keeps the people who are shown on the pages read from it.
private final class ShownTimeline: TimelineRepository {
  private let posts: any ShownPosts
  private let shown = Mutex<[User]>([])

  init(posts: any ShownPosts) {
    self.posts = posts
  }

  /// The people on the pages read so far.
  var people: [User] { shown.withLock { $0 } }

  var timelineCapabilities: TimelineCapabilities { .all }

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    let page = try await posts.page(of: kind, request)
    shown.withLock { $0 += page.people }
    return page.content
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { nil }
}
