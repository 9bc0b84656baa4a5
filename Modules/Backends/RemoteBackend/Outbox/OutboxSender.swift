import AppValues
import Entities
import MastodonAPI
import Post
import Profile
import SocialFiles
import SocialNetworking
import SocialOfflineStore

/// Sends what waits in the outbox, one after the other, in the order in which it was written. One process does it at a
/// time. What was refused is left out, and so is what needs that.
struct OutboxSender: Sendable {
  let parts: OutboxParts

  private var outbox: OutboxQueue { parts.store.outbox }

  /// Sends what can be sent.
  ///
  /// - Parameters:
  ///   - isHurried: Whether to try at once what waits for its next attempt. What the server may have waits nevertheless.
  ///   - isSparing: Whether what the server itself put off waits, too.
  ///   - outcome: Called with what became of each item that isn't sent.
  ///
  /// Throws `storage`, `cancelled`; `storage(locked)` if another one is sending.
  func round(
    hurried isHurried: Bool, sparing isSparing: Bool = false,
    _ outcome: (ID<OutboxItem>, AppError) -> Void = { _, _ in }
  ) async throws(AppError) -> OutboxRound {
    var round = OutboxRound()
    if try await outbox.isEmpty() { return round }
    let turn = try await outbox.holdTurn()
    defer { turn.release() }
    var hurried: Set<ID<OutboxItem>> = []
    while let item = try await outbox.next() {
      let mayHurry =
        isHurried && item.state == .waiting && (!isSparing || item.attempts == 0)
        && hurried.insert(item.id).inserted
      guard mayHurry || parts.pauses.isDue(item.nextAt) else {
        round.next = item.nextAt
        break
      }
      do throws(OutboxStop) {
        try await send(item)
        round.sent += 1
      } catch {
        guard try await note(error, of: item, in: &round, outcome) else { break }
      }
    }
    return round
  }

  private func send(_ item: OutboxItem) async throws(OutboxStop) {
    let write: OutboxWrite
    do throws(AppError) {
      write = try await outbox.resolved(item.write)
    } catch {
      throw error == .gone ? .refused(OutboxFailure(.gone), .gone) : .storage(error)
    }
    let post = try await OutboxAttempt(item: item, write: write, parts: parts).send()
    try await OutboxStop.storage { () async throws(AppError) in try await self.finish(item, write, post) }
  }

  private func finish(_ item: OutboxItem, _ write: OutboxWrite, _ post: Post?) async throws(AppError) {
    switch write {
    case .publish: try await outbox.finish(item.id, as: post?.id)
    case .edit: try await outbox.finish(item.id, edited: post?.editedAt)
    case .delete, .mark, .follow: try await outbox.finish(item.id)
    }
    if case .follow(let id, _, let isSet, let notices, let shares) = write {
      let terms = FollowTerms(notices: notices, shares: shares)
      await parts.store.cache.change(id) { $0.followed(isSet, terms, waits: false) }
    }
    if let photos = write.content?.photos { try await parts.store.photos.remove(photos) }
    if let post { await parts.store.cache.keep([post]) }
    if case .delete(let id, _) = write { await parts.store.cache.remove(id) }
  }

  /// Notes why something wasn't sent. Returns whether what comes after it may be sent.
  private func note(
    _ stop: OutboxStop, of item: OutboxItem, in round: inout OutboxRound,
    _ outcome: (ID<OutboxItem>, AppError) -> Void
  ) async throws(AppError) -> Bool {
    switch stop {
    case .storage(let error): throw error
    // What it says now is sent next.
    case .changed: return true
    case .refused(let failure, let error):
      try await outbox.fail(item.id, failure)
      round.refused += 1
      outcome(item.id, error)
      return true
    case .passing(let error):
      try await putOff(item, after: .offline, maybeSent: false, in: &round)
      round.stopped = error
      outcome(item.id, error)
      return false
    case .network(let error):
      if error.isFailureOfServer, !error.isEndOfSession, item.attempts >= OutboxPauses.attempts {
        try await outbox.fail(item.id, OutboxFailure(.unavailable))
        round.refused += 1
        return true
      }
      try await putOff(item, after: error, maybeSent: error.isOutcomeUnknown, in: &round)
      round.stopped = AppError(error, writing: true)
      outcome(item.id, AppError(error, writing: true))
      return false
    }
  }

  /// What may have arrived in an earlier attempt is looked for in the next one, too.
  private func putOff(
    _ item: OutboxItem, after error: NetworkError, maybeSent: Bool, in round: inout OutboxRound
  ) async throws(AppError) {
    let next = parts.pauses.next(after: error, attempts: item.attempts + 1)
    try await outbox.putOff(
      item, until: next, maybeSent: maybeSent || item.state == .sending, counts: error.isFailureOfServer)
    round.next = next
  }
}

extension NetworkError {
  /// Whether the server was reached, and failed.
  fileprivate var isFailureOfServer: Bool { if case .status = self { true } else { false } }

  /// Whether the session has ended. Once its owner has signed in again, the server takes what waits.
  fileprivate var isEndOfSession: Bool {
    if case .status(let refusal) = self { refusal.status == 401 } else { false }
  }
}
