import AppScreens
import AppValues
import Authentication
import SocialMenuShell
import SocialTerminal

/// The messages of commands, apart from their data.
struct CommandStrings: LocalizedStrings {
  let deleted: String
  let signInFirst: String
  /// How to give a password without a terminal.
  let passwordInput: String
  /// How to reach an account that isn't in a network on this device.
  let namingServer: String
  let noAccounts: String
  let replacing: String
  let repeating: @Sendable (_ key: String) -> String
  let writePost: String
  let fromMoving: @Sendable (_ file: String) -> String
  let noNotices: String
  let dismissed: String
  let waitingForNotices: String
  /// How the person's own command ended; nil if it succeeded.
  let commandEnded: @Sendable (_ outcome: PersonalCommand.Outcome, _ seconds: Int) -> String?
  let noDrafts: String
  /// How many wait to be sent, after something was written that couldn't be.
  let queued: @Sendable (_ count: Int) -> String
  /// How many wait for the next attempt, after the server had one.
  let putOff: @Sendable (_ count: Int) -> String
  /// Where to see why a server refused something.
  let whyRefused: String
  let nothingFound: String
  let noProblems: String
  let password: String
  let currentPassword: String
  let newPassword: String
  let secrets: SecretStrings
  let passwordChanged, passwordSaved: String
  let passwordToDelete: @Sendable (_ handle: String) -> String
  let accountDeleted: @Sendable (_ handle: String) -> String
  let since: @Sendable (_ time: String) -> String
  let sessionEnded: String
  let othersEnded: String
  let emptyList: String
  let followersHidden: String
  let newPosts: String
  let emptyTimeline: String
  /// Asked on a terminal, with how to answer.
  let askDelete: String
  let notDeleted: String
  let noLists: String
  let noHashtags: String
  let noPopularHashtags: String
  /// The server doesn't know that someone signed out.
  let notRevoked: String
  /// The same, because the session's token can't be had.
  let notRevokedWithoutToken: String
  /// How to sign out although something hasn't been sent.
  let discarding: String
  let signedOut: @Sendable (_ handle: String) -> String
  let currentAccount: @Sendable (_ handle: String) -> String
  let moreReplies: @Sendable (_ count: Int) -> String
  let more: @Sendable (_ cursor: Cursor) -> String
  /// What to do with a new demo network.
  let demoMade: String
  /// The same after being signed in as one of its people.
  let demoEntered: String

  static let english = CommandStrings(
    deleted: "Deleted.",
    signInFirst: "Sign in first: “socialconnect sign-in” or “sign-up”.",
    passwordInput: "Without a terminal, use --password-stdin.",
    namingServer: "For an account at a server, add --server and its name.",
    noAccounts: "No accounts are signed in on this device.",
    replacing: "To replace an earlier archive, add --replace.",
    repeating: {
      "To try again without posting twice, run the same command with --key \($0)."
    },
    writePost: "Write the text, then press Ctrl-D.",
    fromMoving: { "\($0) is animated. Only its first frame was added." },
    noNotices: "No notifications.",
    dismissed: "Dismissed.",
    waitingForNotices: "Waiting for notifications. Ctrl-C stops.",
    commandEnded: { outcome, seconds in
      switch outcome {
      case .succeeded: nil
      case .failed(let status): "The command ended with status \(status)."
      case .endedByForce: "The command took longer than \(seconds) seconds and was stopped."
      case .couldNotStart: "The command couldn't be started."
      }
    },
    noDrafts: "No drafts.",
    queued: {
      $0 == 1
        ? "The server can't be reached. This waits in the outbox: “socialconnect outbox send” sends it when the server is back, and so does the shell while it's open."
        : "The server can't be reached. \($0, in: .english) things wait in the outbox: “socialconnect outbox send” sends them when the server is back, and so does the shell while it's open."
    },
    putOff: {
      $0 == 1
        ? "This waits in the outbox for its next attempt: “socialconnect outbox send” sends it a little later, and so does the shell while it's open."
        : "\($0, in: .english) things wait in the outbox for their next attempt: “socialconnect outbox send” sends them a little later, and so does the shell while it's open."
    },
    whyRefused: "“socialconnect outbox” says why.",
    nothingFound: "No results.",
    noProblems: "No problems found.",
    password: "Password: ",
    currentPassword: "Current password: ",
    newPassword: "New password: ",
    secrets: .english,
    passwordChanged: "Password changed. You've been signed out everywhere else.",
    passwordSaved: ChangePasswordStrings.english.doneKeeping,
    passwordToDelete: { "Password to permanently delete @\($0): " },
    accountDeleted: { "Account @\($0) deleted." },
    since: { "since \($0)" },
    sessionEnded: "Session ended.",
    othersEnded: "All other sessions ended.",
    emptyList: "This list is empty.",
    followersHidden: "This list is private.",
    newPosts: "New posts",
    emptyTimeline: "Nothing here yet.",
    askDelete: "Delete this post? This can't be undone. (y/n) ",
    notDeleted: "Nothing was deleted.",
    noLists: "No lists yet. “socialconnect lists create NAME” creates one.",
    noHashtags: "You don't follow any hashtags yet.",
    noPopularHashtags: "No hashtag was used by several people in the last three days.",
    notRevoked:
      "The server couldn't be reached, so your session there is still active. You can end it in the server's settings.",
    notRevokedWithoutToken:
      "Your session at the server is still active. You can end it in the server's settings.",
    discarding: "To sign out and remove it, add --discard.",
    signedOut: { "Signed out of @\($0)." },
    currentAccount: { "Current account: @\($0)." },
    moreReplies: { $0 == 1 ? "1 more comment" : "\($0, in: .english) more comments" },
    more: { "More: --before \($0)" },
    demoMade: """
      Run “socialconnect” to open it, then create an account and follow some people. To just read, run \
      “socialconnect timeline public”.
      """,
    demoEntered: "Run “socialconnect” to open it.")

