import AppScreens
import Authentication

extension JSONStrings {
  struct AccountEvent: LocalizedStrings {
    let form, id, kind, at, device, address, detail: String

    private static let kinds = Authentication.AccountEvent.Kind.allCases.map(\.rawValue)

    static let english = AccountEvent(
      form: "event (of “sign-ins --log”)", id: "opaque",
      kind: "what happened: \(kinds.joined(separator: ", "))", at: "time",
      device: "what the device or browser calls itself, or null",
      address: "IP address that it called from, or null",
      detail:
        "name of the app, device, passkey or provider, or the email address, by the kind; null where there is none"
    )

    static let japanese = AccountEvent(
      form: "アカウントの履歴（sign-ins --log）", id: "中身に意味はありません",
      kind: "内容。\(kinds.joined(separator: "、"))", at: "時刻",
      device: "端末やブラウザーの名前、または null", address: "接続元のIPアドレス、または null",
      detail: "内容に応じて、アプリ、端末、パスキー、外部サービスの名前、またはメールアドレス。なければ null")
  }

  struct AuditEntry: LocalizedStrings {
    let form, handle, event: String

    static let english = AuditEntry(
      form: "entry (of “admin audit”)", handle: "of the account, without the @", event: "event")

    static let japanese = AuditEntry(
      form: "アカウントの履歴（admin audit）", handle: "アカウントのユーザー名（@ なし）", event: "アカウントの履歴")
  }
}
