public import AppValues
public import Entities

/// The rules of reading a conversation.
public struct PostInteractor: Sendable {
  /// How many comments are requested at a time.
  public static let pageSize = 20

  private let repository: any PostRepository

  /// - Parameter repository: Reads posts.
  public init(repository: any PostRepository) {
    self.repository = repository
  }

  /// A post with the posts it replies to, and the comments on it. The thread is nil if the post was deleted and only
  /// comments on it are left.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - comments: The minimum number of comments to read, if there are as many.
  ///
  /// Throws `notFound`, `gone` if nothing is left.
  public func conversation(
    of id: ID<Post>, atLeast comments: Int = pageSize
  ) async throws(AppError) -> (thread: PostThread?, comments: PagedList<CommentBranch>) {
    let thread = try await remainingThread(of: id)
    let comments = try await self.comments(on: id, atLeast: comments)
    if thread == nil, comments.items.isEmpty { throw .gone }
    return (thread, comments)
  }

  /// The same for the post `id`, with the page of comments that `request` asks for.
  public func conversation(
    of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> (thread: PostThread?, comments: Page<CommentBranch>) {
    let thread = try await remainingThread(of: id)
    let comments = try await page(of: id, request)
    if thread == nil, comments.items.isEmpty { throw .gone }
    return (thread, comments)
  }

  private func remainingThread(of id: ID<Post>) async throws(AppError) -> PostThread? {
    do throws(AppError) {
      return try await repository.thread(of: id)
    } catch .gone {
      return nil
    }
  }

  /// The first comments on the post `id`: as many pages as it takes to have `count` direct comments.
  public func comments(
    on id: ID<Post>, atLeast count: Int = pageSize
  ) async throws(AppError) -> PagedList<CommentBranch> {
    try await .first(atLeast: count, limit: count > Self.pageSize ? nil : Self.pageSize) {
      (request) async throws(AppError) in try await page(of: id, request)
    }
  }

  /// A page of the comments on a post, without those that the viewer's filters hide.
  private func page(
    of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<CommentBranch> {
    let page = try await repository.comments(on: id, request)
    return Page(
      items: page.items.compactMap(\.withoutHidden), older: page.older, newer: page.newer, readAt: page.readAt
    )
  }

  /// The next page of comments on the post `id` with at least one that isn't in the `list`; nil at the end.
  public func more(
    _ list: PagedList<CommentBranch>, on id: ID<Post>
  ) async throws(AppError) -> Page<CommentBranch>? {
    try await list.more(limit: Self.pageSize) { (request) async throws(AppError) in
      try await page(of: id, request)
    }
  }

  /// How many comments were added since the `list` was read, to the post `id` or to its comments, whether the list
  /// would show or only count them.
  public func countNew(
    in list: PagedList<CommentBranch>, on id: ID<Post>
  ) async throws(AppError) -> Int {
    // If the list was read to its end, what was added after that is new too.
    let margin = list.older == nil ? Self.pageSize : 0
    let now = try await comments(on: id, atLeast: list.items.count + margin)
    let known = Set(list.posts.map(\.id))
    return max(now.posts.count { !known.contains($0.id) }, now.size - list.size)
  }
}
