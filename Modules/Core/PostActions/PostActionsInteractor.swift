public import AppValues
public import Entities

/// The rules of acting on a post, and the stream by which every screen that shows it stays true.
public struct PostActionsInteractor: Sendable {
  /// The most posts on top of a profile.
  public static let maximumPins = 5

  private let repository: any PostActionsRepository
  private let viewer: Viewer

  /// Acts through `repository` on behalf of `viewer`.
  public init(repository: any PostActionsRepository, viewer: Viewer) {
    self.repository = repository
    self.viewer = viewer
  }

  /// Likes the post, or unlikes it.
  public func setLiked(_ liked: Bool, _ id: ID<Post>) async throws(AppError) -> Post {
    try requireSession()
    return liked ? try await repository.like(id) : try await repository.unlike(id)
  }

  /// Shares the post, or unshares it.
  public func setShared(_ shared: Bool, _ id: ID<Post>) async throws(AppError) -> Post {
    try requireSession()
    return shared ? try await repository.share(id) : try await repository.unshare(id)
  }

  /// Bookmarks the post, or removes the bookmark.
  public func setBookmarked(_ bookmarked: Bool, _ id: ID<Post>) async throws(AppError) -> Post {
    try requireSession()
    return bookmarked ? try await repository.bookmark(id) : try await repository.unbookmark(id)
  }

  /// Puts the viewer's own post on top of their profile, or takes it from there.
  public func setPinned(_ pinned: Bool, _ id: ID<Post>) async throws(AppError) -> Post {
    try requireSession()
    return pinned ? try await repository.pin(id) : try await repository.unpin(id)
  }

  /// Mutes the conversation that the post belongs to, or unmutes it.
  public func setConversationMuted(_ muted: Bool, of id: ID<Post>) async throws(AppError) -> Post {
    try requireSession()
    return muted
      ? try await repository.muteConversation(of: id) : try await repository.unmuteConversation(of: id)
  }

  /// What a person has put on top of their profile, the last pinned first.
  public func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    try await repository.pinned(by: person)
  }

  /// Deletes the viewer's own post.
  public func delete(_ id: ID<Post>) async throws(AppError) {
    try requireSession()
    try await repository.delete(id)
  }

  /// Whether the viewer wrote the post, and so may edit and delete it.
  public func isOwn(_ post: Post) -> Bool {
    viewer.session?.user == post.author.id
  }

  /// What these posts are now: for a screen that comes to the front again.
  public func current(_ ids: [ID<Post>]) async throws(AppError) -> [PostUpdate] {
    if ids.isEmpty { return [] }
    let posts = try await repository.posts(ids)
    let missing = Set(ids).subtracting(posts.map(\.id))
    let found: [PostUpdate] = posts.isEmpty ? [] : [.current(posts)]
    return found + ids.filter(missing.contains).map { .deleted($0) }
  }

  /// Updates of the posts on a screen, ready for `PostUpdate.apply(to:)`, beginning with their current state.
  /// However fast changes come, only one read runs at a time and covers all of them; its result is at least as
  /// new as the changes it covers. Ends when the task that reads it is cancelled.
  ///
  /// - Parameter shown: The ids that the screen shows when something changes.
  public func updates(
    of shown: @escaping @Sendable @MainActor () -> [ID<Post>]
  ) -> AsyncStream<PostUpdate> {
    // Listening begins here, before anything is read, so that nothing falls between the two.
    let changes = repository.changes()
    return AsyncStream { continuation in
      let task = Task {
        let stale = StalePosts()
        await withTaskGroup { group in
          group.addTask {
            for await change in changes { stale.add(change) }
            stale.finish()
          }
          group.addTask {
            for await _ in stale.signals {
              for update in await self.read(stale, shown: await shown()) { continuation.yield(update) }
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private func read(_ stale: StalePosts, shown: [ID<Post>]) async -> [PostUpdate] {
    let ids = stale.take(shown)
    do throws(AppError) {
      return try await current(ids)
    } catch {
      // The screen keeps what it shows while the source is out of reach; the next change reads these too.
      stale.putBack(ids)
      return []
    }
  }

  private func requireSession() throws(AppError) {
    if viewer.session == nil { throw .unauthenticated }
  }
}
