public import Entities
import PostText

/// The rules of creating an account and of proving that one has it.
///
/// What succeeds is remembered on this machine, and the account is the one in use from then on.
public struct AuthenticationInteractor: Sendable {
  private let repository: any AuthenticationRepository
  private let sessions: SessionInteractor
  private let clock: WallClock

  /// Accounts are kept in `repository`, sign-ins in `store`.
  public init(
    repository: any AuthenticationRepository, store: any SessionStore, clock: WallClock = .system
  ) {
    self.repository = repository
    self.sessions = SessionInteractor(repository: repository, store: store)
    self.clock = clock
  }

  /// The address as it would be stored, if somebody can sign up with it.
  ///
  /// Throws `invalid(.email, …)`, `taken` among the rules.
  public func checkEmail(_ email: String) async throws(SocialError) -> String {
    let email = try EmailRule.normalised(email)
    try await repository.requireFree(email: email)
    return email
  }

  /// Whether the password is good for an account of this address, and of this handle once it is chosen.
  ///
  /// Throws `invalid(.password, …)`.
  public func checkPassword(
    _ password: String, email: String, handle: String = ""
  ) throws(SocialError) {
    try PasswordRule.check(password, email: email, handle: handle)
  }

  /// The handle as it would be stored, if it is free.
  ///
  /// Throws `invalid(.handle, …)`, `taken` among the rules.
  public func checkHandle(_ handle: String) async throws(SocialError) -> String {
    let handle = try Handle(ownServer: handle).text
    try await repository.requireFree(handle: handle)
    return handle
  }

  /// The name as it would be stored.
  ///
  /// Throws `invalid(.name, …)`.
  public func checkName(_ name: String) throws(SocialError) -> String {
    try NameRule.normalised(name)
  }

  /// The birthday that was written; nil when none was.
  ///
  /// Throws `invalid(.birthday, …)`.
  public func checkBirthday(_ birthday: String) throws(SocialError) -> CalendarDate? {
    try BirthdayRule.parsed(birthday, today: CalendarDate(clock.now()))
  }

  /// Creates an account and signs it in on this machine.
  ///
  /// - Parameter language: The language to address its owner in, an ISO 639-1 code.
  ///
  /// Throws `invalid` with the first field that is not acceptable; `storage` before anything is created when
  /// this machine could not remember the sign-in.
  public func signUp(_ form: SignUpForm, language: String) async throws(SocialError) -> Session {
    let registration = Registration(
      email: try EmailRule.normalised(form.email), password: form.password,
      handle: try Handle(ownServer: form.handle).text, name: try checkName(form.name),
      birthday: try checkBirthday(form.birthday), language: language)
    try checkPassword(form.password, email: registration.email, handle: registration.handle)
    try await sessions.requireWritable()
    return try await sessions.remember(try await repository.signUp(registration))
  }

  /// Signs in on this machine. Whether the address is unknown or the password wrong is not told.
  ///
  /// Throws `invalid(.credentials, .wrong)`, `invalid(.email, …)` for what is no address,
  /// `invalid(.password, .empty)`, `rateLimited`; `storage` when this machine could not remember it.
  public func signIn(email: String, password: String) async throws(SocialError) -> Session {
    let email = try checkAddress(email)
    if password.isEmpty { throw .invalid(.password, .empty) }
    // No account has such a password, and hashing it would only cost time.
    if !TextLimit.password.fits(password) { throw .invalid(.credentials, .wrong) }
    try await sessions.requireWritable()
    return try await sessions.remember(try await repository.signIn(email: email, password: password))
  }

  /// The address of somebody who says that they have an account.
  ///
  /// Throws `invalid(.email, …)` for what is no address.
  public func checkAddress(_ email: String) throws(SocialError) -> String {
    try EmailRule.normalised(email)
  }
}
