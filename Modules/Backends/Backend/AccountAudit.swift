public import AppValues
public import Authentication

/// Shows the administrator what happened to accounts. Don't hand this to other people.
public protocol AccountAudit: Sendable {
  /// A page of what happened in the last 90 days, the newest first.
  ///
  /// - Parameters:
  ///   - handle: Whose account; nil for all.
  ///   - request: Which page.
  ///
  /// Throws `notFound` when there is no account with the handle, `invalid(.cursor, .malformed)`.
  func entries(of handle: String?, _ request: PageRequest) async throws(AppError) -> Page<AuditEntry>
}

/// Something that happened to an account.
public struct AuditEntry: Hashable, Sendable {
  /// The handle of the account, without the `@`.
  public let handle: String
  public let event: AccountEvent

  /// An entry as the source has it.
  public init(handle: String, event: AccountEvent) {
    self.handle = handle
    self.event = event
  }
}
