public import AppValues
public import Entities

/// The rules of reading a conversation.
public struct PostInteractor: Sendable {
  /// How many comments are asked for at a time.
  public static let pageSize = 20

  private let repository: any PostRepository

  /// - Parameter repository: Where posts are read.
  public init(repository: any PostRepository) {
    self.repository = repository
  }

  /// A post and what it answers, with comments on it. The post is nil when it was deleted: then only what others wrote
  /// below it is left.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - comments: How many comments there are at least, if there are as many.
  ///
  /// Throws `notFound`, `gone` when nothing is left.
  public func conversation(
    of id: ID<Post>, atLeast comments: Int = pageSize
  ) async throws(AppError) -> (thread: PostThread?, comments: PagedList<CommentBranch>) {
    let thread = try await remainingThread(of: id)
    let comments = try await self.comments(on: id, atLeast: comments)
    if thread == nil, comments.items.isEmpty { throw .gone }
    return (thread, comments)
  }

  /// The same of the post `id` with one page of comments, as `request` asks for it.
  public func conversation(
    of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> (thread: PostThread?, comments: Page<CommentBranch>) {
    let thread = try await remainingThread(of: id)
    let comments = try await repository.comments(on: id, request)
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

  /// The first comments on the post `id`: as many pages as it takes to have `count` on the post itself.
  public func comments(
    on id: ID<Post>, atLeast count: Int = pageSize
  ) async throws(AppError) -> PagedList<CommentBranch> {
    try await .first(atLeast: count, limit: count > Self.pageSize ? nil : Self.pageSize) {
      [repository] (request) async throws(AppError) in try await repository.comments(on: id, request)
    }
  }

  /// The next comments on the post `id`, as one page, of which one at least is not in the `list`; nil at its end.
  public func more(
    _ list: PagedList<CommentBranch>, on id: ID<Post>
  ) async throws(AppError) -> Page<CommentBranch>? {
    try await list.more(limit: Self.pageSize) { [repository] (request) async throws(AppError) in
      try await repository.comments(on: id, request)
    }
  }

  /// How many comments have come since the `list` was read, on the post `id` or on its comments: those that would
  /// be new in the list, or are counted in it.
  public func countNew(
    in list: PagedList<CommentBranch>, on id: ID<Post>
  ) async throws(AppError) -> Int {
    // Where the list had an end, what was added behind that is new too.
    let margin = list.older == nil ? Self.pageSize : 0
    let now = try await comments(on: id, atLeast: list.items.count + margin)
    let known = Set(list.posts.map(\.id))
    return max(now.posts.count { !known.contains($0.id) }, now.size - list.size)
  }
}
