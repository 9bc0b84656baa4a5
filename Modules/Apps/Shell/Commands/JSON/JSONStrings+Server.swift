import AppScreens

extension JSONStrings {
  struct Serving: LocalizedStrings {
    let form, address, port, mail: String

    static let english = Serving(
      form: "server (of “serve”)", address: "what it's reached by",
      port: "the port that it listens at",
      mail:
        "where email is sent from: “here”, “folder” (it's saved, not sent), “elsewhere” or “nobody”; null if unknown"
    )

    static let japanese = Serving(
      form: "サーバー（serve）", address: "公開されているURL", port: "接続を受け付けているポート",
      mail: "メールの送信元。here、folder（保存のみ）、elsewhere、nobody のいずれか。不明なら null")
  }

  struct MailStatus: LocalizedStrings {
    let form, sender, place, waiting, givenUp: String

    static let english = MailStatus(
      form: "email (of “mail”)", sender: "“here”, “folder”, “elsewhere” or “nobody”",
      place: "the folder that email is saved to, or the data folder that sends it; null otherwise",
      waiting: "how many emails haven't been sent yet",
      givenUp: "how many emails couldn't be sent in time in the last 30 days")

    static let japanese = MailStatus(
      form: "メール（mail）", sender: "送信元。here、folder、elsewhere、nobody のいずれか",
      place: "メールを保存するフォルダー、またはメールを送信するデータフォルダー。どちらでもなければ null", waiting: "送信待ちのメールの数",
      givenUp: "直近30日間に、期限までに送信できなかったメールの数")
  }

  struct PendingAccount: LocalizedStrings {
    let form, handle, name, email, emailConfirmed, reason, createdAt: String

    static let english = PendingAccount(
      form: "pending account (of “admin pending”)", handle: "without the @", name: "name",
      email: "its address", emailConfirmed: "false while it has to be confirmed",
      reason: "why they want to join; may be empty", createdAt: "time")

    static let japanese = PendingAccount(
      form: "承認待ちのアカウント（admin pending）", handle: "@ を除いたユーザー名", name: "名前", email: "メールアドレス",
      emailConfirmed: "アドレスが未確認なら false", reason: "参加したい理由。空の場合もあります", createdAt: "作成された時刻")
  }

  struct ReportedPost: LocalizedStrings {
    let form, id, text, warning: String

    static let english = ReportedPost(
      form: "reported post (of a report)", id: "of the post, which may have been deleted",
      text: "its text when reported", warning: "its warning when reported, or null")

    static let japanese = ReportedPost(
      form: "報告された投稿（報告の posts）", id: "投稿のID。投稿は削除されていることがあります", text: "報告されたときの本文",
      warning: "報告されたときの閲覧注意の文、または null")
  }

  struct Report: LocalizedStrings {
    let form, id, person, reporter, reason, posts, createdAt, closedAt: String

    static let english = Report(
      form: "report (of “reports”)", id: "for reports --done", person: "author: the reported person",
      reporter: "author: the reporter; null if their account is deleted", reason: "plain text",
      posts: "reported posts", createdAt: "time", closedAt: "time when it was resolved, or null")

    static let japanese = Report(
      form: "報告（reports）", id: "reports --done に渡すID", person: "報告された人。ユーザーの概要",
      reporter: "報告した人。ユーザーの概要。アカウントが削除されていれば null", reason: "理由。書式のない文章", posts: "報告された投稿の配列",
      createdAt: "報告された時刻", closedAt: "対応済みになった時刻、または null")
  }

  struct Backup: LocalizedStrings {
    let form, people, posts, photos, photosElsewhere, findings, replaced: String

    static let english = Backup(
      form: "backup (of “backup” and “restore”)", people: "how many accounts",
      posts: "how many, comments included", photos: "how many photo files",
      photosElsewhere: "how many photos aren't in it, since they aren't on this device",
      findings: "findings: what's wrong with the data",
      replaced: "the folder with the data from before the restore, or null")

    static let japanese = Backup(
      form: "バックアップ（backup と restore）", people: "アカウントの数", posts: "コメントも含めた数", photos: "写真のファイルの数",
      photosElsewhere: "この端末にないため、含まれていない写真の数", findings: "検査で見つかった問題の配列",
      replaced: "復元前のデータがあるフォルダー。なければ null")
  }
}
