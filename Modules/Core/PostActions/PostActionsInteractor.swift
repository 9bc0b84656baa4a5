public import Entities

/// The rules of acting on a post, and the stream by which every screen that shows it stays true.
public struct PostActionsInteractor: Sendable {
  private let repository: any PostActionsRepository
  private let viewer: Viewer

  /// Acts through `repository` on behalf of `viewer`.
  public init(repository: any PostActionsRepository, viewer: Viewer) {
    self.repository = repository
    self.viewer = viewer
  }

  /// Likes the post, or takes the like back.
  public func setLiked(_ liked: Bool, _ id: ID<Post>) async throws(SocialError) -> Post {
    try requireSession()
    return liked ? try await repository.like(id) : try await repository.unlike(id)
  }

  /// Shares the post, or takes the share back.
  public func setShared(_ shared: Bool, _ id: ID<Post>) async throws(SocialError) -> Post {
    try requireSession()
    return shared ? try await repository.share(id) : try await repository.unshare(id)
  }

  /// Deletes one's own post.
  public func delete(_ id: ID<Post>) async throws(SocialError) {
    try requireSession()
    try await repository.delete(id)
  }

  /// Whether the viewer wrote the post, and so may delete it.
  public func isOwn(_ post: Post) -> Bool {
    viewer.session?.user == post.author.id
  }

  /// What became of the posts a screen shows, ready to be applied with `PostUpdate.apply(to:)`.
  ///
  /// - Parameter shown: The ids that the screen shows when something changes.
  public func updates(
    of shown: @escaping @Sendable @MainActor () -> [ID<Post>]
  ) -> AsyncStream<PostUpdate> {
    let repository = repository
    return AsyncStream { continuation in
      let task = Task {
        for await change in repository.changes() {
          let ids = await shown()
          switch change {
          case .deleted(let id):
            if ids.contains(id) { continuation.yield(.deleted(id)) }
            continue
          case .changed(let id) where !ids.contains(id): continue
          case .changed(let id): await Self.reload([id], from: repository, into: continuation)
          case .lagged: await Self.reload(ids, from: repository, into: continuation)
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  private static func reload(
    _ ids: [ID<Post>], from repository: any PostActionsRepository,
    into continuation: AsyncStream<PostUpdate>.Continuation
  ) async {
    do throws(SocialError) {
      continuation.yield(.current(try await repository.posts(ids)))
    } catch {
      // A screen keeps what it shows when the source is out of reach; the next change reads it again.
    }
  }

  private func requireSession() throws(SocialError) {
    if viewer.session == nil { throw .unauthenticated }
  }
}

/// News of posts that stand on a screen.
public enum PostUpdate: Sendable {
  /// These posts are now so.
  case current([Post])
  case deleted(ID<Post>)

  /// Brings a post up to date: the present one, or nil when it was deleted.
  public func apply(to post: Post) -> Post? {
    switch self {
    case .current(let posts): posts.first { $0.id == post.id } ?? post
    case .deleted(let id): id == post.id ? nil : post
    }
  }
}
