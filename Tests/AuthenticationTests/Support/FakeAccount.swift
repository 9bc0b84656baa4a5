import AppValues
import Authentication
import Entities
import SocialTestSupport

/// A change of password that was asked for.
struct PasswordChange: Hashable, Sendable {
  let old: String
  let new: String
}

/// Another address that was asked for, or confirmed.
struct EmailChange: Hashable, Sendable {
  let email: String
  /// The password, or the code.
  let proof: String
}

/// What an account's source answers, call by call.
final class FakeAccount: PasswordRepository, EmailRepository, ActiveSessionsRepository, AccountDeletion {
  let emails = Expected<Bool, String>("email")
  let signInLists = Expected<Bool, [ActiveSession]>("activeSessions")
  let revocations = Expected<ID<Session>, Bool>("revoke")
  let clearings = Expected<Bool, Int>("revokeOthers")
  let confirmations = Expected<String, Bool>("confirmPassword")
  let passwordChanges = Expected<PasswordChange, Bool>("changePassword")
  let emailRequests = Expected<EmailChange, MailDestination>("requestEmail")
  let emailConfirmations = Expected<EmailChange, Bool>("confirmEmail")
  let deletions = Expected<String, Bool>("delete")

  /// Itself, as all that a source can offer.
  var ports: AccountPorts {
    AccountPorts(passwords: self, emails: self, activeSessions: self, deletion: self)
  }

  func email() async throws(AppError) -> String { try await emails(true) }

  func activeSessions() async throws(AppError) -> [ActiveSession] { try await signInLists(true) }

  func revoke(_ id: ID<Session>) async throws(AppError) { _ = try await revocations(id) }

  func revokeOthers() async throws(AppError) -> Int { try await clearings(true) }

  func confirmPassword(_ password: String) async throws(AppError) { _ = try await confirmations(password) }

  func changePassword(from old: String, to new: String) async throws(AppError) {
    _ = try await passwordChanges(PasswordChange(old: old, new: new))
  }

  func requestEmail(_ email: String, password: String) async throws(AppError) -> MailDestination {
    try await emailRequests(EmailChange(email: email, proof: password))
  }

  func confirmEmail(_ email: String, code: String) async throws(AppError) {
    _ = try await emailConfirmations(EmailChange(email: email, proof: code))
  }

  func delete(password: String) async throws(AppError) { _ = try await deletions(password) }

  /// What Alice can do on this machine.
  func interactor(
    _ repository: FakeAuthentication = FakeAuthentication(),
    _ store: MemoryStore = MemoryStore([.alice], current: .alice),
    clear: @escaping @Sendable () async -> Void = {}
  ) -> AccountInteractor {
    AccountInteractor(
      ports: ports, sessions: SessionInteractor(repository: repository, store: store), session: .alice,
      clear: clear)
  }
}
