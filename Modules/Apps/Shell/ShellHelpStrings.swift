import AppScreens
import Navigation
import SocialMenuShell

/// The texts of the help about SocialConnect.
struct ShellHelpStrings: Sendable {
  typealias ItemKey = AppKeys<Destination>.ItemKey

  /// What the short commands for items do, in the order of the help.
  var items: [ItemKey]
  var newPost, search, notifications, home: String
  var person: String
  var word: String
  var post: String
  var place: String

  static let english = ShellHelpStrings(
    items: [
      ItemKey("c", "comment", words: ["comment"], takesText: true, meaning: "comments on number 3"),
      ItemKey("l", "like", words: ["like", "unlike"], meaning: "likes or unlikes number 3"),
      ItemKey("s", "share", words: ["share", "unshare"], meaning: "shares or unshares number 3"),
      ItemKey(
        "k", "bookmark", words: ["bookmark", "unbookmark"],
        meaning: "bookmarks number 3, or removes the bookmark"),
      ItemKey(
        "w", "show", words: ["show", "reveal", "hide"],
        meaning: "shows what's hidden in number 3, or hides it again"),
      ItemKey(
        "f", "follow", words: ["follow", "unfollow"], meaning: "follows or unfollows number 3"),
      ItemKey("y", "accept", words: ["accept"], meaning: "accepts number 3's follow request"),
      ItemKey(
        "e", "edit", words: ["edit"], meaning: "edits number 3 if it's yours"),
      ItemKey(
        "d", "delete", words: ["delete", "decline"],
        meaning: "deletes number 3 if it's yours; declines a follow request"),
      ItemKey("p", "profile", words: ["profile"], meaning: "opens the profile of number 3's author"),
      ItemKey("o", "open", words: ["open", "view"], meaning: "opens number 3's link, or its photo"),
      ItemKey("u", "unmute", words: ["unmute"], meaning: "unmutes number 3"),
      ItemKey(
        "x", "remove", words: ["remove", "unblock", "dismiss"],
        meaning: "unblocks number 3; removes it from a list or adds it back"),
    ],
    newPost: "post", search: "search", notifications: "notifications", home: "home",
    person: "opens a profile",
    word: "shows the posts with a hashtag",
    post: "opens a post",
    place: "opens a screen: \(places)")

  static let japanese = ShellHelpStrings(
    items: [
      ItemKey("c", "コメント", words: ["コメント"], takesText: true, meaning: "3番にコメントする"),
      ItemKey("l", "いいね", words: ["いいね"], meaning: "3番にいいねする・取り消す"),
      ItemKey("s", "シェア", words: ["シェア"], meaning: "3番をシェアする・取り消す"),
      ItemKey("k", "ブックマーク", words: ["ブックマーク"], meaning: "3番をブックマークする・解除する"),
      ItemKey("w", "表示", words: ["表示"], meaning: "3番の隠れている内容を表示する・隠す"),
      ItemKey("f", "フォロー", words: ["フォロー"], meaning: "3番をフォローする・解除する"),
      ItemKey("y", "承認", words: ["承認"], meaning: "3番のフォロー申請を承認する"),
      ItemKey("e", "編集", words: ["編集"], meaning: "自分の投稿なら3番を編集する"),
      ItemKey("d", "削除", words: ["削除", "拒否"], meaning: "自分の投稿なら3番を削除する・3番のフォロー申請を拒否する"),
      ItemKey("p", "プロフィール", words: ["プロフィール"], meaning: "3番の投稿者を見る"),
      ItemKey("o", "開く", words: ["開く"], meaning: "3番のリンクか写真を開く"),
      ItemKey("u", "ミュート解除", words: ["ミュート解除"], meaning: "3番のミュートを解除する"),
      ItemKey("x", "外す", words: ["外す", "解除"], meaning: "3番のブロックを解除する・リストから外す・戻す"),
    ],
    newPost: "投稿", search: "検索", notifications: "通知", home: "ホーム",
    person: "プロフィールへ移動",
    word: "ハッシュタグの投稿を見る",
    post: "投稿へ移動",
    place: "画面へ移動: \(places)")

  private static let places = DeepLinks.shell.places.map(\.key).joined(separator: ", ")
}

extension AppKeys<Destination> {
  /// What you can type everywhere in SocialConnect.
  ///
  /// - Parameter isSignedIn: Whether someone is signed in; they can open more screens.
  static func shell(_ language: Language, isSignedIn: Bool) -> AppKeys {
    let strings = ShellStrings.of(language).help
    let search = PlaceKey("/", strings.search, .route(.search(""))) { (.route(.search($0)), answer: nil) }
    return AppKeys(
      places: !isSignedIn
        ? [search]
        : [
          PlaceKey("n", strings.newPost, .route(.compose(commentOn: nil))) {
            (.route(.compose(commentOn: nil)), answer: $0)
          },
          search,
          PlaceKey("t", strings.notifications, .route(.notifications)),
          PlaceKey("h", strings.home, .route(.home)),
        ],
      items: strings.items,
      examples: [
        Example("@alice", strings.person), Example("#swift", strings.word),
        Example("g post/ID", strings.post), Example("g home", strings.place),
      ], settings: "g \(SocialApp.settings)")
  }
}
