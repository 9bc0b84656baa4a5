import AppScreens
import Presentation

/// The words of the lists of people.
public struct PeopleStrings: Sendable {
  /// The titles for the viewer's own lists.
  public var ownFollowers, ownFollowing, requests, blocked, muted, suggested, newFollowers: String
  /// The titles while it is not known whose list it is.
  public var followers, following, knownFollowers: String
  /// The titles for another's lists, with their handle.
  public var followersOf, followingOf, knownFollowersOf: @Sendable (_ handle: String) -> String
  /// Said when there is no one in the viewer's own lists.
  public var noOwnFollowers, noOwnFollowing, noRequests, noneBlocked, noneMuted, noneSuggested,
    noNewFollowers: String
  /// Said in place of the first two where the app has no place to find people.
  public var noOwnFollowersYet, noOwnFollowingYet: String
  /// Said when there is no one in another's lists, with their name.
  public var noFollowers, noFollowing, noKnownFollowers: @Sendable (_ name: String) -> String
  /// Said above the suggested: why they are.
  public var whySuggested: String
  /// Said above the suggested in place of that, and above those to answer, unblock or unmute, where it can be done: a
  /// host says here how.
  public var howToFollow, howToAnswer, howToUnblock, howToUnmute: String?
  public var more, findPeople, news, ownProfile: String
  /// The way to another whose list it is, with their handle.
  public var profileOf: @Sendable (_ handle: String) -> String

  /// The words in English.
  public static let english = PeopleStrings(
    ownFollowers: "Your followers", ownFollowing: "People you follow",
    requests: RelationStrings.english.requests, blocked: RelationStrings.english.blockedPeople,
    muted: RelationStrings.english.mutedPeople, suggested: "People you may like to follow",
    newFollowers: "New followers",
    followers: "Followers", following: "Following", knownFollowers: "Followers you know",
    followersOf: { "Followers of @\($0)" }, followingOf: { "People @\($0) follows" },
    knownFollowersOf: { "Followers of @\($0) whom you follow" },
    noOwnFollowers:
      "Nobody follows you yet. Write something, or follow others: they may follow you back.",
    noOwnFollowing: "You follow nobody yet. Find people, and their posts will come to your home.",
    noRequests: "Nobody is waiting for your answer.", noneBlocked: "You block nobody.",
    noneMuted: "You mute nobody.",
    noneSuggested: "There is nobody to suggest yet. Come back when more people have posted.",
    noNewFollowers: "None of them follows you any more.",
    noOwnFollowersYet: "Nobody follows you yet.", noOwnFollowingYet: "You follow nobody yet.",
    noFollowers: { "Nobody follows \($0) yet." }, noFollowing: { "\($0) follows nobody yet." },
    noKnownFollowers: { "Nobody whom you follow follows \($0)." },
    whySuggested: "They posted lately.",
    more: SharedStrings.english.more, findPeople: SocialStrings.english.labels.findPeople,
    news: "There is someone new here", ownProfile: "Your profile",
    profileOf: { "Profile of @\($0)" })

  /// The words in Japanese.
  public static let japanese = PeopleStrings(
    ownFollowers: "あなたのフォロワー", ownFollowing: "フォロー中の人",
    requests: RelationStrings.japanese.requests, blocked: RelationStrings.japanese.blockedPeople,
    muted: RelationStrings.japanese.mutedPeople, suggested: "おすすめの人", newFollowers: "新しいフォロワー",
    followers: "フォロワー", following: "フォロー中", knownFollowers: "知り合いのフォロワー",
    followersOf: { "@\($0) さんのフォロワー" }, followingOf: { "@\($0) さんがフォロー中の人" },
    knownFollowersOf: { "@\($0) さんのフォロワーのうち、あなたがフォロー中の人" },
    noOwnFollowers: "まだフォロワーはいません。投稿したり、誰かをフォローしたりしてみましょう。",
    noOwnFollowing: "まだ誰もフォローしていません。フォローした人の投稿がホームに届きます。",
    noRequests: "回答待ちのフォロー申請はありません。", noneBlocked: "ブロック中の人はいません。",
    noneMuted: "ミュート中の人はいません。",
    noneSuggested: "おすすめできる人はまだいません。最近投稿した人のうち、まだフォローしていない人がここに表示されます。",
    noNewFollowers: "現在、あなたをフォローしている人はこの中にいません。",
    noOwnFollowersYet: "まだフォロワーはいません。", noOwnFollowingYet: "まだ誰もフォローしていません。",
    noFollowers: { "\($0)さんのフォロワーはまだいません。" },
    noFollowing: { "\($0)さんはまだ誰もフォローしていません。" },
    noKnownFollowers: { "\($0)さんのフォロワーに、あなたがフォロー中の人はいません。" },
    whySuggested: "最近投稿した人です。",
    more: SharedStrings.japanese.more, findPeople: SocialStrings.japanese.labels.findPeople,
    news: "新しい人がいます。", ownProfile: "あなたのプロフィール", profileOf: { "@\($0) さんのプロフィール" })
}
