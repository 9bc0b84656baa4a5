public import AppScreens
import Presentation

/// The texts of the screen of followed hashtags. A host can change them on a copy.
public struct HashtagsStrings: LocalizedStrings {
  public var title: String
  public var nothing: String
  /// The same if the app has a home timeline, where posts with the hashtags appear.
  public var nothingComingHome: String
  public var followAnother: String
  /// Above hashtags that many people use, and what leads to posts that many people like.
  public var popular, popularPosts: String
  public var field: String
  public var hint: String
  /// Next to a hashtag that is no longer followed.
  public var noLongerFollowed: String
  /// Next to one of those that many people use, once it's followed.
  public var nowFollowed: String

  public static let english = HashtagsStrings(
    title: SocialStrings.english.labels.followedHashtags,
    nothing: "You don't follow any hashtags yet.",
    nothingComingHome: """
      You don't follow any hashtags yet. Public posts with those you follow appear in your home timeline.
      """,
    followAnother: "Follow a hashtag", popular: "Used by many in the last three days",
    popularPosts: "Popular posts", field: "Hashtag", hint: "For example: #photography",
    noLongerFollowed: "unfollowed", nowFollowed: "followed")

  public static let japanese = HashtagsStrings(
    title: SocialStrings.japanese.labels.followedHashtags,
    nothing: "フォロー中のハッシュタグはありません。",
    nothingComingHome: "フォロー中のハッシュタグはありません。フォローすると、そのハッシュタグの公開投稿がホームに届きます。",
    followAnother: "ハッシュタグをフォロー", popular: "この3日間によく使われているもの", popularPosts: "人気の投稿",
    field: "ハッシュタグ", hint: "例: #写真",
    noLongerFollowed: "フォロー解除済み", nowFollowed: "フォロー中")
}
