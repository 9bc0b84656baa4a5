public import AppScreens
import Presentation

/// The texts about hashtags. A host can change them on a copy.
public struct HashtagsStrings: LocalizedStrings {
  public var follow: @Sendable (_ hashtag: String) -> String
  public var unfollow: @Sendable (_ hashtag: String) -> String
  public var followed: @Sendable (_ hashtag: String) -> String
  /// The same if the app has a home timeline, where its posts appear.
  public var followedComingHome: @Sendable (_ hashtag: String) -> String
  public var unfollowed: @Sendable (_ hashtag: String) -> String

  /// The texts of the question for several hashtags.
  public var combine: String
  public var combination: String
  public var combinationHint: String

  /// The texts of the screen of followed hashtags.
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
    follow: { "Follow #\($0)" },
    unfollow: { "Unfollow #\($0)" },
    followed: { "You now follow #\($0)." },
    followedComingHome: { "You now follow #\($0). Its posts appear in your home timeline." },
    unfollowed: { "You unfollowed #\($0)." },
    combine: "Combine hashtags",
    combination: "Hashtags",
    combinationHint: """
      #cats #dogs shows posts with either. Add +#home to require a hashtag, -#sale to exclude one.
      """,
    title: SocialStrings.english.labels.followedHashtags,
    nothing: "You don't follow any hashtags yet.",
    nothingComingHome: """
      You don't follow any hashtags yet. Public posts with those you follow appear in your home timeline.
      """,
    followAnother: "Follow a hashtag", field: "Hashtag", hint: "For example: #photography",
    noLongerFollowed: "unfollowed")

  public static let japanese = HashtagsStrings(
    follow: { "#\($0) をフォロー" },
    unfollow: { "#\($0) のフォローを解除" },
    followed: { "#\($0) をフォローしました。" },
    followedComingHome: { "#\($0) をフォローしました。投稿がホームに届きます。" },
    unfollowed: { "#\($0) のフォローを解除しました。" },
    combine: "ハッシュタグを組み合わせる",
    combination: "ハッシュタグ",
    combinationHint: """
      #猫 #犬 はどちらかが付いた投稿を表示します。+#家 は必ず付いているもの、-#広告 は付いていないものに絞り込みます。
      """,
    title: SocialStrings.japanese.labels.followedHashtags,
    nothing: "フォロー中のハッシュタグはありません。",
    nothingComingHome: "フォロー中のハッシュタグはありません。フォローすると、そのハッシュタグの公開投稿がホームに届きます。",
    followAnother: "ハッシュタグをフォロー", field: "ハッシュタグ", hint: "例: #写真",
    noLongerFollowed: "フォロー解除済み")

  /// Says that a hashtag is now followed.
  func followed(_ hashtag: String, hasHome: Bool) -> String {
    hasHome ? followedComingHome(hashtag) : followed(hashtag)
  }
}
