import AppScreens

/// What the help says of the program itself, and of the options that every command takes.
struct ProgramHelpStrings: LocalizedStrings {
  let program, programRemark, json: String
  let database, server, certificateAuthority, serverOrDatabase, account, printsJSON: String
  let jsonNeedsCommand, shell, open, link: String

  static let english = ProgramHelpStrings(
    program: "A social network in your terminal. Without a command, opens the shell.",
    programRemark: """
      Every command takes --data DIR, --database URL, --server URL, --as HANDLE[@SERVER], --lang en|ja and --json.
      Exit status: 0 success, 1 failure, 2 wrong usage, 3 not signed in, 4 offline (queued).
      """,
    json: "List the keys that --json prints.",
    database: "Use a PostgreSQL database (postgres://…) instead of the embedded one.",
    server: "Use this Mastodon-compatible server, as the account signed in there.",
    certificateAuthority: "With --server, also trust the certificate authorities in this PEM file.",
    serverOrDatabase: "Use either --server or --database.",
    account: "Act as this signed-in account: HANDLE, or HANDLE@SERVER.",
    printsJSON: "Print JSON; see “socialconnect help json”.",
    jsonNeedsCommand: "--json needs a command; see “socialconnect help”.",
    shell: "Open the shell (same as “socialconnect” alone).",
    open: "Open the shell at a screen: socialconnect:///post/ID, post/ID, @handle, home, public …",
    link: "A link or its short form.")

  static let japanese = ProgramHelpStrings(
    program: "ターミナルで使うSNSです。コマンドなしで実行するとメニューが開きます。",
    programRemark: """
      どのコマンドにも --data DIR、--database URL、--server URL、--as HANDLE[@SERVER]、--lang en|ja、--json を付けられます。
      終了コード: 0 完了、1 失敗、2 使い方の誤り、3 サインインしていない、4 オフラインで送信待ち。
      """,
    json: "--json が出力するキーの一覧を表示します。",
    database: "使うPostgreSQLのURL（postgres://…）。省略時は内蔵のデータベース。",
    server: "このMastodon対応サーバーを、そこでサインイン中のアカウントで使います。",
    certificateAuthority: "--server への接続で、このPEMファイルの認証局も信頼します。",
    serverOrDatabase: "--server と --database は同時に使えません。",
    account: "サインイン中のこのアカウント（HANDLE または HANDLE@SERVER）として実行します。",
    printsJSON: "JSONで出力します（形式は socialconnect help json）。",
    jsonNeedsCommand: "--json はコマンドと一緒に使ってください。コマンドは socialconnect help で確認できます。",
    shell: "メニューを開きます（socialconnect だけで実行したときと同じ）。",
    open: "指定した画面でメニューを開きます: socialconnect:///post/ID、post/ID、@ユーザー名、home、public など。",
    link: "リンク、またはその短い形。")
}
