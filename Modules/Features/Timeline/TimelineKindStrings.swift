public import AppScreens
import Presentation

/// The title of a timeline, and what it says while it is empty.
public struct TimelineName: Sendable {
  /// The title. For a timeline of a person, a list or a hashtag: the title until that name is known.
  public var title: String
  /// What the timeline shows while there are no posts.
  public var empty: String
  /// The same with what people can do about it, if the app has the places for that; nil if there is nothing to do.
  public var emptyInviting: String?
  /// The same if the app has a public timeline too; nil if that changes nothing.
  public var emptyInvitingToPublicTimeline: String?
  /// The title with the name of a person, a list or a hashtag.
  public var titleFor: @Sendable (_ name: String) -> String = { $0 }
}

/// The titles of all kinds of timelines.
public struct TimelineKindStrings: LocalizedStrings {
  public var home: TimelineName
  public var everyone: TimelineName
  public var person: TimelineName
  public var personWithoutComments: TimelineName
  public var personPhotos: TimelineName
  public var hashtag: TimelineName
  public var list: TimelineName
  public var popular: TimelineName
  public var bookmarks: TimelineName
  public var likes: TimelineName

  public static let english = TimelineKindStrings(
    home: TimelineName(
      title: SocialStrings.english.labels.home,
      empty: "It's quiet here.",
      emptyInviting: "It's quiet here. Find people to follow, or write your first post.",
      emptyInvitingToPublicTimeline: """
        It's quiet here. Find people to follow, write your first post, or read what everyone else is talking about \
        in the public timeline.
        """),
    everyone: TimelineName(
      title: SocialStrings.english.labels.publicTimeline,
      empty: "No one has posted anything yet.",
      emptyInviting: "No one has posted anything yet. The first post could be yours."),
    person: TimelineName(title: "Posts", empty: "No posts yet.") { "Posts by \($0)" },
    personWithoutComments: TimelineName(title: "Posts", empty: "No posts yet.") {
      "Posts by \($0), without comments"
    },
    personPhotos: TimelineName(title: "Posts", empty: "No photos yet.") { "Photos by \($0)" },
    hashtag: TimelineName(title: "Hashtag", empty: "No public posts with this hashtag yet."),
    list: TimelineName(
      title: "List",
      empty: "It's quiet here.",
      emptyInviting: "It's quiet here. Add people you follow to this list to read their posts here."),
    popular: TimelineName(
      title: "Popular posts",
      empty: "No post of the last three days was liked or shared by several people yet."),
    bookmarks: TimelineName(
      title: SocialStrings.english.labels.bookmarks,
      empty: "No bookmarks yet. Bookmark posts to find them again. Only you can see your bookmarks."),
    likes: TimelineName(
      title: SocialStrings.english.labels.likedPosts,
      empty: "No likes yet. Posts you like appear here, last liked first."))

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
      emptyInviting: "まだ投稿がありません。フォロー中の人をこのリストに追加すると、ここでまとめて読めます。"),
    popular: TimelineName(
      title: "人気の投稿", empty: "この3日間に、複数の人にいいねまたはシェアされた投稿はまだありません。"),
    bookmarks: TimelineName(
      title: SocialStrings.japanese.labels.bookmarks,
      empty: "ブックマークはまだありません。あとで読み返したい投稿を保存できます。ほかの人には表示されません。"),
    likes: TimelineName(
      title: SocialStrings.japanese.labels.likedPosts,
      empty: "いいねした投稿はまだありません。いいねすると、新しい順にここに並びます。"))
}
