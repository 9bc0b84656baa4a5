public import AppScreens
import AppValues
import Entities
import Presentation

/// The words of the screens about people.
public struct ProfileStrings: LocalizedStrings {
  /// The words of a person's own screen.
  public var title, signInToFollow: String
  public var posts, followers, following, newPost, accounts: String
  public var putIntoList: String
  /// What stands in the menus of all these screens.
  public var refresh, retry, signIn: String
  /// Said when no one has a handle.
  public var nobody: @Sendable (_ handle: String) -> String
  public var noSuchPerson, deletedAccount, stale: String
  /// The words of what people are to each other.
  public var relations: RelationStrings
  /// The words of the lists of people.
  public var people: PeopleStrings
  /// The words of the screen where the viewer's own profile is changed.
  public var editProfile: EditProfileStrings
  /// The words of the report.
  public var report: ReportStrings

  /// What went wrong, and what to do about it.
  func explain(_ error: AppError, about person: PersonReference, words: Words) -> String {
    switch (error, person) {
    case (.notFound, .handle(let handle)): nobody(Self.bare(handle))
    case (.notFound, .id), (.notFound, .viewer): noSuchPerson
    case (.gone, _): deletedAccount
    default: words.explain(error, about: .following)
    }
  }

  private static func bare(_ handle: String) -> String {
    do throws(AppError) {
      return try Handle(handle).folded
    } catch {
      // What could never be a handle is repeated as it was typed.
      return handle
    }
  }
}

extension ProfileStrings {
  /// The words in English.
  public static let english = ProfileStrings(
    title: "Profile", signInToFollow: "Sign in to follow",
    posts: "Posts", followers: PeopleStrings.english.followers, following: PeopleStrings.english.following,
    newPost: SocialStrings.english.labels.newPost,
    accounts: SocialStrings.english.labels.accounts, putIntoList: "Put into a list",
    refresh: SharedStrings.english.refresh,
    retry: SharedStrings.english.retry, signIn: SocialStrings.english.labels.signIn,
    nobody: { "Nobody here is called @\($0)." },
    noSuchPerson: SocialStrings.english.errors.subjects.noSuchPerson,
    deletedAccount: SocialStrings.english.errors.subjects.deletedAccount,
    stale: SharedStrings.english.connectionLost,
    relations: .english, people: .english, editProfile: .english, report: .english)

  /// The words in Japanese.
  public static let japanese = ProfileStrings(
    title: "プロフィール", signInToFollow: "サインインしてフォローする",
    posts: "投稿", followers: PeopleStrings.japanese.followers, following: PeopleStrings.japanese.following,
    newPost: SocialStrings.japanese.labels.newPost,
    accounts: SocialStrings.japanese.labels.accounts, putIntoList: "リストに入れる",
    refresh: SharedStrings.japanese.refresh,
    retry: SharedStrings.japanese.retry, signIn: SocialStrings.japanese.labels.signIn,
    nobody: { "@\($0) という人は見つかりませんでした。" },
    noSuchPerson: SocialStrings.japanese.errors.subjects.noSuchPerson,
    deletedAccount: SocialStrings.japanese.errors.subjects.deletedAccount,
    stale: SharedStrings.japanese.connectionLost,
    relations: .japanese, people: .japanese, editProfile: .japanese, report: .japanese)
}
