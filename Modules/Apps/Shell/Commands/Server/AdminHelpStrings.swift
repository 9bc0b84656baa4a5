import AppScreens
import Profile

/// What the help says of the commands for the administrator, and of reports.
struct AdminHelpStrings: LocalizedStrings {
  let admin, adminRemark, suspend, suspendRemark, reinstate, approve, reject, confirm: String
  let resetFactors, resetFactorsRemark: String
  let pending, create, name: String
  let audit, auditRemark, auditHandle: String
  let mail, mailRemark, sendHere: String
  let report, reportExample, reportRemark, reportPost, reason, reports, reportsRemark, allReports,
    done: String

  static let english = AdminHelpStrings(
    admin: "Manage accounts and announce things; for the administrator.",
    adminRemark: "Anyone who can write to the data can do this, signed in or not.",
    suspend: "Suspend an account.",
    suspendRemark: """
      No one sees the person or what they wrote, and they can't sign in. Nothing is deleted; “admin reinstate” \
      makes it all visible again.
      """,
    reinstate: "Reinstate a suspended account.", approve: "Approve an account that waits for it.",
    reject: "Delete an account that waits for approval.",
    confirm: "Confirm an account's email address without a code.",
    resetFactors: "Remove an account's second factors and passkeys in 72 hours, if its owner lost them all.",
    resetFactorsRemark: "Its owner gets an email; signing in until then stops it. The password stays.",
    pending: "List the accounts that wait for approval, newest first.",
    create: "Create an account for someone, without signing in.",
    name: "The name, up to 30 characters; the handle if left out.",
    audit: "List what happened to accounts, newest first.",
    auditRemark: """
      Who signed in, who failed to, and changes of what people sign in with, with the device and the IP address. It's \
      kept for 90 days, and removed with the account. Treat it as what it is: a record of what people do.
      """,
    auditHandle: "Only this account.",
    mail: "Show or choose where email is sent from; for the administrator.",
    mailRemark: """
      Email for a database in the data folder is sent from the device that it's on. A database on a server can be \
      opened from many places: choose one of them, and email is sent while SocialConnect runs there. Until you do, \
      no one can get a code by email.
      """,
    sendHere: "Send email from this data folder: on or off.",
    report: "Report a person to the administrator. The person isn't told.",
    reportExample: "socialconnect report ken --post 116000000000000001 --reason Insults",
    reportRemark: "The posts are kept with the report as they are now, even if they're edited or deleted.",
    reportPost: "A post that shows the problem; repeatable, up to \(NewReport.maximumPosts) times.",
    reason: "What's wrong, up to 1,000 characters.",
    reports: "List reports, newest first; for the administrator.",
    reportsRemark: """
      Anyone who can read the data can read the reports, signed in or not. Posts are shown as they were when \
      reported. Resolved reports are kept; --all shows them, too. A report stays when accounts are deleted: without \
      the name of the reporter, with the handle of the reported person.
      """,
    allReports: "Include resolved reports.", done: "Mark the report with this ID as resolved.")

  static let japanese = AdminHelpStrings(
    admin: "アカウントの管理と、全員へのお知らせを行います。管理者のための機能です。",
    adminRemark: "データに書き込める人なら、サインインしなくても実行できます。",
    suspend: "アカウントを停止します。",
    suspendRemark: "本人も投稿もほかの人から見えなくなり、サインインできなくなります。何も削除されず、admin reinstate で元どおりになります。",
    reinstate: "停止したアカウントを元に戻します。", approve: "承認待ちのアカウントを承認します。",
    reject: "承認待ちのアカウントを削除します。",
    confirm: "アカウントのメールアドレスをコードなしで確認済みにします。",
    resetFactors: "2要素認証の手段とパスキーをすべてなくした人のために、72時間後にそれらをアカウントから削除します。",
    resetFactorsRemark: "本人にメールで通知されます。それまでにサインインがあると取り消されます。パスワードは変わりません。",
    pending: "承認待ちのアカウントを新しい順に表示します。",
    create: "サインインせずに、ほかの人のアカウントを作成します。",
    name: "名前（30文字まで）。省略時はユーザー名。",
    audit: "アカウントの履歴を新しい順に表示します。",
    auditRemark: """
      サインイン（失敗を含む）とサインイン方法の変更を、端末の名前とIPアドレスとともに表示します。90日間保存され、\
      アカウントと一緒に削除されます。個人の行動の記録です。慎重に取り扱ってください。
      """,
    auditHandle: "このアカウントだけを表示します。",
    mail: "メールの送信元を表示、または設定します。管理者のための機能です。",
    mailRemark: """
      データフォルダーの中のデータベースでは、その端末からメールを送信します。サーバー上のデータベースは\
      いろいろな場所から開けるため、選んだ1か所でSocialConnectが動いている間だけメールを送信します。\
      送信元を選ぶまでは、メールで確認コードを受け取れません。
      """,
    sendHere: "このデータフォルダーからメールを送信するか。on または off。",
    report: "ユーザーを管理者に報告します。相手には通知されません。",
    reportExample: "socialconnect report ken --post 116000000000000001 --reason 中傷",
    reportRemark: "投稿の現在の内容は、あとで編集や削除がされても報告に残ります。",
    reportPost: "問題のある投稿（\(NewReport.maximumPosts)件まで複数指定可）。",
    reason: "問題の内容（1,000文字まで）。",
    reports: "報告を新しい順に表示します。管理者のための機能です。",
    reportsRemark: """
      データを読める人なら、サインインしなくても報告を読めます。投稿は報告されたときの内容で表示されます。\
      対応済みの報告も残り、--all で表示できます。アカウントが削除されても報告は残ります。報告した人の名前は消え、\
      報告された人のユーザー名は残ります。
      """,
    allReports: "対応済みの報告も表示します。", done: "このIDの報告を対応済みにします。")
}
