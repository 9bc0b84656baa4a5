import AppValues
import Entities
import Post
import SocialOfflineStore

/// Writes to the server if it can be reached and nothing waits to be sent before, and else to the outbox. While the server
/// is known to be out of reach, no one waits for it.
struct OutboxWriter: Sendable {
  let sender: OutboxSender
  /// Whether the server is known to be out of reach.
  let isAway: @Sendable () -> Bool

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
    if write.post?.waitingItem == nil, !write.hasWaitingPhotos, !isAway(), try await outbox.isEmpty() {
      do throws(AppError) {
        return try await call()
      } catch {
        guard error.isOutOfReach else { throw error }
        try await queue(write, after: error)
        return nil
      }
    }
    _ = try await settle(try await outbox.add(write, key: .unique()))
    return nil
  }

  /// Adds what couldn't be done at once. An edit that the server may have isn't another one's any more: what is written
  /// later follows it.
  private func queue(_ write: OutboxWrite, after error: AppError) async throws(AppError) {
    let addition = try await outbox.add(write, key: .unique())
    guard case .edit = write, error == .unconfirmed, case .queued(let id) = addition,
      let item = try await outbox.item(id)
    else { return }
    _ = try await outbox.begin(item, settled: sender.parts.pauses.settled)
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
    guard !isAway(), case .queued(let item) = addition else { return }
    var refusal: AppError?
    do throws(AppError) {
      _ = try await sender.round(hurried: true) { if $0 == item { refusal = $1 } }
    } catch .storage(.locked) {
      // Another one is sending, and sends this as well.
    }
    guard let refusal, let left = try await outbox.item(item) else { return }
    var isRefused = refusal.isLackOfToken && !left.mayBeSent
    if case .failed = left.state { isRefused = true }
    if isRefused, try await takeOut(item) { throw refusal }
  }

  /// Drops what was refused. Returns whether it did: not if another one is sending it.
  private func takeOut(_ item: ID<OutboxItem>) async throws(AppError) -> Bool {
    do throws(AppError) {
      try await outbox.drop(item)
      return true
    } catch {
      guard error == .notFound || error == .conflict else { throw error }
      return false
    }
  }
}

extension OutboxWrite {
  /// Whether it has photos that are uploaded right before it's sent.
  fileprivate var hasWaitingPhotos: Bool { content?.photos.contains { $0.isWaiting } == true }
}

extension AppError {
  /// Whether there's no token to send something with, or none that the server takes.
  fileprivate var isLackOfToken: Bool {
    switch self {
    case .unauthenticated, .invalid(.tokenCommand, _): true
    default: false
    }
  }
}
