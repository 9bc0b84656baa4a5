import AppScreens

/// What the help says of running a server.
struct ServeHelpStrings: LocalizedStrings {
  let serve, serveRemark, bind, port, publicURL, title, contact, tlsCertificate, tlsKey,
    openRegistration, confirmEmail, sessionDays, sessionIdleDays, rateLimit, trends, caches, videos,
    allowPasswordGrant,
    allowPrivateEndpoints, trustedProxy,
    logLevel, config: String

  static let english = ServeHelpStrings(
    serve: "Run a server, so that people can use this network with the apps they have.",
    serveRemark: """
      Mastodon apps can sign in to it. It runs until Ctrl-C or SIGTERM, and prints a line for each request on \
      standard error. Apps on phones need https: have a proxy pass requests on, or use --tls-certificate and \
      --tls-key.

      Each option is also an environment variable, such as SOCIALCONNECT_PUBLIC_URL, and a key in the JSON file of \
      --config, such as "public-url". Options come first, then the environment, then the file: \
      {"port": 9000, "rate-limit": true, "trusted-proxy": ["127.0.0.1", "::1"]}

      People can sign in with Apple (apple-client-id, apple-team-id, apple-key-id, apple-key, apple-app-ids), Google \
      (google-client-id, google-client-secret) and another provider of OpenID Connect (provider-url, provider-name, \
      provider-client-id, provider-client-secret). These are variables of the environment or keys of the file, and no \
      options: others on this device can read a command line.
      """,
    bind: "Listen at this address: 127.0.0.1 (default) for this device alone, :: for all its networks.",
    port: "Listen at this port (default: 8080; 0 for any).",
    publicURL: "What people reach the server by, such as https://social.example.org.",
    title: "The server's name, shown in apps.",
    contact:
      "Who runs the server, shown on its pages and in apps: an email address, such as \"Mia Tanaka <mia@example.org>\".",
    tlsCertificate:
      "Speak https with the certificate (and its chain) in this PEM file. A renewed one is used within a minute.",
    tlsKey: "The certificate's private key, a PEM file.",
    openRegistration:
      "Whether people can create an account: yes, approval (you approve each one), or no (default; only you create them).",
    confirmEmail:
      "Whether people confirm their email address when they create an account: on or off (default).",
    sessionDays: """
      Sign people and apps out this many days after they signed in (1 to 3650; 0 for never, at first the default). It's \
      kept: without the option, what was set last stays.
      """,
    sessionIdleDays:
      "Sign people and apps out after this many days without use (1 to 3650; 0 for never, at first the default). It's kept, too.",
    rateLimit: "Limit how much each person and address can do, on (default) or off.",
    trends: "Show popular hashtags and posts to apps, on (default) or off.",
    caches: """
      Keep in memory what's sent to apps, and what everyone is shown alike of posts, on (default) or off. Turn it off if \
      you doubt that what's shown is right.
      """,
    videos: "Let people post short videos where ffmpeg is installed, on (default) or off.",
    allowPasswordGrant: "Let apps sign in with a password (for tests).",
    allowPrivateEndpoints: "Send push notifications to private addresses, too (for tests).",
    trustedProxy: "A proxy's IP address, whose X-Forwarded-For is believed. Can be repeated.",
    logLevel:
      "Log from this level: “trace”, “debug”, “info” (default), “notice”, “warning”, “error” or “critical”.",
    config: "Read further settings from this JSON file.")

  static let japanese = ServeHelpStrings(
    serve: "サーバーを起動します。手持ちのアプリからこのネットワークを使えるようになります。",
    serveRemark: """
      Mastodonのアプリからサインインできます。Ctrl-CまたはSIGTERMで終了します。リクエストごとに1行のログを標準エラー出力に\
      表示します。スマートフォンのアプリにはhttpsが必要です。プロキシを使うか、--tls-certificate と --tls-key を指定して\
      ください。

      どのオプションも、SOCIALCONNECT_PUBLIC_URL のような環境変数や、--config のJSONファイルの "public-url" のような\
      キーでも指定できます。オプション、環境変数、ファイルの順に優先されます: \
      {"port": 9000, "rate-limit": true, "trusted-proxy": ["127.0.0.1", "::1"]}

      Apple（apple-client-id、apple-team-id、apple-key-id、apple-key、apple-app-ids）、Google（google-client-id、\
      google-client-secret）、そのほかのOpenID Connectの連携先（provider-url、provider-name、provider-client-id、\
      provider-client-secret）でサインインできるようにも設定できます。コマンドラインはこの端末のほかのユーザーにも見えるため、\
      オプションではなく、環境変数またはファイルのキーで指定してください。
      """,
    bind: "接続を受け付けるアドレス。127.0.0.1（省略時）はこの端末だけ、:: はすべてのネットワーク。",
    port: "ポート（省略時: 8080。0は空いているもの）。",
    publicURL: "公開するURL。例: https://social.example.org", title: "アプリに表示されるサーバー名。",
    contact: "サーバーの管理者のメールアドレス。ページとアプリに表示されます。例: \"田中未亜 <mia@example.org>\"",
    tlsCertificate: "httpsで使う証明書（中間証明書を含む）のPEMファイル。更新されると1分以内に切り替わります。",
    tlsKey: "証明書の秘密鍵のPEMファイル。",
    openRegistration: "アカウントの登録。yes（誰でも）、approval（管理者の承認が必要）、no（省略時。管理者だけが作成）。",
    confirmEmail: "アカウントの作成時にメールアドレスを確認します。on または off（省略時）。",
    sessionDays: """
      サインインからこの日数が過ぎたユーザーとアプリをサインアウトさせます（1〜3650。0は無期限で、最初の値）。\
      設定は保存され、省略時は前回の値のままです。
      """,
    sessionIdleDays: "この日数使われなかったユーザーとアプリをサインアウトさせます（1〜3650。0は無期限で、最初の値）。保存されます。",
    rateLimit: "ユーザーとアドレスごとの回数制限。on（省略時）または off。",
    trends: "人気のハッシュタグと投稿をアプリに表示します。on（省略時）または off。",
    caches: "アプリに送る内容と、投稿のうち誰にも同じように表示される部分をメモリに保ちます。on（省略時）または off。表示内容が疑わしいときに off にします。",
    videos: "ffmpegがあるとき、短い動画の投稿を受け付けます。on（省略時）または off。",
    allowPasswordGrant: "アプリにパスワードでのサインインを許可します（テスト用）。",
    allowPrivateEndpoints: "プライベートアドレスへもプッシュ通知を送信します（テスト用）。",
    trustedProxy: "X-Forwarded-For を信頼するプロキシのIPアドレス。複数指定できます。",
    logLevel: "ログの詳しさ。trace、debug、info（省略時）、notice、warning、error、critical。",
    config: "設定を読み込むJSONファイル。")
}
