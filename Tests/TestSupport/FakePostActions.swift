public import Entities
public import PostActions

/// The marks on posts and the news of them, as a test tells them.
public final class FakePostActions: PostActionsRepository {
  public let liking = Expected<ID<Post>, Post>("like")
  public let unliking = Expected<ID<Post>, Post>("unlike")
  public let sharing = Expected<ID<Post>, Post>("share")
  public let unsharing = Expected<ID<Post>, Post>("unshare")
  public let deleting = Expected<ID<Post>, Void>("delete")
  public let reading = Expected<[ID<Post>], [Post]>("posts")
  /// What is told to whoever listens to `changes`.
  public let news = AsyncStream<PostChange>.makeStream()

  public init() {}

  public func like(_ id: ID<Post>) async throws(SocialError) -> Post { try await liking(id) }
  public func unlike(_ id: ID<Post>) async throws(SocialError) -> Post { try await unliking(id) }
  public func share(_ id: ID<Post>) async throws(SocialError) -> Post { try await sharing(id) }
  public func unshare(_ id: ID<Post>) async throws(SocialError) -> Post { try await unsharing(id) }
  public func delete(_ id: ID<Post>) async throws(SocialError) { try await deleting(id) }
  public func posts(_ ids: [ID<Post>]) async throws(SocialError) -> [Post] { try await reading(ids) }
  public func changes() -> AsyncStream<PostChange> { news.stream }
}
