public import AppValues
import Entities

/// The rules of what waits to be sent.
public struct OutboxInteractor: Sendable {
  private let repository: any OutboxRepository
  private let capabilities: @Sendable () -> PostWritingCapabilities

  /// - Parameters:
  ///   - repository: Has what waits.
  ///   - writing: Says what a post can have.
  public init(repository: any OutboxRepository, writing: (any PostWriting)?) {
    self.repository = repository
    capabilities = { writing?.postWritingCapabilities ?? .all }
  }

  /// All that waits, the oldest first.
  public func items() async throws(AppError) -> [OutboxItem] { try await repository.items() }

  /// The item that people mean by a number.
  ///
  /// Throws `notFound` if there's none.
  public func item(_ number: String) async throws(AppError) -> OutboxItem {
    guard let item = try await items().first(where: { $0.id.rawValue == number }) else { throw .notFound }
    return item
  }

  /// Lets something be sent again, and sends what can be sent.
  public func retry(_ id: ID<OutboxItem>) async throws(AppError) -> OutboxRound {
    try await repository.retry(id)
    return try await repository.send()
  }

  /// Sends what can be sent, also what was refused.
  public func send() async throws(AppError) -> OutboxRound {
    for item in try await items() {
      if case .failed = item.state { try await repository.retry(item.id) }
    }
    return try await repository.send()
  }

  /// Removes something without sending it.
  public func drop(_ id: ID<OutboxItem>) async throws(AppError) { try await repository.drop(id) }

  /// Changes the text of something, and sends what can be sent.
  ///
  /// Throws `invalid(.text, …)`; `unsupported` for what has no text, `conflict` for what may have been sent already.
  public func edit(_ item: OutboxItem, text: String) async throws(AppError) -> OutboxRound {
    guard var content = item.write.content else { throw .unsupported }
    content.text = text
    try await repository.edit(item.id, text: try ContentRule.checked(content, capabilities()).text)
    return try await repository.send()
  }

  /// Signals when something may have changed, until cancelled.
  public func changes() -> AsyncStream<LiveSignal> { repository.changes() }
}
