import AppValues
import Authentication
import Entities
import SocialTestSupport

/// Another password that was asked for.
struct PasswordChange: Hashable, Sendable {
  let password: String
  var keepsOthers = false
}

/// Another address that was confirmed.
struct EmailChange: Hashable, Sendable {
  let email: String
  let code: String
}

/// Another name of a passkey.
struct PasskeyName: Hashable, Sendable {
  let id: ID<Passkey>
  let name: String
}

/// What an account's source answers, call by call.
final class FakeAccount: ProofRepository, PasswordRepository, EmailRepository, ActiveSessionsRepository,
  PasskeyRepository, AccountDeletion, AccountLogRepository
{
  let standings = Expected<Bool, AccountStanding>("standing")
  let proofs = Expected<AccountProof, Bool>("prove")
  let codeRequests = Expected<Bool, MailDestination>("requestCode")
  let emails = Expected<Bool, String>("email")
  let signInLists = Expected<Bool, [ActiveSession]>("activeSessions")
  let revocations = Expected<ID<Session>, Bool>("revoke")
  let clearings = Expected<Bool, Int>("revokeOthers")
  let passwordChanges = Expected<PasswordChange, Bool>("setPassword")
  let emailRequests = Expected<String, MailDestination>("requestEmail")
  let emailConfirmations = Expected<EmailChange, Bool>("confirmEmail")
  let logPages = Expected<PageRequest, Page<AccountEvent>>("events")
  let deletions = Expected<Bool, Bool>("delete")
  let passkeyLists = Expected<Bool, [Passkey]>("passkeys")
  let passkeyNames = Expected<PasskeyName, Passkey>("rename")
  let passkeyRemovals = Expected<ID<Passkey>, Bool>("remove")

  init() { standings.answers(AccountStanding(waysIn: WaysIn())) }

  /// Itself, as all that a source can offer.
  var ports: AccountPorts {
    AccountPorts(
      proofs: self, passwords: self, emails: self, activeSessions: self, deletion: self, log: self,
      passkeys: self)
  }

  var page: String? { "https://example.org/account/passkeys" }

  func passkeys() async throws(AppError) -> [Passkey] { try await passkeyLists(true) }

  func rename(_ id: ID<Passkey>, to name: String) async throws(AppError) -> Passkey {
    try await passkeyNames(PasskeyName(id: id, name: name))
  }

  func remove(_ id: ID<Passkey>) async throws(AppError) { _ = try await passkeyRemovals(id) }

  func email() async throws(AppError) -> String { try await emails(true) }

  func activeSessions() async throws(AppError) -> [ActiveSession] { try await signInLists(true) }

  func revoke(_ id: ID<Session>) async throws(AppError) { _ = try await revocations(id) }

  func revokeOthers() async throws(AppError) -> Int { try await clearings(true) }

  func standing() async throws(AppError) -> AccountStanding { try await standings(true) }

  func events(_ request: PageRequest) async throws(AppError) -> Page<AccountEvent> {
    try await logPages(request)
  }

  func prove(_ proof: AccountProof) async throws(AppError) { _ = try await proofs(proof) }

  func requestCode() async throws(AppError) -> MailDestination { try await codeRequests(true) }

  func setPassword(_ password: String, keepingOthers: Bool) async throws(AppError) {
    _ = try await passwordChanges(PasswordChange(password: password, keepsOthers: keepingOthers))
  }

  func requestEmail(_ email: String) async throws(AppError) -> MailDestination {
    try await emailRequests(email)
  }

  func confirmEmail(_ email: String, code: String) async throws(AppError) {
    _ = try await emailConfirmations(EmailChange(email: email, code: code))
  }

  func delete() async throws(AppError) { _ = try await deletions(true) }

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
