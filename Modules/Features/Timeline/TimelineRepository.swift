public import AppValues
public import Entities

/// Reads timelines.
public protocol TimelineRepository: Sendable {
  /// Which timelines the source has; no others are offered.
  var timelineCapabilities: TimelineCapabilities { get }
  /// A page of a timeline, newest first. A post that was also shared may be in it more than once:
  /// `TimelineInteractor.page(_:_:)` leaves it where it arrived first.
  ///
  /// Throws `unauthenticated` for home, lists, bookmarks and likes when signed out, `notFound` for a person or
  /// a list that doesn't exist, `invalid(.cursor, .malformed)`; `unsupported` for a timeline that the source doesn't
  /// have.
  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem>
  /// The newest page as it was read last, to be shown until it has been read again; nil if it isn't at hand at once. Unless
  /// a source implements it, it has none.
  func kept(_ kind: TimelineKind) async -> Page<TimelineItem>?
  /// Signals when a timeline may have new items, until cancelled; nil if the source doesn't announce them. Each call
  /// returns a fresh stream: an `AsyncStream` has one listener, and several screens listen at once.
  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>?
  /// What the viewer wrote that belongs above a timeline and isn't sent yet, the newest first. It's in no page. Unless a
  /// source implements it, nothing waits.
  ///
  /// - Parameter kind: The timeline.
  ///
  /// Throws `storage` if it can't be read.
  func waiting(in kind: TimelineKind) async throws(AppError) -> [TimelineItem]
  /// Signals when what waits may have changed, until cancelled; nil if nothing ever waits.
  func waitingChanges() -> AsyncStream<LiveSignal>?
}

extension TimelineRepository {
  /// Nothing.
  public func kept(_ kind: TimelineKind) async -> Page<TimelineItem>? { nil }
  /// Nothing.
  ///
  /// - Parameter kind: The timeline.
  public func waiting(in kind: TimelineKind) async throws(AppError) -> [TimelineItem] { [] }
  /// Nothing.
  public func waitingChanges() -> AsyncStream<LiveSignal>? { nil }
}

/// Looks up the hashtag of a timeline, and follows it: what a timeline needs of the port of hashtags, which is another
/// room's. Names come without the `#`.
public protocol HashtagFollowing: Sendable {
  /// The hashtag of a name, ignoring case, accents and width. A hashtag without posts has a count of zero.
  func hashtag(_ name: String) async throws(AppError) -> Hashtag
  /// Follows a hashtag and returns it updated. Following twice is the same as following once.
  ///
  /// Throws `unauthenticated`, `invalid(.hashtags, .outOfRange)` for one too many.
  func follow(_ name: String) async throws(AppError) -> Hashtag
  /// Unfollows a hashtag and returns it updated. Does nothing if it isn't followed.
  ///
  /// Throws `unauthenticated`.
  func unfollow(_ name: String) async throws(AppError) -> Hashtag
}

/// Looks up the list of a timeline.
public protocol ListLookup: Sendable {
  /// A list, with its title and how many people are in it.
  ///
  /// Throws `unauthenticated`, `notFound` for another person's list.
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList
}

/// Reads items by their ids, so that a share can be opened and undone like a post, and by who posted and shared them.
public protocol TimelineItems: Sendable {
  /// The items with these ids that the viewer can see, in this order: posts and shares alike.
  func items(_ ids: [ID<TimelineItem>]) async throws(AppError) -> [TimelineItem]
  /// The viewer's own share of a post; nil if they haven't shared it.
  ///
  /// Throws `unauthenticated`.
  func ownShare(of post: ID<Post>) async throws(AppError) -> TimelineItem?
  /// A page of a person's posts and shares, or of some of them, newest first; empty if one of the viewer and the person
  /// blocks the other.
  ///
  /// Throws `notFound`, `gone` for the person, `invalid(.cursor, .malformed)`.
  func items(
    by person: ID<User>, _ choice: PersonItems, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem>
  /// Whether a post is in a timeline of the viewer's, by itself or shared by someone; false for bookmarks and likes, which
  /// have no news.
  ///
  /// Throws `notFound` for the timeline of a person or a list that doesn't exist.
  func contains(_ post: ID<Post>, in kind: TimelineKind) async throws(AppError) -> Bool
}

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

/// The reading positions with what several devices need to keep them in step. They are the same positions as those of
/// `ReadingPositions`: what one sets, the other answers.
public protocol ReadingMarks: Sendable {
  /// How far the viewer has read a timeline; nil if they have never read it.
  ///
  /// Throws `unauthenticated`.
  func mark(in kind: TimelineKind) async throws(AppError) -> ReadingMark<Cursor>?
  /// Stores the newest item seen. One that is older than the stored one, or the same, changes nothing.
  ///
  /// - Parameter version: The version that is known; nil to change it whatever its version.
  /// - Returns: The mark as it now is.
  ///
  /// Throws `unauthenticated`, `invalid(.cursor, .malformed)`; `conflict` if the version is another.
  func setMark(
    _ position: Cursor, in kind: TimelineKind, expecting version: Int?
  ) async throws(AppError) -> ReadingMark<Cursor>
}
