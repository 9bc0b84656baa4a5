public import AppValues

/// Where this machine keeps what its person has begun to write. Every call throws `storage` where the place cannot be
/// read or written.
public protocol DraftStore: Sendable {
  /// All drafts, in any order. What cannot be understood is left out.
  func list() async throws(AppError) -> [Draft]
  /// The draft of this name; nil when there is none.
  func load(_ id: ID<Draft>) async throws(AppError) -> Draft?
  /// Keeps the draft safe over a crash, in place of the one of its name.
  func save(_ draft: Draft) async throws(AppError)
  /// Forgets the draft of this name; none is no error.
  func discard(_ id: ID<Draft>) async throws(AppError)
  /// Forgets all drafts, damaged ones too.
  func discardAll() async throws(AppError)
}
