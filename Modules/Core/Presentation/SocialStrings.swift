public import AppScreens
public import Entities

/// The texts that the screens of a social network share, in one language. They're variables, so that a host can
/// change them.
public struct SocialStrings: LocalizedStrings {
  public var labels: Labels
  public var counts: Counts
  public var posts: Posts
  public var polls: Polls
  public var actions: Actions
  public var outcomes: Outcomes
  public var people: People
  public var hashtags: Hashtags
  /// The texts about errors.
  public var errors: SocialErrorStrings

  public static let english = SocialStrings(
    labels: .english, counts: .english, posts: .english, polls: .english, actions: .english,
    outcomes: .english,
    people: .english,
    hashtags: .english, errors: .english)

  public static let japanese = SocialStrings(
    labels: .japanese, counts: .japanese, posts: .japanese, polls: .japanese, actions: .japanese,
    outcomes: .japanese,
    people: .japanese, hashtags: .japanese, errors: .japanese)
}

extension SocialStrings {
  /// Labels with the same meaning on every screen. A feature's strings begin with these, so that a host can change
  /// them for that feature.
  public struct Labels: Sendable {
    public var home, publicTimeline, bookmarks, likedPosts, lists, followedHashtags: String
    public var postsWithoutComments, postsWithPhotos, accounts, drafts, report: String
    public var newPost, firstPost, findPeople, signIn, signUp: String
  }

  /// Counted things ("3 posts").
  public struct Counts: Sendable {
    public var posts, followers, following, likes, comments, shares, photos, people: CountedText
    /// Photos that may disturb people.
    public var sensitivePhotos: CountedText
  }
}

extension SocialStrings.Labels {
  static let english = Self(
    home: "Home", publicTimeline: "Public timeline", bookmarks: "Bookmarks", likedPosts: "Liked posts",
    lists: "Lists", followedHashtags: "Followed hashtags", postsWithoutComments: "Posts without comments",
    postsWithPhotos: "Photos", accounts: "Accounts", drafts: "Drafts", report: "Report",
    newPost: "New post", firstPost: "Write your first post", findPeople: "Find people", signIn: "Sign in",
    signUp: "Create account")

  static let japanese = Self(
    home: "ホーム", publicTimeline: "公開タイムライン", bookmarks: "ブックマーク", likedPosts: "いいねした投稿",
    lists: "リスト", followedHashtags: "フォロー中のハッシュタグ", postsWithoutComments: "コメントを除く投稿",
    postsWithPhotos: "写真", accounts: "アカウント", drafts: "下書き", report: "管理者に報告",
    newPost: "新規投稿", firstPost: "最初の投稿を書く", findPeople: "ユーザーを探す", signIn: "サインイン",
    signUp: "アカウントを作成")
}

extension SocialStrings.Counts {
  static let english = Self(
    posts: CountedText(.english, one: "%d post", other: "%d posts"),
    followers: CountedText(.english, one: "%d follower", other: "%d followers"),
    following: CountedText(.english, other: "%d following"),
    likes: CountedText(.english, one: "%d like", other: "%d likes"),
    comments: CountedText(.english, one: "%d comment", other: "%d comments"),
    shares: CountedText(.english, one: "%d share", other: "%d shares"),
    photos: CountedText(.english, one: "%d photo", other: "%d photos"),
    people: CountedText(.english, one: "%d person", other: "%d people"),
    sensitivePhotos: CountedText(.english, one: "%d sensitive photo", other: "%d sensitive photos"))

  static let japanese = Self(
    posts: CountedText(.japanese, other: "投稿%d件"), followers: CountedText(.japanese, other: "フォロワー%d人"),
    following: CountedText(.japanese, other: "フォロー中%d人"), likes: CountedText(.japanese, other: "いいね%d件"),
    comments: CountedText(.japanese, other: "コメント%d件"), shares: CountedText(.japanese, other: "シェア%d件"),
    photos: CountedText(.japanese, other: "写真%d枚"), people: CountedText(.japanese, other: "%d人"),
    sensitivePhotos: CountedText(.japanese, other: "刺激の強い写真%d枚"))
}

extension Words {
  /// A person in a sentence, by name and handle.
  public func person(_ author: Author) -> String {
    social.people.name(author.name) + social.people.handle(author.handle)
  }

  /// The texts that the screens of a social network share.
  public var social: SocialStrings {
    get { self[SocialStrings.self] }
    set { self[SocialStrings.self] = newValue }
  }
}
