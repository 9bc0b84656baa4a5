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
  /// What the name of a screen does, with all names.
  var place: @Sendable (_ names: String) -> String

  static let english = ShellHelpStrings(
    items: [
      ItemKey(
        "c", "comment", words: ["comment"], takesText: true, meaning: { "comments on number \($0)" },
        missing: { "Number \($0) can't be commented on." }),
      ItemKey("l", "like", words: ["like", "unlike"], meaning: { "likes or unlikes number \($0)" }),
      ItemKey("s", "share", words: ["share", "unshare"], meaning: { "shares or unshares number \($0)" }),
      ItemKey(
        "k", "bookmark", words: ["bookmark", "unbookmark"],
        meaning: { "bookmarks number \($0), or removes the bookmark" }),
      ItemKey(
        "w", "show", words: ["show", "reveal", "hide"],
        meaning: { "shows what's hidden in number \($0), or hides it again" },
        missing: { "Nothing is hidden in number \($0)." }),
      ItemKey(
        "f", "follow", undo: "unfollow", words: ["follow", "unfollow"],
        meaning: { "follows or unfollows number \($0)" }),
      ItemKey("y", "accept", words: ["accept"], meaning: { "accepts number \($0)'s follow request" }),
      ItemKey(
        "e", "edit", words: ["edit"], meaning: { "edits number \($0) if it's yours" },
        missing: { "Number \($0) isn't yours to edit." }),
      ItemKey(
        "d", "delete", words: ["delete", "discard"],
        meaning: { "deletes number \($0) if it's yours" },
        missing: { "Number \($0) isn't yours to delete." }),
      ItemKey("p", "profile", words: ["profile"], meaning: { "opens the profile of number \($0)'s author" }),
      ItemKey(
        "o", "open", words: ["open", "view"], meaning: { "opens number \($0)'s link, or its photos" },
        missing: { "Number \($0) has no link or photo to open." }),
      ItemKey("u", "unmute", words: ["unmute"], meaning: { "unmutes number \($0)" }),
      ItemKey(
        "x", "remove", words: ["remove", "dismiss", "unblock", "decline"],
        meaning: { "takes number \($0) off the list (dismisses, declines or unblocks it), or puts it back" }),
      ItemKey("r", "retry", words: ["retry"], meaning: { "sends number \($0) again" }),
    ],
    newPost: "post", search: "search", notifications: "notifications", home: "home",
    person: "opens a profile", word: "shows the posts with a hashtag", post: "opens a post",
    place: { "opens a screen: \($0)" })

  static let japanese = ShellHelpStrings(
    items: [
      ItemKey(
        "c", "コメント", words: ["コメント"], takesText: true, meaning: { "\($0)番にコメントする" },
        missing: { "\($0)番にはコメントできません。" }),
      ItemKey("l", "いいね", words: ["いいね"], meaning: { "\($0)番にいいねする・取り消す" }),
      ItemKey("s", "シェア", words: ["シェア"], meaning: { "\($0)番をシェアする・取り消す" }),
      ItemKey("k", "ブックマーク", words: ["ブックマーク"], meaning: { "\($0)番をブックマークする・解除する" }),
      ItemKey(
        "w", "表示", words: ["表示"], meaning: { "\($0)番の隠れている内容を表示する・隠す" },
        missing: { "\($0)番に隠れている内容はありません。" }),
      ItemKey(
        "f", "フォロー", undo: "フォロー解除", words: ["フォロー"], meaning: { "\($0)番をフォローする・解除する" }),
      ItemKey("y", "承認", words: ["承認"], meaning: { "\($0)番のフォロー申請を承認する" }),
      ItemKey(
        "e", "編集", words: ["編集"], meaning: { "自分の投稿なら\($0)番を編集する" },
        missing: { "\($0)番は自分のものではないため、編集できません。" }),
      ItemKey(
        "d", "削除", words: ["削除", "破棄"], meaning: { "自分の投稿なら\($0)番を削除する" },
        missing: { "\($0)番は自分のものではないため、削除できません。" }),
      ItemKey("p", "プロフィール", words: ["プロフィール"], meaning: { "\($0)番の投稿者を見る" }),
      ItemKey(
        "o", "開く", words: ["開く"], meaning: { "\($0)番のリンクか写真を開く" },
        missing: { "\($0)番には開けるリンクや写真がありません。" }),
      ItemKey("u", "ミュート解除", words: ["ミュート解除"], meaning: { "\($0)番のミュートを解除する" }),
      ItemKey("x", "外す", words: ["外す", "拒否", "解除"], meaning: { "\($0)番を一覧から外す（通知の削除・申請の拒否・ブロックの解除）・一覧に戻す" }),
      ItemKey("r", "再送信", words: ["再送信"], meaning: { "\($0)番をもう一度送信する" }),
    ],
    newPost: "投稿", search: "検索", notifications: "通知", home: "ホーム",
    person: "プロフィールへ移動", word: "ハッシュタグの投稿を見る", post: "投稿へ移動",
    place: { "画面へ移動: \($0)" })
}

extension AppKeys<Destination> {
  /// What you can type everywhere in SocialConnect.
  ///
  /// - Parameters:
  ///   - isSignedIn: Whether someone is signed in; they can open more screens.
  ///   - names: The names of the screens that there are.
  static func shell(_ language: Language, isSignedIn: Bool, names: [String]) -> AppKeys {
    let strings = ShellStrings.of(language).help
    let search = PlaceKey("/", strings.search, .route(.search(""))) { .route(.search($0)) }
    return AppKeys(
      places: !isSignedIn
        ? [search]
        : [
          PlaceKey("n", strings.newPost, .route(.compose(commentOn: nil))) {
            .route(.compose(commentOn: nil, text: $0))
          },
          search,
          PlaceKey("t", strings.notifications, .route(.notifications)),
          PlaceKey("h", strings.home, .route(.home)),
        ],
      items: strings.items,
      examples: [
        Example("@alice", strings.person), Example("#swift", strings.word),
        Example("g post/ID", strings.post),
        Example("g home", strings.place(names.joined(separator: ", "))),
      ], settings: "g \(SocialApp.settings)")
  }
}
