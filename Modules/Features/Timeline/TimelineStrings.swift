public import AppScreens

/// The texts of the timeline screen. A host can change them on a copy.
public struct TimelineStrings: LocalizedStrings {
  /// The title of each kind of timeline.
  public var names: TimelineKindStrings

  /// Between new posts and those already seen on the last visit.
  public var lastReadHere: String
  public var offline: String
  /// Shown above what was read at a time, while it's being read again.
  public var refreshing: @Sendable (_ time: String) -> String
  /// Says that there are new posts.
  public var news: @Sendable (TimelineNews) -> String
  public var nothingNew: String

  public var showNews: @Sendable (TimelineNews) -> String
  public var refresh: String
  public var newest: String
  public var more: String
  public var goToLastReadPosition: String
  public var write: String
  public var writeFirst: String
  public var findPeople: String
  public var signIn: String
  public var allPosts: String
  public var withoutComments: String
  public var withPhotos: String
  public var openMembers: String

  public var follow: @Sendable (_ hashtag: String) -> String
  public var unfollow: @Sendable (_ hashtag: String) -> String
  /// The texts of the question for several hashtags.
  public var combine: String
  public var combination: String
  public var combinationHint: String
}
