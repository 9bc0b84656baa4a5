import Entities
import PostActions
import Synchronization
import Testing

/// The posts of a timeline in memory. Acting on them is a failure unless the test foresees it.
final class FakePostActionsRepository: PostActionsRepository {
  private struct Contents {
    var posts: [ID<Post>: Post]
    var acts: [String] = []
    var failure: SocialError?
    var gate: Gate?
    var changes: AsyncStream<PostChange>.Continuation?
  }

  private let contents: Mutex<Contents>
  private let expectsActs: Bool

  init(_ posts: [Post] = [], expectsActs: Bool = false) {
    contents = Mutex(Contents(posts: Dictionary(posts.map { ($0.id, $0) }) { first, _ in first }))
    self.expectsActs = expectsActs
  }

  /// What was done, as "like p1".
  var acts: [String] { contents.withLock { $0.acts } }

  var isFollowed: Bool { contents.withLock { $0.changes != nil } }

  func fail(_ failure: SocialError) { contents.withLock { $0.failure = failure } }
  func hold(at gate: Gate) { contents.withLock { $0.gate = gate } }

  /// Somebody else changes a post.
  func change(_ post: Post) {
    contents.withLock { $0.posts[post.id] = post }
    tell(.changed(post.id))
  }

  /// Somebody else deletes a post.
  func remove(_ id: ID<Post>) {
    contents.withLock { $0.posts[id] = nil }
    tell(.deleted(id))
  }

  private func tell(_ change: PostChange) {
    contents.withLock { $0.changes }?.yield(change)
  }

  func like(_ id: ID<Post>) async throws(SocialError) -> Post {
    try await act("like", id) { post in
      post?.marks.isLiked = true
      post?.counts.likes += 1
    }
  }

  func unlike(_ id: ID<Post>) async throws(SocialError) -> Post {
    try await act("unlike", id) { post in
      post?.marks.isLiked = false
      post?.counts.likes -= 1
    }
  }

  func share(_ id: ID<Post>) async throws(SocialError) -> Post {
    try await act("share", id) { $0?.marks.isShared = true }
  }

  func unshare(_ id: ID<Post>) async throws(SocialError) -> Post {
    try await act("unshare", id) { $0?.marks.isShared = false }
  }

  func delete(_ id: ID<Post>) async throws(SocialError) {
    _ = try await act("delete", id) { _ in }
    contents.withLock { $0.posts[id] = nil }
  }

  func posts(_ ids: [ID<Post>]) async throws(SocialError) -> [Post] {
    contents.withLock { contents in ids.compactMap { contents.posts[$0] } }
  }

  func changes() -> AsyncStream<PostChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: PostChange.self)
    contents.withLock { $0.changes = continuation }
    return stream
  }

  private func act(
    _ name: String, _ id: ID<Post>, _ change: (inout Post?) -> Void
  ) async throws(SocialError) -> Post {
    if !expectsActs { Issue.record("unexpected \(name) \(id)") }
    let (failure, gate) = contents.withLock { contents in
      contents.acts.append("\(name) \(id)")
      defer { (contents.failure, contents.gate) = (nil, nil) }
      return (contents.failure, contents.gate)
    }
    await gate?.pass()
    if Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
    return try contents.withLock { contents throws(SocialError) in
      change(&contents.posts[id])
      guard let post = contents.posts[id] else { throw .gone }
      return post
    }
  }
}
