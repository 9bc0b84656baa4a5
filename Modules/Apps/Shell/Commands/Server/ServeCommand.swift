public import AppScreens
public import AppValues
public import ArgumentParser
public import SocialBackend
import SocialMenuShell

/// `serve`. The executable starts the server: this is what people tell it, and what they are told.
public struct ServeCommand: ActingCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "serve",
      abstract: .text(
        "Run a server, so that people can use this network with the apps they have.",
        ja: "サーバーを起動します。手持ちのアプリからこのネットワークを使えるようになります。"),
      discussion: .examples(
        "socialconnect serve",
        "socialconnect serve --public-url https://social.example.org --open-registration yes",
        "socialconnect serve --config server.json",
        after: .text(
          """
          Mastodon apps can sign in to it. It runs until Ctrl-C or SIGTERM, and prints a line for each request on \
          standard error. Apps on phones need https: have a proxy pass requests on, or use --tls-certificate and \
          --tls-key.

          Each option is also an environment variable, such as SOCIALCONNECT_PUBLIC_URL, and a key in the JSON file of \
          --config, such as "public-url". Options come first, then the environment, then the file: \
          {"port": 9000, "rate-limit": true, "trusted-proxy": ["127.0.0.1", "::1"]}
          """,
          ja: """
            Mastodonのアプリからサインインできます。Ctrl-CまたはSIGTERMで終了します。リクエストごとに1行のログを標準エラー出力に\
            表示します。スマートフォンのアプリにはhttpsが必要です。プロキシを使うか、--tls-certificate と --tls-key を指定して\
            ください。

            どのオプションも、SOCIALCONNECT_PUBLIC_URL のような環境変数や、--config のJSONファイルの "public-url" のような\
            キーでも指定できます。オプション、環境変数、ファイルの順に優先されます: \
            {"port": 9000, "rate-limit": true, "trusted-proxy": ["127.0.0.1", "::1"]}
            """)))
  }

  @OptionGroup public var options: GlobalOptions
  @Option(
    help: .text(
      "Listen at this address: 127.0.0.1 (default) for this machine alone, :: for all its networks.",
      ja: "接続を受け付けるアドレス。127.0.0.1（省略時）はこの端末だけ、:: はすべてのネットワーク。")) var bind: String?
  @Option(help: .text("Listen at this port (default: 8080; 0 for any).", ja: "ポート（省略時: 8080。0は空いているもの）。"))
  var port: String?
  @Option(
    name: .customLong("public-url"),
    help: .text(
      "What people reach the server by, such as https://social.example.org.",
      ja: "公開するURL。例: https://social.example.org"))
  var publicURL: String?
  @Option(help: .text("The server's name, shown in apps.", ja: "アプリに表示されるサーバー名。")) var title: String?
  @Option(
    help: .text(
      "Who runs the server, shown on its pages and in apps: an email address, such as \"Mia Tanaka <mia@example.org>\".",
      ja: "サーバーの運営者のメールアドレス。ページとアプリに表示されます。例: \"田中未亜 <mia@example.org>\""))
  var contact: String?
  @Option(
    name: .customLong("tls-certificate"),
    help: .text(
      "Speak https with the certificate (and its chain) in this PEM file. A renewed one is used within a minute.",
      ja: "httpsで使う証明書（中間証明書を含む）のPEMファイル。更新されると1分以内に切り替わります。"), completion: .file())
  var tlsCertificate: String?
  @Option(
    name: .customLong("tls-key"),
    help: .text("The certificate's private key, a PEM file.", ja: "証明書の秘密鍵のPEMファイル。"),
    completion: .file())
  var tlsKey: String?
  @Option(
    name: .customLong("open-registration"),
    help: .text(
      "Whether people can create an account: yes, approval (you approve each one), or no (default; only you create them).",
      ja: "アカウントの登録。yes（誰でも）、approval（管理者の承認が必要）、no（省略時。管理者だけが作成）。"),
    completion: .list(["yes", "approval", "no"]))
  var openRegistration: String?
  @Option(
    name: .customLong("confirm-email"),
    help: .text(
      "Whether people confirm their email address when they create an account: on or off (default).",
      ja: "アカウントの作成時にメールアドレスを確認します。on または off（省略時）。"),
    completion: .list(["on", "off"]))
  var confirmEmail: String?
  @Option(
    name: .customLong("rate-limit"),
    help: .text(
      "Limit how much each person and address can do, on (default) or off.",
      ja: "ユーザーとアドレスごとの回数制限。on（省略時）または off。"),
    completion: .list(["on", "off"]))
  var rateLimit: String?
  @Flag(
    name: .customLong("allow-password-grant"),
    help: .text("Let apps sign in with a password (for tests).", ja: "アプリにパスワードでのサインインを許可します（テスト用）。"))
  var allowPasswordGrant = false
  @Flag(
    name: .customLong("allow-private-endpoints"),
    help: .text(
      "Send push notifications to private addresses, too (for tests).", ja: "プライベートアドレスへもプッシュ通知を送信します（テスト用）。")
  )
  var allowPrivateEndpoints = false
  @Option(
    name: .customLong("trusted-proxy"),
    help: .text(
      "A proxy's IP address, whose X-Forwarded-For is believed. Can be repeated.",
      ja: "X-Forwarded-For を信頼するプロキシのIPアドレス。複数指定できます。"))
  var trustedProxies: [String] = []
  @Option(
    name: .customLong("log-level"),
    help: .text(
      "Log from this level: trace, debug, info (default), notice, warning, error, critical.",
      ja: "ログの詳しさ。trace、debug、info（省略時）、notice、warning、error、critical。"),
    completion: .list(["trace", "debug", "info", "notice", "warning", "error", "critical"]))
  var logLevel: String?
  @Option(
    help: .text("Read further settings from this JSON file.", ja: "設定を読み込むJSONファイル。"),
    completion: .file(extensions: ["json"]))
  var config: String?

  public init() {}

  /// The values of the options that were given, by their names without the dashes.
  public var given: [String: [String]] {
    let texts = [
      "bind": bind, "port": port, "public-url": publicURL, "title": title, "contact": contact,
      "tls-certificate": tlsCertificate, "tls-key": tlsKey, "open-registration": openRegistration,
      "confirm-email": confirmEmail, "rate-limit": rateLimit,
      "allow-password-grant": allowPasswordGrant ? "yes" : nil,
      "allow-private-endpoints": allowPrivateEndpoints ? "yes" : nil, "log-level": logLevel, "config": config,
      "data": options.dataDirectory, "database": options.database,
    ]
    let given = texts.compactMapValues { $0.map { [$0] } }
    return trustedProxies.isEmpty ? given : given.merging(["trusted-proxy": trustedProxies]) { $1 }
  }

  /// Says that the server listens, whether it can't send email, and how to create accounts where people can't.
  @MainActor
  public func announce(
    _ serving: Serving, on output: CommandOutput, in language: Language
  ) throws(AppError) {
    let strings = ServeStrings.of(language)
    if options.printsJSON {
      try output.json(JSONForms.serving.document(serving))
    } else {
      try output.line(strings.running(serving.address, serving.place))
    }
    let name = CommandName.inUse.working(on: serving.data)
    if let note = strings.unmailed(serving.mail) { output.note(name.named(in: note)) }
    guard !serving.isOpen else { return }
    output.note(name.named(in: serving.isOnServer ? strings.closedOnServer : strings.closed))
  }
}

/// A server that listens.
public struct Serving: Sendable {
  /// What it is reached by.
  let address: String
  let bind: String
  let port: Int
  /// Whether people can create accounts.
  let isOpen: Bool
  /// The folder that was named for the data; nil for the usual one.
  let data: String?
  /// Whether the data is on a database server.
  let isOnServer: Bool
  /// Where its email is sent from; nil if that isn't known.
  let mail: MailStatus.Sender?

  public init(
    address: String, bind: String, port: Int, isOpen: Bool, data: String?, isOnServer: Bool,
    mail: MailStatus.Sender?
  ) {
    self.address = address
    self.bind = bind
    self.port = port
    self.isOpen = isOpen
    self.data = data
    self.isOnServer = isOnServer
    self.mail = mail
  }

  /// Where it listens.
  var place: String { bind.contains(":") ? "[\(bind)]:\(port)" : "\(bind):\(port)" }
}
