public import AppValues

/// Where it is kept how far the viewer has read their timelines.
public protocol ReadingPlaces: Sendable {
  /// Which places are kept here.
  var capabilities: ReadingPlacesCapabilities { get }
  /// The newest item that the viewer has seen in a timeline; nil when they never read it, or are signed out.
  ///
  /// Throws `unauthenticated` when the session is over.
  func place(in kind: TimelineKind) async throws(AppError) -> Cursor?
  /// Remembers the newest item seen; an older one than is known changes nothing.
  ///
  /// Throws `unauthenticated` when the session is over, `invalid(.cursor, .malformed)`.
  func setPlace(_ place: Cursor, in kind: TimelineKind) async throws(AppError)
}

/// Which reading places are kept.
public struct ReadingPlacesCapabilities: Equatable, Sendable {
  /// Whether those of other timelines than the home are.
  public var beyondHome: Bool

  /// What a source keeps; the place of the home is always kept.
  public init(beyondHome: Bool) {
    self.beyondHome = beyondHome
  }

  /// All that there is.
  public static let all = ReadingPlacesCapabilities(beyondHome: true)
}
