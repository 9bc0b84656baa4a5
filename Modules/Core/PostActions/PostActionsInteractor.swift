public import AppScreens
public import AppValues
public import Entities

/// The rules of actions on a post, and the updates that keep every screen showing it current.
public struct PostActionsInteractor: Sendable {
  /// The most posts pinned to a profile.
  public static let maximumPins = 5

  private let repository: (any PostActionsRepository)?
  private let lookup: (any PostLookup)?
  private let viewer: Viewer
  private let opener: LinkOpener

  /// Acts on behalf of `viewer`.
  ///
  /// - Parameters:
  ///   - repository: Where posts are acted on; nil where they are only read.
  ///   - lookup: Where posts are read again; nil where screens keep them as they first read them.
  ///   - opener: Opens the links and photos of posts.
  public init(
    repository: (any PostActionsRepository)?, lookup: (any PostLookup)?, viewer: Viewer,
    opener: LinkOpener = .none
  ) {
    self.repository = repository
    self.lookup = lookup
    self.viewer = viewer
    self.opener = opener
  }

  /// What can be done to posts here.
  public var capabilities: PostActionCapabilities {
    repository?.postActionCapabilities ?? .none
  }

  /// Whether the links and photos of posts can be opened.
  public var opensLinks: Bool { opener.isAvailable }

  /// Opens the first link of a post, or else its photos.
  ///
  /// Throws `unsupported` where the host opens nothing, `notFound` for a post with neither.
  /// - Returns: The addresses, and whether there was a program to open each of them; if there wasn't, those that are left.
  public func openLink(of post: Post) async throws(AppError) -> (addresses: [String], isOpened: Bool) {
    guard opener.isAvailable else { throw .unsupported }
    guard let link = PostLink(of: post) else { throw .notFound }
    for (index, address) in link.addresses.enumerated() {
      guard await opener.open(address) else { return (Array(link.addresses[index...]), false) }
    }
    return (link.addresses, true)
  }

  /// Puts a mark on the post `id` where `isSet`, or removes it; returns the post as it then is.
  public func set(
    _ mark: PostMark, to isSet: Bool, on id: ID<Post>
  ) async throws(AppError) -> Post {
    let repository = try acting()
    guard repository.postActionCapabilities.marks.contains(mark) else { throw .unsupported }
    return try await repository.set(mark, to: isSet, on: id)
  }

  /// The posts that a person has pinned, the last pinned first; none where posts cannot be looked up.
  public func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    try await lookup?.pinned(by: person) ?? []
  }

  /// Deletes the post `id`, one of the viewer's own.
  ///
  /// - Parameter keepsPhotos: Whether the viewer can still publish its photos with another post, for a day.
  public func delete(_ id: ID<Post>, keepsPhotos: Bool = false) async throws(AppError) {
    let repository = try acting()
    guard repository.postActionCapabilities.deletes else { throw .unsupported }
    try await repository.delete(id, keepsPhotos: keepsPhotos)
  }

  /// Whether the viewer wrote the post, and so can edit and delete it.
  public func isOwn(_ post: Post) -> Bool {
    viewer.session?.user == post.author.id
  }

  /// What the posts with these `ids` are now: for a screen that comes to the front again. Nothing where posts
  /// cannot be looked up.
  public func current(_ ids: [ID<Post>]) async throws(AppError) -> [PostUpdate] {
    guard let lookup, !ids.isEmpty else { return [] }
    let posts = try await lookup.posts(ids)
    let missing = Set(ids).subtracting(posts.map(\.id))
    let found: [PostUpdate] = posts.isEmpty ? [] : [.current(posts)]
    return found + ids.filter(missing.contains).map { .deleted($0) }
  }

  /// Updates of the posts on a screen, ready for `PostUpdate.apply(to:)`, beginning with their current state.
  /// However fast changes come, only one read runs at a time and covers all of them; its result is at least as
  /// new as the changes it covers. Ends when the task that reads it is cancelled.
  ///
  /// - Parameter shown: The ids that the screen shows when something changes. Each call begins one reading.
  /// - Returns: For each reading, in their order, what it found; nothing where it failed.
  public func updates(
    of shown: @escaping @Sendable @MainActor () -> [ID<Post>]
  ) -> AsyncStream<[PostUpdate]> {
    // Listening begins here, before anything is read, so that nothing falls between the two.
    let changes = lookup?.changes() ?? AsyncStream { $0.finish() }
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
              continuation.yield(await self.read(stale, shown: await shown()))
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

  private func acting() throws(AppError) -> any PostActionsRepository {
    if viewer.session == nil { throw .unauthenticated }
    return try repository.orUnsupported()
  }
}
