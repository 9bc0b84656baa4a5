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

  /// What waits, the oldest first, page by page.
  public func page(_ request: PageRequest) async throws(AppError) -> Page<OutboxItem> {
    try await repository.page(request)
  }

  /// The beginning of what waits, the oldest first.
  ///
  /// - Parameter count: How many to read at least, if there are so many; a page is read in any case.
  public func list(showing count: Int = 0) async throws(AppError) -> PagedList<OutboxItem> {
    try await PagedList.first(atLeast: max(count, 1), limit: max(count, PageRequest().limit)) {
      [repository] (request) async throws(AppError) in try await repository.page(request)
    }
  }

  /// All that waits, the oldest first.
  public func all() async throws(AppError) -> [OutboxItem] { try await list(showing: .max).items }

  /// How much waits.
  public func summary() async throws(AppError) -> OutboxSummary { try await repository.summary() }

  /// The item that people mean by a number.
  ///
  /// Throws `notFound` if there's none.
  public func item(_ number: String) async throws(AppError) -> OutboxItem {
    guard let item = try await repository.item(ID(number)) else { throw .notFound }
    return item
  }

  /// Lets something be sent again, and sends what can be sent.
  public func retry(_ id: ID<OutboxItem>) async throws(AppError) -> OutboxRound {
    try await repository.retry(id)
    return try await repository.send()
  }

  /// Sends what can be sent, also what was refused.
  public func send() async throws(AppError) -> OutboxRound {
    try await repository.retryRefused()
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
