public import AppValues

/// Stores how far the viewer has read their timelines.
public protocol ReadingPositions: Sendable {
  /// Which reading positions are stored.
  var readingPositionsCapabilities: ReadingPositionsCapabilities { get }
  /// The newest item that the viewer has seen in a timeline; nil when they have never read it, or are signed out.
  ///
  /// Throws `unauthenticated` when the session has ended.
  func position(in kind: TimelineKind) async throws(AppError) -> Cursor?
  /// Stores the newest item seen. An item older than the stored one changes nothing.
  ///
  /// Throws `unauthenticated` when the session has ended, `invalid(.cursor, .malformed)`.
  func setPosition(_ position: Cursor, in kind: TimelineKind) async throws(AppError)
}

/// Which reading positions are stored.
public struct ReadingPositionsCapabilities: Equatable, Sendable {
  /// Whether reading positions of timelines other than home are stored.
  public var beyondHome: Bool

  /// What a source stores. The reading position of the home timeline is always stored.
  public init(beyondHome: Bool) {
    self.beyondHome = beyondHome
  }

  /// Everything.
  public static let all = ReadingPositionsCapabilities(beyondHome: true)
}
