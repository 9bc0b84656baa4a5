public import AppScreens
import Entities
import Presentation

/// What a timeline is called, and what it says while it is empty.
public struct TimelineName: Sendable {
  /// Its title; where it is that of a person, a list or a hashtag, while the name of that is not known.
  public var title: String
  /// What stands in it while there are no posts.
  public var empty: String
  /// The same with what one may do about that, where the app has the places for it; nil where there is nothing to do.
  public var emptyInviting: String?
  /// The same where the app has the public timeline too; nil where that changes nothing.
  public var emptyInvitingToPublicTimeline: String?
  /// Its title with the name of what it is of.
  public var titleFor: @Sendable (_ name: String) -> String = { $0 }
}

/// What each timeline is called.
public struct TimelineKindStrings: LocalizedStrings {
  public var home: TimelineName
  public var everyone: TimelineName
  public var person: TimelineName
  public var personWithoutComments: TimelineName
  public var personPhotos: TimelineName
  public var hashtag: TimelineName
  public var list: TimelineName
  public var bookmarks: TimelineName
  public var likes: TimelineName

  public static let english = TimelineKindStrings(
    home: TimelineName(
      title: SocialStrings.english.labels.home,
      empty: "It is still quiet here.",
      emptyInviting: "It is still quiet here. Find people to follow, or write your first post.",
      emptyInvitingToPublicTimeline: """
        It is still quiet here. Find people to follow, write your first post, or see what everybody else is talking \
        about in the public timeline.
        """),
    everyone: TimelineName(
      title: SocialStrings.english.labels.publicTimeline,
      empty: "Nobody has posted anything yet.",
      emptyInviting: "Nobody has posted anything yet. The first post could be yours."),
    person: TimelineName(title: "Posts", empty: "There are no posts here yet.") { "Posts of \($0)" },
    personWithoutComments: TimelineName(title: "Posts", empty: "There are no posts here yet.") {
      "Posts of \($0), without comments"
    },
    personPhotos: TimelineName(title: "Posts", empty: "There are no photos here yet.") { "Photos of \($0)" },
    hashtag: TimelineName(
      title: "Hashtag", empty: "There are no public posts with this hashtag yet."),
    list: TimelineName(
      title: "List",
      empty: "It is still quiet here.",
      emptyInviting: """
        It is still quiet here. Put people whom you follow into this list, and read them here.
        """),
    bookmarks: TimelineName(
      title: SocialStrings.english.labels.bookmarks,
      empty: """
        You have no bookmarks yet. They are for posts that you want to find again, and only you see them.
        """),
    likes: TimelineName(
      title: SocialStrings.english.labels.likedPosts,
      empty: "You have liked nothing yet. What you like is listed here, the latest first."))

  public static let japanese = TimelineKindStrings(
    home: TimelineName(
      title: SocialStrings.japanese.labels.home,
      empty: "まだ投稿がありません。",
      emptyInviting: "まだ投稿がありません。気になる人を探してフォローするか、最初の投稿を書いてみましょう。",
      emptyInvitingToPublicTimeline: """
        まだ投稿がありません。気になる人を探してフォローするか、最初の投稿を書いてみましょう。公開タイムラインではみんなの投稿を読めます。
        """),
    everyone: TimelineName(
      title: SocialStrings.japanese.labels.publicTimeline,
      empty: "まだ投稿がありません。", emptyInviting: "まだ投稿がありません。最初の投稿を書いてみませんか。"),
    person: TimelineName(title: "投稿", empty: "まだ投稿がありません。") { "\($0)さんの投稿" },
    personWithoutComments: TimelineName(title: "投稿", empty: "まだ投稿がありません。") {
      "\($0)さんの投稿（コメントを除く）"
    },
    personPhotos: TimelineName(title: "投稿", empty: "まだ写真がありません。") { "\($0)さんの写真" },
    hashtag: TimelineName(title: "ハッシュタグ", empty: "このハッシュタグの公開投稿はまだありません。"),
    list: TimelineName(
      title: "リスト", empty: "まだ投稿がありません。",
      emptyInviting: "まだ投稿がありません。フォローしている人をこのリストに入れると、ここでまとめて読めます。"),
    bookmarks: TimelineName(
      title: SocialStrings.japanese.labels.bookmarks,
      empty: "ブックマークはまだありません。あとで読み返したい投稿を保存できます。ほかの人には見えません。"),
    likes: TimelineName(
      title: SocialStrings.japanese.labels.likedPosts,
      empty: "まだ「いいね」した投稿はありません。「いいね」すると、新しい順にここに並びます。"))
}
