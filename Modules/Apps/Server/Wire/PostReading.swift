import AppValues
import Entities
import MastodonAPI
import Profile
import SocialBackend
import Timeline

/// Prepares posts for the wire. It reads the people shown with them once for all of them.
struct PostReading {
  private let repositories: Repositories
  private let viewer: ID<User>?
  private let mapping: MastodonMapping

  init<Parameters>(_ call: Call<Parameters>, _ mapping: MastodonMapping) {
    repositories = call.repositories
    viewer = call.viewer
    self.mapping = mapping
  }

  /// For a listener, without a request.
  init(_ member: Caller.Member, _ mapping: MastodonMapping) {
    repositories = member.repositories
    viewer = member.session.user
    self.mapping = mapping
  }

  func statuses(_ posts: [Post]) async throws(AppError) -> [MastodonStatus] {
    let people = try await people(posts.map(\.author.id))
    return posts.map { mapping.status($0, people, for: viewer) }
  }

  func status(_ post: Post) async throws(AppError) -> MastodonStatus {
    mapping.status(post, try await people([post.author.id]), for: viewer)
  }

  func statuses(_ items: [TimelineItem]) async throws(AppError) -> [MastodonStatus] {
    let people = try await people(items.flatMap { [$0.post.author.id] + ($0.sharedBy.map { [$0.id] } ?? []) })
    return items.map { mapping.status($0, people, for: viewer) }
  }

  func status(_ item: TimelineItem) async throws(AppError) -> MastodonStatus {
    let ids = [item.post.author.id] + (item.sharedBy.map { [$0.id] } ?? [])
    return mapping.status(item, try await people(ids), for: viewer)
  }

  func conversations(_ conversations: [Conversation]) async throws(AppError) -> [MastodonConversation] {
    let shown = conversations.flatMap { $0.people.map(\.id) + [$0.lastPost.author.id] }
    let people = try await people(shown + (viewer.map { [$0] } ?? []))
    return conversations.map { mapping.conversation($0, people, for: viewer) }
  }

  /// The people with these ids, each once.
  func people(_ ids: [ID<User>]) async throws(AppError) -> KnownPeople {
    var seen: Set<ID<User>> = []
    let unique = ids.filter { seen.insert($0).inserted }
    guard !unique.isEmpty, let reader = repositories.people else { return [:] }
    let users = try await reader.users(unique)
    return Dictionary(users.map { ($0.id, $0) }) { first, _ in first }
  }
}
