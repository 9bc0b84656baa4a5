public import AppValues

/// Stores how far the viewer has read their timelines.
public protocol ReadingPlaces: Sendable {
  /// Which reading places are stored.
  var readingPlacesCapabilities: ReadingPlacesCapabilities { get }
  /// The newest item that the viewer has seen in a timeline; nil when they have never read it, or are signed out.
  ///
  /// Throws `unauthenticated` when the session has ended.
  func place(in kind: TimelineKind) async throws(AppError) -> Cursor?
  /// Stores the newest item seen. An item older than the stored one changes nothing.
  ///
  /// Throws `unauthenticated` when the session has ended, `invalid(.cursor, .malformed)`.
  func setPlace(_ place: Cursor, in kind: TimelineKind) async throws(AppError)
}

/// Which reading places are stored.
public struct ReadingPlacesCapabilities: Equatable, Sendable {
  /// Whether reading places of timelines other than home are stored.
  public var beyondHome: Bool

  /// What a source stores. The reading place of the home timeline is always stored.
  public init(beyondHome: Bool) {
    self.beyondHome = beyondHome
  }

  /// Everything.
  public static let all = ReadingPlacesCapabilities(beyondHome: true)
}
