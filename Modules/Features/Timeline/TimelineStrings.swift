public import AppScreens
public import Entities

/// The timeline's own words. A host changes what it likes: they are variables.
public struct TimelineStrings: Sendable {
  public var home: String
  public var everyone: String
  public var bookmarks: String
  public var likes: String
  /// The title of a list's posts while its name is not known.
  public var list: String
  /// The title of a person's posts, with their name.
  public var posts: @Sendable (_ name: String, PersonPosts) -> String
  /// The title of a person's posts while the name is not known.
  public var postsOfSomebody: String

  public var emptyHome: String
  public var emptyEveryone: String
  public var emptyPerson: String
  public var emptyPhotos: String
  public var emptyHashtag: String
  public var emptyList: String
  public var emptyBookmarks: String
  public var emptyLikes: String
  /// Between what is new and what the last visit had seen.
  public var lastReadHere: String
  public var offline: String
  /// That new posts have come, and the key that shows them.
  public var news: @Sendable (TimelineNews) -> String
  public var nothingNew: String

  public var showNews: @Sendable (TimelineNews) -> String
  public var refresh: String
  public var newest: String
  public var more: String
  public var goToLastReadPosition: String
  public var write: String
  public var writeFirst: String
  public var readHome: String
  public var readPublic: String
  public var findPeople: String
  public var signIn: String
  public var allPosts: String
  public var withoutComments: String
  public var withPhotos: String
  public var openMembers: String

  public var follow: @Sendable (_ hashtag: String) -> String
  public var unfollow: @Sendable (_ hashtag: String) -> String
  public var followed: @Sendable (_ hashtag: String) -> String
  public var unfollowed: @Sendable (_ hashtag: String) -> String
  public var combine: String
  public var combination: String
  public var combinationHint: String

  /// The words of further screens.
  public var followedHashtags: FollowedHashtagsStrings
  public var lists: ListsStrings

  /// The words in a language.
  public static func of(_ language: Language) -> TimelineStrings {
    switch language {
    case .english: .english
    case .japanese: .japanese
    }
  }
}
