import AppScreens
import Entities
import Presentation

/// The words of the screen of followed hashtags.
public struct FollowedHashtagsStrings: Sendable {
  public var title: String
  public var nothing: String
  public var follow: String
  public var field: String
  public var hint: String
  /// Beside a hashtag that is followed no longer.
  public var unfollowed: String

  public static let english = FollowedHashtagsStrings(
    title: Words.social(.english).followedHashtags,
    nothing: "You follow no hashtags yet. Follow one, and public posts with it come to your home.",
    follow: "Follow a hashtag", field: "Hashtag", hint: "For example #photography.",
    unfollowed: "not followed any more")

  public static let japanese = FollowedHashtagsStrings(
    title: Words.social(.japanese).followedHashtags,
    nothing: "フォロー中のハッシュタグはありません。フォローすると、そのハッシュタグの公開投稿がホームに届きます。",
    follow: "ハッシュタグをフォローする", field: "ハッシュタグ", hint: "例: #写真", unfollowed: "フォローをやめました")
}
