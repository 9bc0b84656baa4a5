import Authentication
import Entities

extension JSONForms {
  static let signIn = JSONForm<SignIn>(
    name: "sign-in (of sign-ins)",
    keys: [
      .init("id", "for sign-ins revoke") { .string($0.id.rawValue) },
      .init("createdAt", "time") { time($0.createdAt) },
      .init("lastUsedAt", "time, to the hour: it may have been used until an hour later") {
        time($0.lastUsedAt)
      },
      .init("current", "true for the one that asks") { .boolean($0.isCurrent) },
    ])
}
