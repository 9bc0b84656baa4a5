public import AppScreens
import Entities
import Presentation

/// What is said of hashtags.
public struct HashtagsStrings: LocalizedStrings {
  public var follow: @Sendable (_ hashtag: String) -> String
  public var unfollow: @Sendable (_ hashtag: String) -> String
  public var followed: @Sendable (_ hashtag: String) -> String
  /// The same where the app has a home, to which its posts come.
  public var followedComingHome: @Sendable (_ hashtag: String) -> String
  public var unfollowed: @Sendable (_ hashtag: String) -> String

  /// The words of asking for several hashtags.
  public var combine: String
  public var combination: String
  public var combinationHint: String

  /// The words of the screen of followed hashtags.
  public var title: String
  public var nothing: String
  /// The same where the app has a home, to which posts with hashtags come.
  public var nothingComingHome: String
  public var followAnother: String
  public var field: String
  public var hint: String
  /// Beside a hashtag that is followed no longer.
  public var noLongerFollowed: String

  public static let english = HashtagsStrings(
    follow: { "Follow #\($0)" },
    unfollow: { "Stop following #\($0)" },
    followed: { "You follow #\($0) now." },
    followedComingHome: { "You follow #\($0) now: its posts come to your home." },
    unfollowed: { "You do not follow #\($0) any more." },
    combine: "Several hashtags together",
    combination: "Hashtags",
    combinationHint: """
      #cats #dogs shows posts with one of the two. +#home must be there as well, -#sale must not.
      """,
    title: SocialStrings.english.labels.followedHashtags,
    nothing: "You follow no hashtags yet.",
    nothingComingHome: "You follow no hashtags yet. Follow one, and public posts with it come to your home.",
    followAnother: "Follow a hashtag", field: "Hashtag", hint: "For example #photography.",
    noLongerFollowed: "not followed any more")

  public static let japanese = HashtagsStrings(
    follow: { "#\($0) をフォローする" },
    unfollow: { "#\($0) のフォローをやめる" },
    followed: { "#\($0) をフォローしました。" },
    followedComingHome: { "#\($0) をフォローしました。投稿がホームに届きます。" },
    unfollowed: { "#\($0) のフォローをやめました。" },
    combine: "ハッシュタグを組み合わせる",
    combination: "ハッシュタグ",
    combinationHint: """
      「#猫 #犬」でどちらかを含む投稿を表示します。「+#家」は必ず含むもの、「-#広告」は含まないものを選びます。
      """,
    title: SocialStrings.japanese.labels.followedHashtags,
    nothing: "フォロー中のハッシュタグはありません。",
    nothingComingHome: "フォロー中のハッシュタグはありません。フォローすると、そのハッシュタグの公開投稿がホームに届きます。",
    followAnother: "ハッシュタグをフォローする", field: "ハッシュタグ", hint: "例: #写真",
    noLongerFollowed: "フォローをやめました")

  /// That a hashtag is followed now.
  func followed(_ hashtag: String, hasHome: Bool) -> String {
    hasHome ? followedComingHome(hashtag) : followed(hashtag)
  }
}
