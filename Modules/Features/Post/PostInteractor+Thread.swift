public import Entities

/// Reading a conversation.
extension PostInteractor {
  /// A post and what it answers.
  ///
  /// Throws `notFound`, `gone` when it was deleted.
  public func thread(of id: ID<Post>) async throws(SocialError) -> PostThread {
    try await repository.thread(of: id)
  }

  /// The first comments on a post, oldest first: as many pages as it takes to have `count` of them.
  public func comments(
    on id: ID<Post>, atLeast count: Int = pageSize
  ) async throws(SocialError) -> CommentList {
    let limit = max(count, Self.pageSize)
    var list = CommentList()
    repeat {
      list = try await page(after: list, on: id, limit: limit - list.posts.count)
    } while list.posts.count < count && list.next != nil
    return list
  }

  /// The list with its next page added; a comment already in it is not added again.
  public func more(
    _ list: CommentList, on id: ID<Post>
  ) async throws(SocialError) -> CommentList {
    guard list.next != nil else { return list }
    return try await page(after: list, on: id, limit: Self.pageSize)
  }

  /// How many comments have been written since the end of the list was read.
  ///
  /// It reads the last page again: a list has no place below its end to ask from. The answer is at most a
  /// page's worth.
  public func countNew(
    below list: CommentList, on id: ID<Post>
  ) async throws(SocialError) -> Int {
    let request = PageRequest(list.lastPage, limit: PageRequest.limits.upperBound)
    let known = Set(list.posts.map(\.id))
    return try await repository.comments(on: id, request).items
      .count { !known.contains($0.id) }
  }

  private func page(
    after list: CommentList, on id: ID<Post>, limit: Int
  ) async throws(SocialError) -> CommentList {
    let position = list.next.map(PageRequest.Position.before) ?? .first
    let page = try await repository.comments(on: id, PageRequest(position, limit: limit))
    let known = Set(list.posts.map(\.id))
    return CommentList(
      posts: list.posts + page.items.filter { !known.contains($0.id) },
      next: page.older, lastPage: position)
  }
}
