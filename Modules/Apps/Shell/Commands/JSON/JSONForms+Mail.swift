import SocialBackend
import SocialMenuShell

extension JSONForms {
  static let mailStatus = JSONForm<MailStatus>(
    name: "mail (of mail)", ja: "メール（mail）",
    keys: [
      .init("sender", "here, folder, elsewhere or nobody", ja: "送信元。here、folder、elsewhere、nobody のいずれか") {
        .string($0.sender.name)
      },
      .init(
        "place", "the folder that email is saved to, or the data folder that sends it; null otherwise",
        ja: "メールを保存するフォルダー、またはメールを送信するデータフォルダー。どちらでもなければ null"
      ) {
        JSONValue($0.sender.place)
      },
      .init("waiting", "how many emails haven't been sent yet", ja: "送信待ちのメールの数") { .integer($0.waiting) },
      .init(
        "givenUp", "how many emails couldn't be sent in time in the last 30 days",
        ja: "直近30日間に、期限までに送信できなかったメールの数"
      ) {
        .integer($0.givenUp)
      },
    ])
}

extension MailStatus.Sender {
  /// As in documents.
  var name: String {
    switch self {
    case .here: "here"
    case .folder: "folder"
    case .elsewhere: "elsewhere"
    case .nobody: "nobody"
    }
  }

  fileprivate var place: String? {
    switch self {
    case .folder(let path): path
    case .elsewhere(let place): place
    case .here, .nobody: nil
    }
  }
}
