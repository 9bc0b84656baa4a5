import AppValues
import Entities
import Post
import SocialOfflineStore

/// Writes to the server if it can be reached and nothing waits to be sent before, and else to the outbox.
struct OutboxWriter: Sendable {
  let sender: OutboxSender

  private var outbox: OutboxQueue { sender.parts.store.outbox }

  /// Does something that does the same when it's done twice.
  ///
  /// - Parameters:
  ///   - write: What it is.
  ///   - call: Does it at once.
  /// - Returns: What the server answered; nil if it waits in the outbox.
  ///
  /// Throws what the server refuses.
  func perform<Value: Sendable>(
    _ write: OutboxWrite, _ call: () async throws(AppError) -> Value
  ) async throws(AppError) -> Value? {
    if write.post?.waitingItem == nil, try await outbox.count() == 0 {
      do throws(AppError) {
        return try await call()
      } catch {
        guard error.isOutOfReach else { throw error }
        _ = try await outbox.add(write, key: .unique())
        return nil
      }
    }
    _ = try await settle(try await outbox.add(write, key: .unique()))
    return nil
  }

  /// Publishes a post: it's in the outbox before it's sent, so that it's known after a crash that it may be at the
  /// server.
  ///
  /// - Returns: Its id, at the server or in the outbox.
  ///
  /// Throws what the server refuses; then it doesn't wait.
  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> ID<Post> {
    let addition = try await outbox.add(.publish(post: post), key: key)
    switch addition {
    case .sent(let id): return id
    case .queued(let item):
      try await settle(addition)
      return try await outbox.post(of: item) ?? ID(waiting: item)
    case .undone: throw .cancelled
    }
  }

  /// Tries to send what was added, after all that was written before.
  ///
  /// Throws what the server refuses at once: it's told to the person who waits for it, and doesn't stay in the outbox.
  private func settle(_ addition: OutboxAddition) async throws(AppError) {
    guard case .queued(let item) = addition else { return }
    var refusal: AppError?
    do throws(AppError) {
      _ = try await sender.round(hurried: true) { if $0 == item { refusal = $1 } }
    } catch .storage(.locked) {
      // Another one is sending, and sends this as well.
    }
    guard let refusal, let left = try await outbox.item(item) else { return }
    if case .failed = left.state {
      try await outbox.drop(item)
      throw refusal
    }
    if refusal == .unauthenticated, !left.mayBeSent {
      try await outbox.drop(item)
      throw refusal
    }
  }
}
