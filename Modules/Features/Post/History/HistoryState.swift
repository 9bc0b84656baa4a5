public import AppValues

/// What the history of a post shows.
public struct HistoryState: Equatable, Sendable {
  /// From the first version to the present one; nil until they have been read.
  public internal(set) var revisions: [Revision]?
  public internal(set) var problem: AppError?

  init() {}
}
