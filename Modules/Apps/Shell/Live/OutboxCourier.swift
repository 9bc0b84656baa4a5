import AppValues
import Entities
import Post

/// Sends what was written while servers couldn't be reached, for as long as the shell is open: for the account in use, and
/// for the others on this device. Each account's is sent by itself, in its own name.
@MainActor
final class OutboxCourier {
  fileprivate struct Key: Hashable {
    let session: ID<Session>
    let token: Secret
    let keeper: TokenKeeper?
  }

  private let accounts: @Sendable () async -> [Session]?
  private let outbox: @Sendable (Session) -> (any OutboxRepository)?
  private var sending: [Key: Task<Void, Never>] = [:]
  private var looking: Task<Void, Never>?

  /// - Parameters:
  ///   - accounts: The accounts on this device; nil if they can't be read now.
  ///   - outbox: The outbox of an account; nil for one that isn't at a server.
  init(
    accounts: @escaping @Sendable () async -> [Session]?,
    outbox: @escaping @Sendable (Session) -> (any OutboxRepository)?
  ) {
    self.accounts = accounts
    self.outbox = outbox
  }

  /// Sends for a viewer at once, and for all who are signed in beside them. For those who aren't any more, it ends.
  func follow(_ viewer: Viewer) {
    looking?.cancel()
    if let session = viewer.session { send(for: session) }
    looking = Task {
      guard let others = await accounts(), !Task.isCancelled else { return }
      let all = others + (viewer.session.map { [$0] } ?? [])
      let keys = Set(all.map(Key.init))
      for (key, task) in sending where !keys.contains(key) {
        task.cancel()
        sending[key] = nil
      }
      for session in all { send(for: session) }
    }
  }

  /// Ends sending. What is under way is known to be so, and looked for the next time.
  func end() {
    looking?.cancel()
    for task in sending.values { task.cancel() }
    sending = [:]
  }

  private func send(for session: Session) {
    let key = Key(session)
    guard sending[key] == nil, let outbox = outbox(session) else { return }
    sending[key] = Task { await outbox.keepSending() }
  }
}

extension OutboxCourier.Key {
  fileprivate init(_ session: Session) {
    self.init(session: session.id, token: session.token, keeper: session.server?.keeper)
  }
}
