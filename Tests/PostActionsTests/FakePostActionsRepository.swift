import AppValues
import Entities
import PostActions
import SocialTestSupport
import Synchronization
import Testing

/// A source of posts in memory. It records what is asked, and regards a call that the test did not foresee
/// as a failure.
final class FakePostActionsRepository: PostActionsRepository, PostLookup {
  enum Call: Hashable, Sendable {
    case set(PostMark, Bool, ID<Post>)
    case delete(ID<Post>)
    case posts([ID<Post>])
  }

  private struct Contents {
    var posts: [ID<Post>: Post] = [:]
    var calls: [Call] = []
    var failures: [AppError] = []
    var gate: Gate?
    var listeners = 0
    var continuation: AsyncStream<PostChange>.Continuation?
  }

  private let contents = Mutex(Contents())
  // Used outside the lock: ending a stream calls back at once.
  private var continuation: AsyncStream<PostChange>.Continuation? { contents.withLock { $0.continuation } }
  private let expectsActions: Bool

  /// - Parameter expectsActions: Whether the test foresees that posts are acted on.
  init(
    _ posts: [Post] = [], expectsActions: Bool = false, capabilities: PostActionCapabilities = .all
  ) {
    postActionCapabilities = capabilities
    self.expectsActions = expectsActions
    contents.withLock { for post in posts { $0.posts[post.id] = post } }
  }

  var calls: [Call] { contents.withLock { $0.calls } }
  /// How many listen to `changes` now.
  var listeners: Int { contents.withLock { $0.listeners } }

  /// Makes the next calls fail, one each.
  func fail(_ failures: AppError...) { contents.withLock { $0.failures += failures } }
  /// Holds the next call until the gate is opened.
  func hold(at gate: Gate) { contents.withLock { $0.gate = gate } }

  /// Changes a post behind everybody's back.
  func set(_ post: Post) { contents.withLock { $0.posts[post.id] = post } }
  func remove(_ id: ID<Post>) { contents.withLock { $0.posts[id] = nil } }
  func tell(_ change: PostChange) { continuation?.yield(change) }
  func endChanges() { continuation?.finish() }

  let postActionCapabilities: PostActionCapabilities

  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    try await act(.set(mark, isSet, id), on: id) { $0.marks[mark] = isSet }
  }

  func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    Issue.record("unexpected pinned(by: \(person))")
    return []
  }

  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery {
    _ = try await act(.delete(id), on: id) { _ in }
    remove(id)
    return .sent
  }

  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post] {
    // What is answered is how things were when the question came, however long the answer takes.
    let posts = contents.withLock { contents in ids.compactMap { contents.posts[$0] } }
    try await begin(.posts(ids))
    return posts
  }

  func changes() -> AsyncStream<PostChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: PostChange.self)
    contents.withLock {
      $0.listeners += 1
      $0.continuation = continuation
    }
    continuation.onTermination = { [weak self] _ in self?.contents.withLock { $0.listeners -= 1 } }
    return stream
  }

  private func act(
    _ call: Call, on id: ID<Post>, _ change: (inout Post) -> Void
  ) async throws(AppError) -> Post {
    if !expectsActions { Issue.record("unexpected \(call)") }
    try await begin(call)
    return try contents.withLock { contents throws(AppError) in
      guard var post = contents.posts[id] else { throw .gone }
      change(&post)
      contents.posts[id] = post
      return post
    }
  }

  private func begin(_ call: Call) async throws(AppError) {
    let (failure, gate) = contents.withLock { contents in
      contents.calls.append(call)
      defer { contents.gate = nil }
      return (contents.failures.isEmpty ? nil : contents.failures.removeFirst(), contents.gate)
    }
    await gate?.pass()
    if Task.isCancelled { throw .cancelled }
    if let failure { throw failure }
  }
}
