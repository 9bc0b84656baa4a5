public import AppScreens
import Presentation

/// The texts of the screen of followed hashtags. A host can change them on a copy.
public struct HashtagsStrings: LocalizedStrings {
  public var title: String
  public var nothing: String
  /// The same if the app has a home timeline, where posts with the hashtags appear.
  public var nothingComingHome: String
  public var followAnother: String
  public var field: String
  public var hint: String
  /// Next to a hashtag that is no longer followed.
  public var noLongerFollowed: String

  public static let english = HashtagsStrings(
    title: SocialStrings.english.labels.followedHashtags,
    nothing: "You don't follow any hashtags yet.",
    nothingComingHome: """
      You don't follow any hashtags yet. Public posts with those you follow appear in your home timeline.
      """,
    followAnother: "Follow a hashtag", field: "Hashtag", hint: "For example: #photography",
    noLongerFollowed: "unfollowed")

  public static let japanese = HashtagsStrings(
    title: SocialStrings.japanese.labels.followedHashtags,
    nothing: "フォロー中のハッシュタグはありません。",
    nothingComingHome: "フォロー中のハッシュタグはありません。フォローすると、そのハッシュタグの公開投稿がホームに届きます。",
    followAnother: "ハッシュタグをフォロー", field: "ハッシュタグ", hint: "例: #写真",
    noLongerFollowed: "フォロー解除済み")
}
