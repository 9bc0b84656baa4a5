import SocialMenuShell

extension JSONForms {
  static let serving = JSONForm<Serving>(
    name: "server (of serve)", ja: "サーバー（serve）",
    keys: [
      .init("address", "what it's reached by", ja: "公開されているURL") { .string($0.address) },
      .init("port", "the port that it listens at", ja: "接続を受け付けているポート") { .integer($0.port) },
    ])
}