  static let japanese = CommandStrings(
    deleted: "削除しました。",
    signInFirst: "先に socialconnect sign-in または sign-up でサインインしてください。",
    passwordInput: "ターミナルで入力できない場合は、--password-stdin を使ってください。",
    namingServer: "サーバーのアカウントの場合は、--server でサーバーを指定してください。",
    noAccounts: "この端末でサインイン中のアカウントはありません。",
    replacing: "以前のアーカイブを置き換えるには --replace を指定してください。",
    repeating: { "もう一度試す場合は、二重に投稿しないよう、同じコマンドに --key \($0) を付けて実行してください。" },
    writePost: "本文を入力し、最後に Ctrl-D を押してください。",
    fromMoving: { "\($0) はアニメーション画像のため、最初の1コマだけを追加しました。" },
    noNotices: "通知はありません。",
    dismissed: "通知を削除しました。",
    waitingForNotices: "通知を待っています。Ctrl-C で終了します。",
    commandEnded: { outcome, seconds in
      switch outcome {
      case .succeeded: nil
      case .failed(let status): "コマンドが終了コード\(status)で終了しました。"
      case .endedByForce: "コマンドが\(seconds)秒以内に終わらなかったため、終了させました。"
      case .couldNotStart: "コマンドを実行できませんでした。"
      }
    },
    noDrafts: "下書きはありません。",
    queued: {
      "サーバーに接続できません。送信待ちが\($0, in: .japanese)件あります。接続が回復したら、socialconnect outbox send で送信できます。メニューを開いている間は自動で送信されます。"
    },
    putOff: {
      "再送信を待っているものが\($0, in: .japanese)件あります。少し後に socialconnect outbox send で送信できます。メニューを開いている間は自動で送信されます。"
    },
    whyRefused: "理由は socialconnect outbox で確認できます。",
    nothingFound: "見つかりませんでした。",
    noProblems: "問題は見つかりませんでした。",
    password: "パスワード: ",
    currentPassword: "現在のパスワード: ",
    newPassword: "新しいパスワード: ",
    secrets: .japanese,
    passwordChanged: "パスワードを変更しました。ほかの端末はすべてサインアウトしました。",
    passwordSaved: ChangePasswordStrings.japanese.doneKeeping,
    passwordToDelete: { "@\($0) を完全に削除するためのパスワード: " },
    accountDeleted: { "アカウント @\($0) を削除しました。" },
    since: { "\($0)から" },
    sessionEnded: "サインアウトしました。",
    othersEnded: "ほかの端末をすべてサインアウトしました。",
    emptyList: "この一覧には誰もいません。",
    followersHidden: "この一覧は公開されていません。",
    newPosts: "新しい投稿",
    emptyTimeline: "まだ何もありません。",
    askDelete: "この投稿を削除しますか？ 元に戻せません。（y/n）",
    notDeleted: "何も削除していません。",
    noLists: "リストはまだありません。socialconnect lists create 名前 で作成できます。",
    noHashtags: "フォロー中のハッシュタグはありません。",
    noPopularHashtags: "この3日間に複数の人が使ったハッシュタグはありません。",
    notRevoked: "サーバーに接続できなかったため、サーバーにはこのサインインが残っています。サーバーの設定で終了できます。",
    notRevokedWithoutToken: "サーバーにはこのサインインが残っています。サーバーの設定で終了できます。",
    discarding: "削除してサインアウトするには --discard を指定してください。",
    signedOut: { "@\($0) からサインアウトしました。" },
    currentAccount: { "現在のアカウントは @\($0) です。" },
    moreReplies: { "ほかにコメント\($0, in: .japanese)件" },
    more: { "続き: --before \($0)" },
    demoMade: """
      socialconnect を実行し、アカウントを作成して誰かをフォローしてみてください。読むだけなら socialconnect timeline public を\
      実行してください。
      """,
    demoEntered: "socialconnect を実行すると開きます。")
}
