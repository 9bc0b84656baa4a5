import Entities
import Presentation

/// What commands say beside their data.
struct CommandStrings: Sendable {
  let deleted: String
  let nobodySignedIn: String
  let writePost: String
  let noNotices: String
  let dismissed: String
  let noDrafts: String
  let nothingFound: String
  let allIsWell: String
  let password: String
  let nobody: String
  let followersHidden: String
  let newPosts: String
  let emptyTimeline: String
  let noLists: String
  let noHashtags: String
  let signedOut: @Sendable (_ handle: String) -> String
  let nowInUse: @Sendable (_ handle: String) -> String
  let moreReplies: @Sendable (_ count: Int) -> String
  let more: @Sendable (_ cursor: Cursor) -> String

  static let english = CommandStrings(
    deleted: "Deleted.",
    nobodySignedIn: "Nobody is signed in here.",
    writePost: "Write the post; end with Ctrl-D.",
    noNotices: "No notices.",
    dismissed: "Dismissed.",
    noDrafts: "No drafts.",
    nothingFound: "Nothing found.",
    allIsWell: "All is well.",
    password: "Password: ",
    nobody: "Nobody is on this list.",
    followersHidden: "They keep this list to themselves.",
    newPosts: "New posts",
    emptyTimeline: "Nothing here yet.",
    noLists: "You have no lists yet. `socialconnect lists create NAME` makes one.",
    noHashtags: "You follow no hashtags yet.",
    signedOut: { "Signed out @\($0)." },
    nowInUse: { "Now in use: @\($0)." },
    moreReplies: { $0 == 1 ? "1 more comment" : "\($0) more comments" },
    more: { "More: --before \($0)" })

  static let japanese = CommandStrings(
    deleted: "削除しました。",
    nobodySignedIn: "サインインしているアカウントはありません。",
    writePost: "投稿を入力し、Ctrl-Dで終えてください。",
    noNotices: "お知らせはありません。",
    dismissed: "お知らせを消しました。",
    noDrafts: "下書きはありません。",
    nothingFound: "見つかりませんでした。",
    allIsWell: "問題はありません。",
    password: "パスワード: ",
    nobody: "この一覧にはだれもいません。",
    followersHidden: "この一覧は公開されていません。",
    newPosts: "新しい投稿",
    emptyTimeline: "まだ何もありません。",
    noLists: "リストはまだありません。socialconnect lists create 名前 で作れます。",
    noHashtags: "フォロー中のハッシュタグはありません。",
    signedOut: { "@\($0) からサインアウトしました。" },
    nowInUse: { "現在のアカウントは @\($0) です。" },
    moreReplies: { "ほかにコメント\($0)件" },
    more: { "続き: --before \($0)" })

  static func of(_ language: Language) -> CommandStrings {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }
}
