public import AppValues

/// What was written on this device while a server couldn't be reached, in the order in which it's sent.
///
/// Every call throws `storage` if it can't be read or written.
public protocol OutboxRepository: Sendable {
  /// A page of what is in the outbox. It's read from the oldest on: below a cursor is what was written later.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  func page(_ request: PageRequest) async throws(AppError) -> Page<OutboxItem>
  /// One item; nil if it's no longer in the outbox.
  func item(_ id: ID<OutboxItem>) async throws(AppError) -> OutboxItem?
  /// How much is in the outbox.
  func summary() async throws(AppError) -> OutboxSummary
  /// Lets something that was refused wait to be sent again. Its attempts are counted from zero again.
  ///
  /// Throws `notFound` for what is no longer in the outbox.
  func retry(_ id: ID<OutboxItem>) async throws(AppError)
  /// Lets all that was refused wait to be sent again. Their attempts are counted from zero again.
  func retryRefused() async throws(AppError)
  /// Changes the text of something that waits or was refused, and lets it wait to be sent.
  ///
  /// Throws `notFound`; `unsupported` for what has no text; `conflict` for what may have been sent already.
  func edit(_ id: ID<OutboxItem>, text: String) async throws(AppError)
  /// Removes something without sending it, and what was done to that post only here. Comments on it stay, refused.
  ///
  /// Throws `notFound`, also for what was sent in the end; `conflict` for what takes too long to be sent.
  func drop(_ id: ID<OutboxItem>) async throws(AppError)
  /// Sends what can be sent now, and returns what became of it. What waits for its next attempt isn't waited for.
  func send() async throws(AppError) -> OutboxRound
  /// Sends what waits as soon as it can be sent, until cancelled.
  func keepSending() async
  /// Signals when something in the outbox may have changed, until cancelled.
  func changes() -> AsyncStream<LiveSignal>
}

/// What became of sending.
public struct OutboxRound: Hashable, Sendable {
  /// How many were sent.
  public var sent = 0
  /// How many were refused.
  public var refused = 0
  /// When to try again; nil if nothing waits.
  public var next: Timestamp?
  /// Why it ended before all were sent; nil if nothing else waits.
  public var stopped: AppError?

  /// Nothing yet.
  public init() {}
}
