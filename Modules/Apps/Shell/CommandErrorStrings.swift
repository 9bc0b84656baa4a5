import AppScreens

/// The errors that name a command which helps.
struct CommandErrorStrings: LocalizedStrings {
  let clockAhead: @Sendable (_ shown: String, _ lastChange: String) -> String
  let noLocks: String
  let notSignedIn: String
  let noSender: String
  let networkExists: String
  let networkExistsForRestore: String
  let otherDatabase: String
  let malformedHours, malformedField, directByDefault: String

  static let english = CommandErrorStrings(
    clockAhead: {
      "\(SharedStrings.english.errors.clockAhead($0, $1)) If the clock is right, run “socialconnect check --accept-clock” once."
    },
    noLocks:
      "The files in the data folder can't be locked. Try again, or use a data folder on another disk (--data).",
    notSignedIn:
      "This account isn't signed in on this device. “socialconnect accounts” lists those that are.",
    noSender:
      "No email is sent for this database yet. Ask the administrator to run “socialconnect mail --send-here on” on the device that should send it.",
    networkExists:
      "This database already has people in it and was left as it is. A demo needs an empty database: use --data with a new folder.",
    networkExistsForRestore: """
      There's already a network here, and it was left as it is. Restore into a new folder with --data, or into an empty \
      database with --database. To replace the network in a data folder, add --replace.
      """,
    otherDatabase:
      "Restore a backup of a PostgreSQL database into an empty one with --database, and any other backup without --database.",
    malformedHours: "Enter hours like 22:00-07:00, or off.",
    malformedField: "Write a custom field as LABEL=VALUE, like Website=https://example.org.",
    directByDefault:
      "Direct can't be the default: each direct post names its own people. Choose public, unlisted or followers."
  )

  static let japanese = CommandErrorStrings(
    clockAhead: {
      "\(SharedStrings.japanese.errors.clockAhead($0, $1))時計が正しい場合は、socialconnect check --accept-clock を1回実行してください。"
    },
    noLocks: "データフォルダーのファイルをロックできません。もう一度試すか、--data で別のディスクのフォルダーを指定してください。",
    notSignedIn: "そのアカウントはこの端末でサインインしていません。socialconnect accounts で一覧を確認できます。",
    noSender:
      "このデータベースでは、まだメールを送信できません。メールを送信する端末で socialconnect mail --send-here on を実行するよう、管理者に依頼してください。",
    networkExists: "すでにユーザーがいるため、何も変更していません。デモ用ネットワークは空のデータベースにだけ作成できます。--data で新しいフォルダーを指定してください。",
    networkExistsForRestore: """
      すでにネットワークがあるため、何も変更していません。--data で新しいフォルダーを、または --database で空のデータベースを\
      指定してください。データフォルダーの場合は、--replace で入れ替えることもできます。
      """,
    otherDatabase:
      "PostgreSQLのバックアップは、--database で空のデータベースを指定して復元します。それ以外のバックアップは --database なしで復元します。",
    malformedHours: "時間帯は 22:00-07:00 のように入力してください。設定しない場合は off と入力してください。",
    malformedField: "項目は「見出し=内容」のように入力してください。例: ウェブサイト=https://example.org",
    directByDefault: "ダイレクトは投稿ごとに相手を指定するため、既定にはできません。public、unlisted、followers から選んでください。")
}
