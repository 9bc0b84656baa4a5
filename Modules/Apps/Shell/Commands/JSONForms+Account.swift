import AppValues
import Authentication
import Entities

/// An account signed in on this machine.
struct ListedAccount: Sendable {
  let session: Session
  let isCurrent: Bool
}

extension JSONForms {
  static let account = JSONForm<ListedAccount>(
    name: "account", ja: "アカウント",
    keys: [
      .init("id", "of the person, opaque", ja: "人の ID。中身に意味はありません") { .string($0.session.user.rawValue) },
      .init("handle", "without the @", ja: "@ を除いたユーザー名") { .string($0.session.handle) },
      .init("name", "as shown", ja: "表示名") { .string($0.session.name) },
      .init("current", "in use when --as names no other", ja: "--as の指定がないときに使うアカウントなら true") {
        .boolean($0.isCurrent)
      },
    ])

  static let activeSession = JSONForm<ActiveSession>(
    name: "sign-in (of sign-ins)", ja: "サインイン（sign-ins）",
    keys: [
      .init("id", "for sign-ins revoke", ja: "sign-ins revoke に渡す ID") { .string($0.id.rawValue) },
      .init("createdAt", "time", ja: "サインインした時刻") { time($0.createdAt) },
      .init(
        "lastUsedAt", "time, to the hour: it may have been used until an hour later",
        ja: "最後に使われた時刻。1時間単位のため、実際は最大1時間あとのことがあります"
      ) {
        time($0.lastUsedAt)
      },
      .init("current", "true for the one that asks", ja: "この操作をしているサインインなら true") { .boolean($0.isCurrent) },
    ])
}
