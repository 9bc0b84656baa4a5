import Entities
import Navigation
import Post
import PostActions
import TestSupport

/// A source of posts that answers what a test tells it to.
final class FakePosts: PostRepository {
  let publish = Expected<Publication, Post>("publish")
  let thread = Expected<ID<Post>, PostThread>("thread")
  let comments = Expected<PageRequest, Page<Post>>("comments")

  struct Publication: Hashable, Sendable {
    let post: NewPost
    let key: PublishKey
  }

  func publish(_ post: NewPost, key: PublishKey) async throws(SocialError) -> Post {
    try await publish(Publication(post: post, key: key))
  }

  func thread(of id: ID<Post>) async throws(SocialError) -> PostThread {
    try await thread(id)
  }

  func comments(
    on id: ID<Post>, _ request: PageRequest
  ) async throws(SocialError) -> Page<Post> {
    try await comments(request)
  }
}

/// A place for drafts that answers what a test tells it to.
final class FakeDrafts: DraftStore {
  let load = Expected<ID<Post>?, Draft?>("load")
  let save = Expected<Draft, Void>("save")
  let discard = Expected<ID<Post>?, Void>("discard")

  /// With a draft to begin with; saving and discarding go well.
  static func holding(_ draft: Draft?) -> FakeDrafts {
    let drafts = FakeDrafts()
    drafts.load.answers(draft)
    drafts.save.answers(())
    drafts.discard.answers(())
    return drafts
  }

  func load(replyTo: ID<Post>?) async throws(SocialError) -> Draft? { try await load(replyTo) }
  func save(_ draft: Draft) async throws(SocialError) { try await save.callAsFunction(draft) }
  func discard(replyTo: ID<Post>?) async throws(SocialError) { try await discard(replyTo) }
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
