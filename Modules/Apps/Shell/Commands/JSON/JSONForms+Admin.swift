import SocialBackend
import SocialMenuShell

extension JSONForms {
  static let pendingAccount = JSONForm<PendingAccount>(
    name: "pending account (of admin pending)", ja: "承認待ちのアカウント（admin pending）",
    keys: [
      .init("handle", "without the @", ja: "@ を除いたユーザー名") { .string($0.handle) },
      .init("name", "name", ja: "名前") { .string($0.name) },
      .init("email", "its address", ja: "メールアドレス") { .string($0.email) },
      .init("emailConfirmed", "false while it has to be confirmed", ja: "アドレスが未確認なら false") {
        .boolean($0.isEmailConfirmed)
      },
      .init("reason", "why they want to join; may be empty", ja: "参加したい理由。空の場合もあります") { .string($0.reason) },
      .init("createdAt", "time", ja: "作成された時刻") { JSONValue.time($0.createdAt) },
    ])
}
