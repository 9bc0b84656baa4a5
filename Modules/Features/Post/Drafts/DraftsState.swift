public import AppValues

/// What the list of drafts shows.
public struct DraftsState: Equatable, Sendable {
  /// The one kept last first; nil until they have been read.
  public internal(set) var drafts: [Draft]?
  /// The draft that waits for a yes or a no before it is thrown away.
  public internal(set) var confirming: Draft?
  public internal(set) var wasDiscarded = false
  public internal(set) var problem: AppError?

  init() {}
}
