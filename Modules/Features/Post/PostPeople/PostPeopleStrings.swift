import AppScreens

/// The texts of the lists of people who liked or shared a post. A host can change them on a copy.
public struct PostPeopleStrings: Sendable {
  /// The titles.
  public var likers, sharers: String
  public var empty: String
  public var more, refresh, retry: String

  public static let english = PostPeopleStrings(
    likers: "People who liked this post", sharers: "People who shared this post",
    empty: "No one to show.", more: SharedStrings.english.more,
    refresh: SharedStrings.english.refresh, retry: SharedStrings.english.retry)

  public static let japanese = PostPeopleStrings(
    likers: "この投稿にいいねした人", sharers: "この投稿をシェアした人", empty: "表示できるユーザーはいません。",
    more: SharedStrings.japanese.more, refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry)
}
