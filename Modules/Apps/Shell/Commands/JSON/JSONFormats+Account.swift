import AppValues
import Authentication
import Entities
import SocialBackend
import SocialMenuShell

/// An account signed in on this device.
struct ListedAccount: Sendable {
  let session: Session
  let isCurrent: Bool
}

extension JSONFormats {
  static let account = JSONFormat<ListedAccount>(
    \JSONStrings.Account.form,
    keys: [
      .init("id", \JSONStrings.Account.id) { .string($0.session.user.rawValue) },
      .init("handle", \JSONStrings.Account.handle) { .string($0.session.handle) },
      .init("name", \JSONStrings.Account.name) { .string($0.session.name) },
      .init("current", \JSONStrings.Account.current) { .boolean($0.isCurrent) },
      .init("server", \JSONStrings.Account.server) { account in
        account.session.server.map { .string($0.address) } ?? .null
      },
    ])

  static let activeSession = JSONFormat<ActiveSession>(
    \JSONStrings.ActiveSession.form,
    keys: [
      .init("id", \JSONStrings.ActiveSession.id) { .string($0.id.rawValue) },
      .init("createdAt", \JSONStrings.ActiveSession.createdAt) { JSONValue.time($0.createdAt) },
      .init("lastUsedAt", \JSONStrings.ActiveSession.lastUsedAt) { JSONValue.time($0.lastUsedAt) },
      .init("current", \JSONStrings.ActiveSession.current) { .boolean($0.isCurrent) },
      .init("app", \JSONStrings.ActiveSession.app) {
        $0.app.map { .string($0) } ?? .null
      },
      .init("device", \JSONStrings.ActiveSession.device) { .known($0.device) },
      .init("address", \JSONStrings.ActiveSession.address) { .known($0.address) },
      .init("lastAddress", \JSONStrings.ActiveSession.lastAddress) { .known($0.lastAddress) },
      .init("scopes", \JSONStrings.ActiveSession.scopes) { session in
        .array(AccessScope.allCases.filter(session.scopes.scopes.contains).map { .string($0.rawValue) })
      },
    ])

  static let passkey = JSONFormat<Passkey>(
    \JSONStrings.Passkey.form,
    keys: [
      .init("id", \JSONStrings.Passkey.id) { .string($0.id.rawValue) },
      .init("name", \JSONStrings.Passkey.name) { .string($0.name) },
      .init("createdAt", \JSONStrings.Passkey.createdAt) { JSONValue.time($0.createdAt) },
      .init("lastUsedAt", \JSONStrings.Passkey.lastUsedAt) {
        $0.lastUsedAt.map { JSONValue.time($0) } ?? .null
      },
      .init("synced", \JSONStrings.Passkey.synced) { .boolean($0.isSynced) },
    ])

  static let linkedProvider = JSONFormat<LinkedProvider>(
    \JSONStrings.LinkedProvider.form,
    keys: [
      .init("id", \JSONStrings.LinkedProvider.id) { .string($0.id.rawValue) },
      .init("provider", \JSONStrings.LinkedProvider.provider) { .string($0.provider.id) },
      .init("name", \JSONStrings.LinkedProvider.name) { .string($0.provider.name) },
      .init("email", \JSONStrings.LinkedProvider.email) { .known($0.email ?? "") },
      .init("emailOff", \JSONStrings.LinkedProvider.emailOff) { .boolean($0.isEmailOff) },
      .init("linkedAt", \JSONStrings.LinkedProvider.linkedAt) { JSONValue.time($0.linkedAt) },
      .init("usedAt", \JSONStrings.LinkedProvider.usedAt) {
        $0.usedAt.map { JSONValue.time($0) } ?? .null
      },
    ])

  static let twoFactor = JSONFormat<TwoFactorStatus>(
    \JSONStrings.TwoFactor.form,
    keys: [
      .init("enabled", \JSONStrings.TwoFactor.enabled) { .boolean($0.isOn) },
      .init("recoveryCodesLeft", \JSONStrings.TwoFactor.left) { .integer($0.recoveryCodesLeft) },
    ])

  static let authenticatorSetup = JSONFormat<ShownSetup>(
    \JSONStrings.AuthenticatorSetup.form,
    keys: [
      .init("secret", \JSONStrings.AuthenticatorSetup.secret) { .string($0.setup.secret.value) },
      .init("address", \JSONStrings.AuthenticatorSetup.address) { .string($0.address.value) },
    ])

  static let recoveryCodes = JSONFormat<[Secret]>(
    \JSONStrings.RecoveryCodes.form,
    keys: [
      .init("codes", \JSONStrings.RecoveryCodes.codes) { codes in
        .array(codes.map { .string(RecoveryCodeText.shown($0)) })
      }
    ])

  static let accountEvent = JSONFormat<AccountEvent>(
    \JSONStrings.AccountEvent.form,
    keys: [
      .init("id", \JSONStrings.AccountEvent.id) { .string($0.id.rawValue) },
      .init("kind", \JSONStrings.AccountEvent.kind) { .string($0.kind.rawValue) },
      .init("at", \JSONStrings.AccountEvent.at) { JSONValue.time($0.at) },
      .init("device", \JSONStrings.AccountEvent.device) { .known($0.device) },
      .init("address", \JSONStrings.AccountEvent.address) { .known($0.address) },
      .init("detail", \JSONStrings.AccountEvent.detail) { .known($0.detail) },
    ])

  static let auditEntry = JSONFormat<AuditEntry>(
    \JSONStrings.AuditEntry.form,
    keys: [
      .init("handle", \JSONStrings.AuditEntry.handle) { .string($0.handle) },
      .init("event", \JSONStrings.AuditEntry.event) { accountEvent.document($0.event) },
    ])
}

extension JSONValue {
  /// A text, or null for an empty one, which isn't known.
  fileprivate static func known(_ text: String) -> JSONValue { text.isEmpty ? .null : .string(text) }
}
