import AppScreens
public import Entities

/// The texts of the lists of people.
public struct PeopleStrings: Sendable {
  /// The titles of the viewer's own lists.
  public var ownFollowers, ownFollowing, requests, blocked, muted, suggested, newFollowers: String
  /// The titles of the directory, by its order.
  public var directory: @Sendable (DirectoryOrder) -> String
  /// The titles until the owner of the list is loaded.
  public var followers, following, knownFollowers: String
  /// The titles of another person's lists.
  public var followersOf, followingOf,
    knownFollowersOf: @Sendable (_ name: String, _ handle: String) -> String
  /// Shown when one of the viewer's own lists is empty.
  public var noOwnFollowers, noOwnFollowing, noRequests, noneBlocked, noneMuted, noneSuggested,
    noNewFollowers, noneInDirectory: String
  /// Shown in place of the first two if the app has no search.
  public var noOwnFollowersYet, noOwnFollowingYet: String
  /// Shown when one of another person's lists is empty.
  public var noFollowers, noFollowing, noKnownFollowers: @Sendable (_ name: String) -> String
  /// Shown above the suggested people: why they are suggested.
  public var whySuggested: String
  /// How to follow, answer, unblock or unmute a person of the list, shown above it if the source can do that. nil
  /// unless the host sets them; `howToFollow` then replaces `whySuggested`.
  public var howToFollow, howToAnswer, howToUnblock, howToUnmute: String?
  public var more, findPeople, news, ownProfile: String
  /// The menu items that open the directory, and that show it in another order.
  public var openDirectory: String
  public var order: @Sendable (DirectoryOrder) -> String
  /// The menu item that opens the profile of the list's owner.
  public var profileOf: @Sendable (_ name: String, _ handle: String) -> String

  /// The English texts.
  public static let english = PeopleStrings(
    ownFollowers: "Your followers", ownFollowing: "People you follow",
    requests: RelationStrings.english.requests, blocked: RelationStrings.english.blockedPeople,
    muted: RelationStrings.english.mutedPeople, suggested: "Suggested people",
    newFollowers: "New followers",
    directory: {
      switch $0 {
      case .active: "People who posted recently"
      case .newest: "New people"
      }
    },
    followers: "Followers", following: "Following", knownFollowers: "Followers you follow",
    followersOf: { "Followers of @\($1)" }, followingOf: { "People @\($1) follows" },
    knownFollowersOf: { "Followers of @\($1) that you follow" },
    noOwnFollowers:
      "You have no followers yet. Post something or follow people; they may follow you back.",
    noOwnFollowing:
      "You aren't following anyone yet. Posts by people you follow appear in your home timeline.",
    noRequests: "No follow requests.", noneBlocked: "You haven't blocked anyone.",
    noneMuted: "You haven't muted anyone.",
    noneSuggested: "No suggestions yet. Check back when you follow more people, or more people have posted.",
    noNewFollowers: "None of these people follow you now.", noneInDirectory: "No one is listed here yet.",
    noOwnFollowersYet: "You have no followers yet.", noOwnFollowingYet: "You aren't following anyone yet.",
    noFollowers: { "\($0) has no followers yet." }, noFollowing: { "\($0) isn't following anyone yet." },
    noKnownFollowers: { "No one you follow follows \($0)." },
    whySuggested: "People you follow follow them, or they posted recently.",
    more: SharedStrings.english.more, findPeople: "Search",
    news: "New people", ownProfile: "Your profile", openDirectory: "Directory",
    order: {
      switch $0 {
      case .active: "Who posted recently"
      case .newest: "Who joined recently"
      }
    },
    profileOf: { "Profile of @\($1)" })

  /// The Japanese texts.
  public static let japanese = PeopleStrings(
    ownFollowers: "自分のフォロワー", ownFollowing: "フォロー中",
    requests: RelationStrings.japanese.requests, blocked: RelationStrings.japanese.blockedPeople,
    muted: RelationStrings.japanese.mutedPeople, suggested: "おすすめユーザー", newFollowers: "新しいフォロワー",
    directory: {
      switch $0 {
      case .active: "最近投稿した人"
      case .newest: "最近参加した人"
      }
    },
    followers: "フォロワー", following: "フォロー中", knownFollowers: "フォロー中のフォロワー",
    followersOf: { "\($0)さん（@\($1)）のフォロワー" }, followingOf: { "\($0)さん（@\($1)）がフォロー中の人" },
    knownFollowersOf: { "\($0)さん（@\($1)）のフォロワー（フォロー中の人のみ）" },
    noOwnFollowers: "まだフォロワーはいません。投稿したり、誰かをフォローしたりしてみましょう。",
    noOwnFollowing: "まだ誰もフォローしていません。フォローした人の投稿がホームに届きます。",
    noRequests: "承認待ちのフォロー申請はありません。", noneBlocked: "ブロック中の人はいません。",
    noneMuted: "ミュート中の人はいません。",
    noneSuggested: "おすすめユーザーはまだいません。フォロー中の人のフォロー先や最近投稿した人のうち、まだフォローしていない人がここに表示されます。",
    noNewFollowers: "この中に、現在のフォロワーはいません。", noneInDirectory: "表示できるユーザーはまだいません。",
    noOwnFollowersYet: "まだフォロワーはいません。", noOwnFollowingYet: "まだ誰もフォローしていません。",
    noFollowers: { "\($0)さんのフォロワーはまだいません。" },
    noFollowing: { "\($0)さんはまだ誰もフォローしていません。" },
    noKnownFollowers: { "\($0)さんのフォロワーに、フォロー中の人はいません。" },
    whySuggested: "フォロー中の人のフォロー先と、最近投稿した人です。",
    more: SharedStrings.japanese.more, findPeople: "検索",
    news: "新しいユーザーがいます。", ownProfile: "自分のプロフィール", openDirectory: "ユーザー一覧",
    order: {
      switch $0 {
      case .active: "最近投稿した人"
      case .newest: "最近参加した人"
      }
    }, profileOf: { "\($0)さん（@\($1)）のプロフィール" })
}
