import Post

/// Sends what the viewer wrote while a server couldn't be reached, for as long as the shell is open.
@MainActor
final class OutboxCourier {
  private var sending: Task<Void, Never>?

  /// Sends what is in an outbox, in place of another; nil for nothing.
  func follow(_ outbox: (any OutboxRepository)?) {
    end()
    sending = outbox.map { outbox in Task { await outbox.keepSending() } }
  }

  /// Ends sending. What is under way is known to be so, and looked for the next time.
  func end() {
    sending?.cancel()
    sending = nil
  }
}
