import SocialMenuShell

extension JSONForms {
  static let serving = JSONForm<Serving>(
    name: "server (of serve)", ja: "サーバー（serve）",
    keys: [
      .init("address", "what it's reached by", ja: "公開されているURL") { .string($0.address) },
      .init("port", "the port that it listens at", ja: "接続を受け付けているポート") { .integer($0.port) },
      .init(
        "mail",
        "where email is sent from: here, folder (it's saved, not sent), elsewhere or nobody; null if unknown",
        ja: "メールの送信元。here、folder（保存のみ）、elsewhere、nobody のいずれか。不明なら null"
      ) { JSONValue($0.mail?.name) },
    ])
}
