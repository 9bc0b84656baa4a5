public import AppValues

/// Keeps the viewer's drafts on this device. Every call throws `storage` if they can't be read or written.
public protocol DraftStore: Sendable {
  /// All drafts, in any order, without those that can't be read.
  func list() async throws(AppError) -> [Draft]
  /// The draft `id`; nil if there is none.
  func load(_ id: ID<Draft>) async throws(AppError) -> Draft?
  /// Saves a draft, safe from a crash, in place of one with the same ID.
  func save(_ draft: Draft) async throws(AppError)
  /// Discards the draft `id`. Does nothing if there is none.
  func discard(_ id: ID<Draft>) async throws(AppError)
  /// Discards all drafts, including damaged ones.
  func discardAll() async throws(AppError)
}
