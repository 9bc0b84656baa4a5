import AppValues
import Authentication
import Entities
import SocialMenuShell

/// An account signed in on this device.
struct ListedAccount: Sendable {
  let session: Session
  let isCurrent: Bool
}

extension JSONForms {
  static let account = JSONForm<ListedAccount>(
    name: "account", ja: "アカウント",
    keys: [
      .init("id", "of the person, opaque", ja: "ユーザーのID。中身に意味はありません") { .string($0.session.user.rawValue) },
      .init("handle", "without the @", ja: "@ を除いたユーザー名") { .string($0.session.handle) },
      .init("name", "name", ja: "名前") { .string($0.session.name) },
      .init("current", "true for the account used without --as", ja: "--as の指定がないときに使うアカウントなら true") {
        .boolean($0.isCurrent)
      },
    ])

  static let activeSession = JSONForm<ActiveSession>(
    name: "session (of sign-ins)", ja: "サインイン中の端末（sign-ins）",
    keys: [
      .init("id", "for sign-ins revoke", ja: "sign-ins revoke に渡すID") { .string($0.id.rawValue) },
      .init("createdAt", "time", ja: "サインインした時刻") { JSONValue.time($0.createdAt) },
      .init(
        "lastUsedAt", "time, to the hour: it may have been used up to an hour later",
        ja: "最後に使われた時刻。1時間単位のため、実際は最大1時間あとのことがあります"
      ) {
        JSONValue.time($0.lastUsedAt)
      },
      .init("current", "true for this device", ja: "この端末なら true") { .boolean($0.isCurrent) },
      .init("app", "name of the app that has it, or null", ja: "使用しているアプリの名前、または null") {
        $0.app.map { .string($0) } ?? .null
      },
      .init(
        "scopes", "array of what can be done with it, like read or write:statuses",
        ja: "できることの配列。read や write:statuses など"
      ) { session in
        .array(AccessScope.allCases.filter(session.scopes.scopes.contains).map { .string($0.rawValue) })
      },
    ])
}
