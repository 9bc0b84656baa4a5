public import AppValues
public import Entities
public import PostActions

/// The marks on posts and the news of them, as a test tells them.
public final class FakePostActions: PostActionsRepository {
  public let liking = Expected<ID<Post>, Post>("like")
  public let unliking = Expected<ID<Post>, Post>("unlike")
  public let sharing = Expected<ID<Post>, Post>("share")
  public let unsharing = Expected<ID<Post>, Post>("unshare")
  public let bookmarking = Expected<ID<Post>, Post>("bookmark")
  public let unbookmarking = Expected<ID<Post>, Post>("unbookmark")
  public let pinning = Expected<ID<Post>, Post>("pin")
  public let unpinning = Expected<ID<Post>, Post>("unpin")
  public let muting = Expected<ID<Post>, Post>("muteConversation")
  public let unmuting = Expected<ID<Post>, Post>("unmuteConversation")
  public let readingPinned = Expected<ID<User>, [Post]>("pinned")
  public let deleting = Expected<ID<Post>, Void>("delete")
  public let reading = Expected<[ID<Post>], [Post]>("posts")
  /// What is told to whoever listens to `changes`.
  public let news = AsyncStream<PostChange>.makeStream()

  public init() {}

  public func like(_ id: ID<Post>) async throws(AppError) -> Post { try await liking(id) }
  public func unlike(_ id: ID<Post>) async throws(AppError) -> Post { try await unliking(id) }
  public func share(_ id: ID<Post>) async throws(AppError) -> Post { try await sharing(id) }
  public func unshare(_ id: ID<Post>) async throws(AppError) -> Post { try await unsharing(id) }
  public func bookmark(_ id: ID<Post>) async throws(AppError) -> Post { try await bookmarking(id) }
  public func unbookmark(_ id: ID<Post>) async throws(AppError) -> Post { try await unbookmarking(id) }
  public func pin(_ id: ID<Post>) async throws(AppError) -> Post { try await pinning(id) }
  public func unpin(_ id: ID<Post>) async throws(AppError) -> Post { try await unpinning(id) }
  public func muteConversation(of id: ID<Post>) async throws(AppError) -> Post { try await muting(id) }
  public func unmuteConversation(of id: ID<Post>) async throws(AppError) -> Post { try await unmuting(id) }
  public func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    try await readingPinned(person)
  }
  public func delete(_ id: ID<Post>) async throws(AppError) { try await deleting(id) }
  public func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post] { try await reading(ids) }
  public func changes() -> AsyncStream<PostChange> { news.stream }
}
