public import AppScreens
public import AppValues
public import Entities

/// The rules for actions on posts, and the updates that keep every screen with posts current.
public struct PostActionsInteractor: Sendable {
  /// The maximum number of posts pinned to a profile.
  public static let maximumPins = 5

  private let repository: (any PostActionsRepository)?
  private let lookup: (any PostLookup)?
  private let viewer: Viewer
  private let opener: LinkOpener

  /// Acts on behalf of `viewer`.
  ///
  /// - Parameters:
  ///   - repository: Acts on posts; nil if they can only be read.
  ///   - lookup: Reads posts again; nil if screens keep them as first read.
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
  /// Throws `unsupported` if the host can't open anything, `notFound` for a post with neither.
  /// - Returns: The addresses, and whether there was a program to open all of them; if not, those that weren't
  ///   opened.
  public func openLink(of post: Post) async throws(AppError) -> (addresses: [String], isOpened: Bool) {
    guard opener.isAvailable else { throw .unsupported }
    guard let link = PostLink(of: post) else { throw .notFound }
    for (index, address) in link.addresses.enumerated() {
      guard await opener.open(address) else { return (Array(link.addresses[index...]), false) }
    }
    return (link.addresses, true)
  }

  /// Votes in the poll of the post `id`. Returns the updated post.
  ///
  /// - Parameter choices: The options, counted from 0.
  public func vote(_ choices: [Int], on id: ID<Post>) async throws(AppError) -> Post {
    try await acting().vote(choices, on: id)
  }

  /// Sets a mark on the post `id` if `isSet` is true, or removes it. Returns the updated post, whose marks say whether
  /// this waits to be sent.
  public func set(
    _ mark: PostMark, to isSet: Bool, on id: ID<Post>
  ) async throws(AppError) -> Post {
    let repository = try acting()
    guard repository.postActionCapabilities.marks.contains(mark) else { throw .unsupported }
    return try await repository.set(mark, to: isSet, on: id)
  }

  /// The posts that a person has pinned, the last pinned first, without those that the viewer's filters hide; empty if
  /// posts can't be looked up.
  public func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    try await lookup?.pinned(by: person).filter { !$0.isHidden(in: .account) } ?? []
  }

  /// Deletes the post `id`, one of the viewer's own.
  ///
  /// - Parameter keepsPhotos: Whether the viewer can still publish its photos in another post, for a day.
  /// - Returns: Whether it's deleted or waits to be.
  @discardableResult
  public func delete(_ id: ID<Post>, keepsPhotos: Bool = false) async throws(AppError) -> Delivery {
    let repository = try acting()
    guard repository.postActionCapabilities.deletes else { throw .unsupported }
    return try await repository.delete(id, keepsPhotos: keepsPhotos)
  }

  /// Whether the viewer wrote the post, and so can edit and delete it.
  public func isOwn(_ post: Post) -> Bool {
    viewer.session?.user == post.author.id
  }

  /// The current posts with these `ids`, for a screen that comes to the front again. Empty if posts can't be looked
  /// up.
  public func current(_ ids: [ID<Post>]) async throws(AppError) -> [PostUpdate] {
    guard let lookup, !ids.isEmpty else { return [] }
    let posts = try await lookup.posts(ids)
    let missing = Set(ids).subtracting(posts.map(\.id))
    let found: [PostUpdate] = posts.isEmpty ? [] : [.current(posts)]
    return found + ids.filter(missing.contains).map { .deleted($0) }
  }

  /// Updates of the posts on a screen, for `PostUpdate.apply(to:)`, beginning with their current state. However fast
  /// changes come, only one reading runs at a time and covers all of them; its result is at least as new as the
  /// changes it covers. Ends when the task that reads it is cancelled.
  ///
  /// - Parameter shown: Returns the ids that the screen shows. Called when something changes, to begin a reading.
  /// - Returns: The result of each reading, in order; nothing if it failed.
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
