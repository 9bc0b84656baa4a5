public import AppScreens
import AppValues
import Entities
import Presentation

/// The texts of the screens about people.
public struct ProfileStrings: LocalizedStrings {
  /// The texts of a person's profile.
  public var title, signInToFollow: String
  public var posts, followers, following, newPost, accounts: String
  /// Above the latest posts.
  public var latestPosts: String
  public var addToList: String
  /// The menu items of all these screens.
  public var refresh, retry, signIn: String
  /// Shown when no one has the handle.
  public var noSuchHandle: @Sendable (_ handle: String) -> String
  public var noSuchPerson, deletedAccount, stale: String
  /// The texts about following, blocking, muting and notes.
  public var relations: RelationStrings
  /// The texts of the lists of people.
  public var people: PeopleStrings
  /// The texts of the screen on which the viewer edits their profile.
  public var editProfile: EditProfileStrings
  /// The texts of reporting a person.
  public var report: ReportStrings

  /// The message for an error: what went wrong, and what to do about it.
  func explain(_ error: AppError, about person: PersonReference, words: Words) -> String {
    switch (error, person) {
    case (.notFound, .handle(let handle)): noSuchHandle(Self.bare(handle))
    case (.notFound, .id), (.notFound, .viewer): noSuchPerson
    case (.gone, _): deletedAccount
    default: words.explain(error, about: .following)
    }
  }

  private static func bare(_ handle: String) -> String {
    do throws(AppError) {
      return try Handle(handle).folded
    } catch {
      // Text that can't be a handle is repeated as it was typed.
      return handle
    }
  }
}

extension ProfileStrings {
  /// The English texts.
  public static let english = ProfileStrings(
    title: "Profile", signInToFollow: "Sign in to follow",
    posts: "Posts", followers: PeopleStrings.english.followers, following: PeopleStrings.english.following,
    newPost: SocialStrings.english.labels.newPost,
    accounts: SocialStrings.english.labels.accounts, latestPosts: "Latest posts", addToList: "Add to list",
    refresh: SharedStrings.english.refresh,
    retry: SharedStrings.english.retry, signIn: SocialStrings.english.labels.signIn,
    noSuchHandle: { "No one here has the handle @\($0). Check the spelling." },
    noSuchPerson: SocialStrings.english.errors.subjects.noSuchPerson,
    deletedAccount: SocialStrings.english.errors.subjects.deletedAccount,
    stale: SharedStrings.english.connectionLost,
    relations: .english, people: .english, editProfile: .english, report: .english)

  /// The Japanese texts.
  public static let japanese = ProfileStrings(
    title: "プロフィール", signInToFollow: "サインインしてフォロー",
    posts: "投稿", followers: PeopleStrings.japanese.followers, following: PeopleStrings.japanese.following,
    newPost: SocialStrings.japanese.labels.newPost,
    accounts: SocialStrings.japanese.labels.accounts, latestPosts: "最近の投稿", addToList: "リストに追加",
    refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry, signIn: SocialStrings.japanese.labels.signIn,
    noSuchHandle: { "@\($0) というユーザーは見つかりませんでした。" },
    noSuchPerson: SocialStrings.japanese.errors.subjects.noSuchPerson,
    deletedAccount: SocialStrings.japanese.errors.subjects.deletedAccount,
    stale: SharedStrings.japanese.connectionLost,
    relations: .japanese, people: .japanese, editProfile: .japanese, report: .japanese)
}
