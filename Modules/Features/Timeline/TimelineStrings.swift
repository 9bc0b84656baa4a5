public import AppScreens
import Entities

/// The timeline's own words. A host changes what it likes: they are variables.
public struct TimelineStrings: LocalizedStrings {
  /// What each kind of timeline is called.
  public var names: TimelineKindStrings

  /// Between what is new and what the last visit had seen.
  public var lastReadHere: String
  public var offline: String
  /// That new posts have come.
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

  /// What is said of hashtags.
  public var hashtags: HashtagsStrings
}
