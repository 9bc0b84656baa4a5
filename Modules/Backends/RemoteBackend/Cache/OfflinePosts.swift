import AppValues
import Entities
import Post
import SocialOfflineStore

/// Posts of a server with what is around them, put together of what was read while it can't be reached. They're shown as
/// they will be once what waits has been sent.
struct OfflinePosts: PostRepository, PostContexts {
  /// How far a conversation is followed up and down at most.
  private static let depth = 50

  let remote: RemotePosts
  let cache: ReadingCache
  let waiting: WaitingPosts

  func thread(of id: ID<Post>) async throws(AppError) -> PostThread {
    if let item = id.waitingItem {
      if let post = try await waiting.post(item) {
        return try await changed(
          PostThread(ancestors: try await ancestors(of: post).map { .post($0) }, post: post))
      }
      guard let sent = try await waiting.store.outbox.post(of: item) else { throw .gone }
      return try await thread(of: sent)
    }
    return try await changed(try await read(id))
  }

  private func changed(_ thread: PostThread) async throws(AppError) -> PostThread {
    let changes = await waiting.changes(of: thread.ancestors.map(\.id) + [thread.post.id])
    guard let post = changes.applied(to: thread.post) else { throw .gone }
    return PostThread(ancestors: thread.ancestors.map { changes.applied(to: $0) }, post: post)
  }

  private func read(_ id: ID<Post>) async throws(AppError) -> PostThread {
    do throws(AppError) {
      let thread = try await remote.thread(of: id)
      await cache.keep(thread.ancestors.compactMap(\.post) + [thread.post])
      return thread
    } catch {
      guard error.isOutOfReach, let post = try await cache.post(id)?.value else { throw error }
      return PostThread(ancestors: try await ancestors(of: post).map { .post($0) }, post: post)
    }
  }

  func comments(on id: ID<Post>, _ request: PageRequest) async throws(AppError) -> Page<CommentBranch> {
    var page = Page<CommentBranch>(items: [], older: nil, newer: nil)
    if id.waitingItem == nil {
      do throws(AppError) {
        page = try await remote.comments(on: id, request)
        await cache.keep(page.items.flatMap(\.posts))
      } catch {
        guard error.isOutOfReach, let post = try await cache.post(id) else { throw error }
        let comments = try await descendants(of: post.value)
        page = Page(
          items: CommentBranches(on: post.value, comments, among: Set(comments.map(\.id) + [id])).list,
          older: nil,
          newer: nil, readAt: post.readAt)
      }
    }
    return await withWaiting(page, on: id)
  }

  func context(of id: ID<Post>, within limits: PostContextLimits) async throws(AppError) -> PostContext {
    let context = try await readContext(of: id, within: limits)
    let changes = await waiting.changes(of: (context.ancestors + context.descendants).map(\.id))
    return PostContext(
      ancestors: context.ancestors.compactMap { changes.applied(to: $0) },
      descendants: context.descendants.compactMap { changes.applied(to: $0) })
  }

  private func readContext(
    of id: ID<Post>, within limits: PostContextLimits
  ) async throws(AppError) -> PostContext {
    do throws(AppError) {
      return try await remote.context(of: id, within: limits)
    } catch {
      guard error.isOutOfReach, let post = try await cache.post(id)?.value else { throw error }
      return PostContext(
        ancestors: try await ancestors(of: post), descendants: try await descendants(of: post))
    }
  }

  /// The page as it will be, with the comments that wait below those that they're on.
  private func withWaiting(
    _ page: Page<CommentBranch>, on id: ID<Post>
  ) async -> Page<CommentBranch> {
    let posts = page.items.flatMap(\.posts).map(\.id) + [id]
    let waitingComments = await waiting.comments(on: posts)
    let changes = await waiting.changes(of: posts + waitingComments.map(\.id))
    let read = page.items.compactMap { changes.applied(to: $0) }
    let comments = waitingComments.compactMap { changes.applied(to: $0) }
    let items = read.map { $0.adding(comments) }
    let own = comments.filter { $0.replyTo?.post == id }.map { CommentBranch(comment: .post($0)) }
    return Page(items: items + own, older: page.older, newer: page.newer, readAt: page.readAt)
  }

  /// What a post is a comment on, from the first post down, as far as it was read.
  private func ancestors(of post: Post) async throws(AppError) -> [Post] {
    var (ancestors, parent) = ([Post](), post.replyTo?.post)
    while let id = parent, ancestors.count < Self.depth {
      guard let above = try await waiting.known(id) else { break }
      ancestors.insert(above, at: 0)
      parent = above.replyTo?.post
    }
    return ancestors
  }

  /// The comments on a post, and those on them, as far as they were read.
  private func descendants(of post: Post) async throws(AppError) -> [Post] {
    var (found, level, known) = ([Post](), [post.id], Set([post.id]))
    for _ in 0..<Self.depth where !level.isEmpty {
      let below = try await cache.comments(on: level).filter { known.insert($0.id).inserted }
      found += below
      level = below.map(\.id)
    }
    return found
  }
}

extension CommentBranch {
  /// The branch with comments on its posts.
  fileprivate func adding(_ comments: [Post]) -> CommentBranch {
    let own = comments.filter { $0.replyTo?.post == id }.map { CommentBranch(comment: .post($0)) }
    return CommentBranch(
      comment: comment, replies: replies.map { $0.adding(comments) } + own, hiddenReplies: hiddenReplies)
  }
}
