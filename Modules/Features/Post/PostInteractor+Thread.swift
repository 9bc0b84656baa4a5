public import AppValues
public import Entities

/// Reading a conversation.
extension PostInteractor {
  /// A post and what it answers.
  ///
  /// Throws `notFound`, `gone` when it was deleted.
  public func thread(of id: ID<Post>) async throws(AppError) -> PostThread {
    try await repository.thread(of: id)
  }

  /// A post and what it answers; nil when it was deleted: what others wrote below it may still be there.
  ///
  /// Throws `notFound`.
  public func remainingThread(of id: ID<Post>) async throws(AppError) -> PostThread? {
    do throws(AppError) {
      return try await thread(of: id)
    } catch .gone {
      return nil
    }
  }

  /// The first comments on a post: as many pages as it takes to have `count` on the post itself.
  public func comments(
    on id: ID<Post>, atLeast count: Int = pageSize
  ) async throws(AppError) -> CommentList {
    let limit = max(count, Self.pageSize)
    var list = CommentList()
    repeat {
      list = try await page(after: list, on: id, limit: limit - list.branches.count)
    } while list.branches.count < count && list.next != nil
    return list
  }

  /// The list with its next page added; a comment already in it is not added again.
  public func more(
    _ list: CommentList, on id: ID<Post>
  ) async throws(AppError) -> CommentList {
    guard list.next != nil else { return list }
    return try await page(after: list, on: id, limit: Self.pageSize)
  }

  /// How many comments have come since the list was read, on the post or on its comments: those that would be
  /// new in the list, or are counted in it.
  public func countNew(
    in list: CommentList, on id: ID<Post>
  ) async throws(AppError) -> Int {
    // Where the list had an end, what was added behind that is new too.
    let margin = list.next == nil ? Self.pageSize : 0
    let now = try await comments(on: id, atLeast: list.branches.count + margin)
    let known = Set(list.posts.map(\.id))
    return max(now.posts.count { !known.contains($0.id) }, now.size - list.size)
  }

  /// The latest of those who liked or shared a post, or those below a place in their list.
  public func people(
    _ list: PostPeople, of id: ID<Post>, below place: Cursor? = nil
  ) async throws(AppError) -> Page<User> {
    let position = place.map(PageRequest.Position.before) ?? .first
    return try await repository.people(list, of: id, PageRequest(position, limit: Self.pageSize))
  }

  private func page(
    after list: CommentList, on id: ID<Post>, limit: Int
  ) async throws(AppError) -> CommentList {
    let position = list.next.map(PageRequest.Position.before) ?? .first
    let page = try await repository.comments(on: id, PageRequest(position, limit: limit))
    let known = Set(list.branches.map(\.id))
    return CommentList(
      list.branches + page.items.filter { !known.contains($0.id) }, next: page.older)
  }
}
