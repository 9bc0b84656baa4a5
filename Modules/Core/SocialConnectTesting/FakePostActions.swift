public import AppValues
public import Entities
public import PostActions
import Synchronization

/// A fake of the marks on posts and of changes to posts.
public final class FakePostActions: PostActionsRepository, PostLookup {
  /// Answers `set(.liked, to: true, on:)`.
  public let liking = Expected<ID<Post>, Post>("like")
  /// Answers `set(.liked, to: false, on:)`.
  public let unliking = Expected<ID<Post>, Post>("unlike")
  /// Answers `set(.shared, to: true, on:)`.
  public let sharing = Expected<ID<Post>, Post>("share")
  /// Answers `set(.shared, to: false, on:)`.
  public let unsharing = Expected<ID<Post>, Post>("unshare")
  /// Answers `set(.bookmarked, to: true, on:)`.
  public let bookmarking = Expected<ID<Post>, Post>("bookmark")
  /// Answers `set(.bookmarked, to: false, on:)`.
  public let unbookmarking = Expected<ID<Post>, Post>("unbookmark")
  /// Answers `set(.pinned, to: true, on:)`.
  public let pinning = Expected<ID<Post>, Post>("pin")
  /// Answers `set(.pinned, to: false, on:)`.
  public let unpinning = Expected<ID<Post>, Post>("unpin")
  /// Answers `vote(_:on:)`, with the choices.
  public let voting = Expected<[Int], Post>("vote")
  /// Answers `set(.conversationMuted, to: true, on:)`.
  public let muting = Expected<ID<Post>, Post>("muteConversation")
  /// Answers `set(.conversationMuted, to: false, on:)`.
  public let unmuting = Expected<ID<Post>, Post>("unmuteConversation")
  /// Answers `pinned(by:)`.
  public let readingPinned = Expected<ID<User>, [Post]>("pinned")
  /// Answers `delete(_:)`.
  public let deleting = Expected<ID<Post>, Delivery>("delete")
  /// Answers `posts(_:)`.
  public let reading = Expected<[ID<Post>], [Post]>("posts")
  /// The available actions: all of them, unless a test says otherwise.
  public let postActionCapabilities: PostActionCapabilities
  private let listeners = Mutex<[AsyncStream<PostChange>.Continuation]>([])

  /// Expects no call; give answers to the properties above.
  ///
  /// - Parameter capabilities: The available actions.
  public init(capabilities: PostActionCapabilities = .all) {
    postActionCapabilities = capabilities
  }

  /// Sends a `change` of a post to every listener of `changes()`.
  public func tell(_ change: PostChange) {
    for listener in listeners.withLock({ $0 }) { listener.yield(change) }
  }

  /// Calls the property for the mark with the post `id`: for example, `liking`, or `unliking` if `isSet` is false.
  public func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    switch mark {
    case .liked: isSet ? try await liking(id) : try await unliking(id)
    case .shared: isSet ? try await sharing(id) : try await unsharing(id)
    case .bookmarked: isSet ? try await bookmarking(id) : try await unbookmarking(id)
    case .pinned: isSet ? try await pinning(id) : try await unpinning(id)
    case .conversationMuted: isSet ? try await muting(id) : try await unmuting(id)
    }
  }

  /// Calls `readingPinned` with the `person`.
  public func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    try await readingPinned(person)
  }
  /// Calls `deleting` with the post `id`.
  /// Calls `voting`.
  ///
  /// - Parameters:
  ///   - choices: Its input.
  ///   - id: The post, whichever it is.
  public func vote(_ choices: [Int], on id: ID<Post>) async throws(AppError) -> Post {
    try await voting(choices)
  }

  public func delete(_ id: ID<Post>) async throws(AppError) -> Delivery { try await deleting(id) }
  /// Calls `reading` with the `ids`.
  public func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post] { try await reading(ids) }
  /// A separate stream for each listener.
  public func changes() -> AsyncStream<PostChange> {
    let (stream, continuation) = AsyncStream<PostChange>.makeStream()
    listeners.withLock { $0.append(continuation) }
    return stream
  }
}
