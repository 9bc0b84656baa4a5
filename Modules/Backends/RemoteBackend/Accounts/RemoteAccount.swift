import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialNetworking

/// The viewer's own account at a SocialConnect server.
struct RemoteAccount: PasswordRepository, EmailRepository, ActiveSessionsRepository, BirthdayRepository,
  AccountDeletion
{
  let caller: RemoteCaller

  func confirmPassword(_ password: String) async throws(AppError) {
    let form = SocialConnectPassword(password: password)
    _ = try await caller.call(Endpoints.SocialConnect.checkPassword, with: form)
  }

  func changePassword(from old: String, to new: String) async throws(AppError) {
    let form = SocialConnectPasswordChange(currentPassword: old, password: new)
    do throws(AppError) {
      _ = try await caller.call(Endpoints.SocialConnect.changePassword, with: form, repetition: .never)
    } catch {
      guard case .invalid(let field, let rule) = error, field.rawValue == "current_password" else {
        throw error
      }
      throw .invalid(.password, rule)
    }
  }

  func email() async throws(AppError) -> String {
    try await caller.call(Endpoints.SocialConnect.email).email
  }

  func requestEmail(_ email: String, password: String) async throws(AppError) -> MailDestination {
    let form = SocialConnectEmailChange(email: email, password: password)
    _ = try await caller.call(Endpoints.SocialConnect.requestEmail, with: form)
    return .inbox
  }

  func confirmEmail(_ email: String, code: String) async throws(AppError) {
    let form = SocialConnectEmailCode(email: email, code: code)
    _ = try await caller.call(Endpoints.SocialConnect.confirmEmail, with: form, repetition: .never)
  }

  func activeSessions() async throws(AppError) -> [ActiveSession] {
    try await caller.call(Endpoints.SocialConnect.signIns).map { signIn in
      ActiveSession(
        id: ID(signIn.id), createdAt: signIn.createdAt, lastUsedAt: signIn.lastUsedAt,
        isCurrent: signIn.isCurrent, app: signIn.application)
    }
  }

  func revoke(_ id: ID<Session>) async throws(AppError) {
    _ = try await caller.call(Endpoints.SocialConnect.endSignIn, id.rawValue)
  }

  func revokeOthers() async throws(AppError) -> Int {
    try await caller.call(Endpoints.SocialConnect.endOtherSignIns).count
  }

  func birthday() async throws(AppError) -> CalendarDate? {
    try await caller.call(Endpoints.SocialConnect.birthday).birthday
  }

  func setBirthday(_ birthday: CalendarDate?) async throws(AppError) {
    let form = SocialConnectBirthdayForm(birthday: birthday.map(\.description) ?? "")
    _ = try await caller.call(Endpoints.SocialConnect.setBirthday, with: form)
  }

  func delete(password: String) async throws(AppError) {
    let form = SocialConnectPassword(password: password)
    _ = try await caller.call(Endpoints.SocialConnect.deleteAccount, with: form, repetition: .never)
  }
}
