import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialNetworking

/// The viewer's own account at a SocialConnect server.
struct RemoteAccount: ProofRepository, PasswordRepository, EmailRepository, ActiveSessionsRepository,
  BirthdayRepository, AccountDeletion
{
  let caller: RemoteCaller

  func standing() async throws(AppError) -> AccountStanding {
    let standing = try await caller.call(Endpoints.SocialConnect.proofs)
    return AccountStanding(
      waysIn: WaysIn(
        hasPassword: standing.hasPassword, passkeys: standing.passkeys,
        hasAuthenticator: standing.hasAuthenticator, recoveryCodesLeft: standing.recoveryCodesLeft),
      isProven: standing.isProven,
      isProvenBeyondPassword: standing.isProvenBeyondPassword, hasNewAddress: standing.hasNewAddress,
      hasNewFactors: standing.hasNewFactors)
  }

  func requestCode() async throws(AppError) -> MailDestination {
    _ = try await caller.call(Endpoints.SocialConnect.requestProofCode, repetition: .never)
    return .inbox
  }

  func prove(_ proof: AccountProof) async throws(AppError) {
    let form =
      switch proof {
      case .password(let password): SocialConnectProof(password: password)
      case .code(let code): SocialConnectProof(signInCode: code)
      case .mailedCode(let code): SocialConnectProof(mailedCode: code)
      case .passkey: throw AppError.unsupported
      }
    _ = try await caller.call(Endpoints.SocialConnect.prove, with: form, repetition: .never)
  }

  func setPassword(_ password: String, keepingOthers: Bool) async throws(AppError) {
    let form = SocialConnectPassword(password: password, keepsOthers: keepingOthers ? true : nil)
    _ = try await caller.call(Endpoints.SocialConnect.setPassword, with: form, repetition: .never)
  }

  func email() async throws(AppError) -> String {
    try await caller.call(Endpoints.SocialConnect.email).email
  }

  func requestEmail(_ email: String) async throws(AppError) -> MailDestination {
    let form = SocialConnectEmailChange(email: email)
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
        isCurrent: signIn.isCurrent, app: signIn.application,
        scopes: signIn.scopes.isEmpty ? .all : AccessScopes(known: signIn.scopes.joined(separator: " ")),
        device: signIn.device,
        address: signIn.address, lastAddress: signIn.lastAddress)
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

  func delete() async throws(AppError) {
    _ = try await caller.call(Endpoints.SocialConnect.deleteAccount, repetition: .never)
  }
}
