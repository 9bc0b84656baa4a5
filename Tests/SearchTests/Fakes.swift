import Entities
import Navigation
import PostActions
import Search
import TestSupport

/// A source of people and posts that answers what a test tells it to.
final class FakeSearch: SearchRepository {
  let people = Expected<Question, Page<User>>("people")
  let posts = Expected<Question, Page<Post>>("posts")

  struct Question: Hashable, Sendable {
    let query: String
    let request: PageRequest
  }

  func people(
    matching query: String, _ request: PageRequest
  ) async throws(SocialError) -> Page<User> {
    try await people(Question(query: query, request: request))
  }

  func posts(
    matching query: String, _ request: PageRequest
  ) async throws(SocialError) -> Page<Post> {
    try await posts(Question(query: query, request: request))
  }
}

/// The marks on posts and the news of them, as a test tells them.
final class FakeActions: PostActionsRepository {
  let liking = Expected<ID<Post>, Post>("like")
  let unliking = Expected<ID<Post>, Post>("unlike")
  let sharing = Expected<ID<Post>, Post>("share")
  let unsharing = Expected<ID<Post>, Post>("unshare")
  let deleting = Expected<ID<Post>, Void>("delete")
  let reading = Expected<[ID<Post>], [Post]>("posts")
  let news = AsyncStream<PostChange>.makeStream()

  func like(_ id: ID<Post>) async throws(SocialError) -> Post { try await liking(id) }
  func unlike(_ id: ID<Post>) async throws(SocialError) -> Post { try await unliking(id) }
  func share(_ id: ID<Post>) async throws(SocialError) -> Post { try await sharing(id) }
  func unshare(_ id: ID<Post>) async throws(SocialError) -> Post { try await unsharing(id) }
  func delete(_ id: ID<Post>) async throws(SocialError) { try await deleting(id) }
  func posts(_ ids: [ID<Post>]) async throws(SocialError) -> [Post] { try await reading(ids) }
  func changes() -> AsyncStream<PostChange> { news.stream }
}

/// A host that writes down where it was sent.
@MainActor
final class RecordingNavigator: Navigator {
  enum Move: Equatable {
    case show(Route)
    case replace(Route)
    case back
    case restart(Viewer, Route)
  }

  private(set) var moves: [Move] = []

  func show(_ route: Route) { moves.append(.show(route)) }
  func replace(with route: Route) { moves.append(.replace(route)) }
  func back() { moves.append(.back) }
  func restart(as viewer: Viewer, at route: Route) { moves.append(.restart(viewer, route)) }
}
