import AppScreens
import Presentation

/// The words of the lists of those who liked or shared a post.
public struct PostPeopleStrings: Sendable {
  /// The titles.
  public var likers, sharers: String
  public var nobody: String
  public var more, refresh, retry: String

  public static let english = PostPeopleStrings(
    likers: "People who like this post", sharers: "People who shared this post",
    nobody: "There is nobody to show here.", more: SharedStrings.english.more,
    refresh: SharedStrings.english.refresh, retry: SharedStrings.english.retry)

  public static let japanese = PostPeopleStrings(
    likers: "この投稿にいいねした人", sharers: "この投稿を共有した人", nobody: "表示できる人はいません。",
    more: SharedStrings.japanese.more, refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry)
}
