import AppScreens
import AppValues
import SocialMenuShell
import SocialTerminal

/// What commands say beside their data.
struct CommandStrings: LocalizedStrings {
  let deleted: String
  let nobodySignedIn: String
  let replacing: String
  let repeating: @Sendable (_ key: String) -> String
  let writePost: String
  let noNotices: String
  let dismissed: String
  let waitingForNotices: String
  /// How a command of the person's own ended; nil where it ended well.
  let commandEnded: @Sendable (_ outcome: PersonalCommand.Outcome, _ seconds: Int) -> String?
  let noDrafts: String
  let nothingFound: String
  let allIsWell: String
  let password: String
  let presentPassword: String
  let newPassword: String
  let secrets: SecretStrings
  let passwordChanged: String
  let passwordToDelete: @Sendable (_ handle: String) -> String
  let accountDeleted: @Sendable (_ handle: String) -> String
  let since: @Sendable (_ time: String) -> String
  let signInEnded: String
  let othersEnded: String
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
  /// What to do once there is a demo network.
  let demoMade: String

  static let english = CommandStrings(
    deleted: "Deleted.",
    nobodySignedIn: "Nobody is signed in here.",
    replacing: "Add --replace to let it go.",
    repeating: {
      "To try again without posting twice, run the same command with --key \($0)."
    },
    writePost: "Write the post; end with Ctrl-D.",
    noNotices: "No notices.",
    dismissed: "Dismissed.",
    waitingForNotices: "Waiting for notices; Ctrl-C ends it.",
    commandEnded: { outcome, seconds in
      switch outcome {
      case .succeeded: nil
      case .failed(let status): "The command ended with status \(status)."
      case .endedByForce: "The command took longer than \(seconds) seconds and was ended."
      case .couldNotStart: "The command could not be started."
      }
    },
    noDrafts: "No drafts.",
    nothingFound: "Nothing found.",
    allIsWell: "All is well.",
    password: "Password: ",
    presentPassword: "Present password: ",
    newPassword: "New password: ",
    secrets: .english,
    passwordChanged: "The password is changed. Every other sign-in has ended.",
    passwordToDelete: { "Password, to delete @\($0) for good: " },
    accountDeleted: { "The account @\($0) is deleted." },
    since: { "since \($0)" },
    signInEnded: "The sign-in has ended.",
    othersEnded: "Every other sign-in has ended.",
    nobody: "Nobody is on this list.",
    followersHidden: "They keep this list to themselves.",
    newPosts: "New posts",
    emptyTimeline: "Nothing here yet.",
    noLists: "You have no lists yet. `socialconnect lists create NAME` makes one.",
    noHashtags: "You follow no hashtags yet.",
    signedOut: { "Signed out @\($0)." },
    nowInUse: { "Now in use: @\($0)." },
    moreReplies: { $0 == 1 ? "1 more comment" : "\($0) more comments" },
    more: { "More: --before \($0)" },
    demoMade: """
      `socialconnect` opens it: create an account and follow some of them. `socialconnect timeline public` reads \
      along.
      """)

  static let japanese = CommandStrings(
    deleted: "削除しました。",
    nobodySignedIn: "サインインしているアカウントはありません。",
    replacing: "置き換えるには --replace を付けてください。",
    repeating: { "二重に投稿せずにやり直すには、同じコマンドに --key \($0) を付けて実行してください。" },
    writePost: "投稿を入力し、Ctrl-Dで終えてください。",
    noNotices: "お知らせはありません。",
    dismissed: "お知らせを消しました。",
    waitingForNotices: "お知らせを待っています。Ctrl-Cで終了します。",
    commandEnded: { outcome, seconds in
      switch outcome {
      case .succeeded: nil
      case .failed(let status): "コマンドが終了コード\(status)で終わりました。"
      case .endedByForce: "コマンドが\(seconds)秒を過ぎても終わらないため、終了させました。"
      case .couldNotStart: "コマンドを実行できませんでした。"
      }
    },
    noDrafts: "下書きはありません。",
    nothingFound: "見つかりませんでした。",
    allIsWell: "問題はありません。",
    password: "パスワード: ",
    presentPassword: "現在のパスワード: ",
    newPassword: "新しいパスワード: ",
    secrets: .japanese,
    passwordChanged: "パスワードを変更しました。ほかのサインインはすべて終了しました。",
    passwordToDelete: { "@\($0) を完全に削除するためのパスワード: " },
    accountDeleted: { "アカウント @\($0) を削除しました。" },
    since: { "\($0) から" },
    signInEnded: "サインインを終了しました。",
    othersEnded: "ほかのサインインをすべて終了しました。",
    nobody: "この一覧にはだれもいません。",
    followersHidden: "この一覧は公開されていません。",
    newPosts: "新しい投稿",
    emptyTimeline: "まだ何もありません。",
    noLists: "リストはまだありません。socialconnect lists create 名前 で作れます。",
    noHashtags: "フォロー中のハッシュタグはありません。",
    signedOut: { "@\($0) からサインアウトしました。" },
    nowInUse: { "現在のアカウントは @\($0) です。" },
    moreReplies: { "ほかにコメント\($0)件" },
    more: { "続き: --before \($0)" },
    demoMade: """
      socialconnect で開き、アカウントを作成してフォローしてみてください。socialconnect timeline public で投稿を読めます。
      """)
}
