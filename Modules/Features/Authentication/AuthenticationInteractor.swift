public import AppValues
public import Entities
import PostText

/// The rules of creating an account and of proving that one has it.
///
/// A new session is remembered on this device, and its account becomes the current one.
public struct AuthenticationInteractor: Sendable {
  let ports: AuthenticationPorts
  let sessions: SessionInteractor
  let reserved: ReservedHandles
  private let clock: WallClock
  private let patience: Int
  private let pause: @Sendable (Duration) async throws -> Void

  /// Accounts are kept behind `ports`, sessions in `store`.
  ///
  /// - Parameters:
  ///   - ports: What the source offers.
  ///   - store: Where this device remembers who is signed in.
  ///   - reserved: The handles that no new account can have; none if the person who signs up owns the data.
  ///   - clock: Tells which day it is, to check birthdays.
  ///   - patience: How long someone who signs in waits for their turn altogether, in seconds; 0 where they are told to come
  ///     again.
  ///   - pause: Waits for so long; throws when cancelled.
  public init(
    ports: AuthenticationPorts, store: any SessionStore, reserved: ReservedHandles = .none,
    clock: WallClock = .system, patience: Int = 60,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.ports = ports
    self.sessions = SessionInteractor(repository: ports.sessions, store: store)
    self.reserved = reserved
    self.clock = clock
    self.patience = patience
    self.pause = pause
  }

  /// The address as stored, if it is available for a new account.
  ///
  /// Throws `invalid(.email, …)`, `taken` among the rules.
  public func checkEmail(_ email: String) async throws(AppError) -> String {
    let email = try EmailRule.normalised(email)
    try await ports.checks?.ensureAvailable(email: email)
    return email
  }

  /// Whether the `password` is good for an account of the address `email`, and of the `handle` once that is chosen.
  ///
  /// Throws `invalid(.password, …)`.
  public func checkPassword(
    _ password: String, email: String, handle: String = ""
  ) throws(AppError) {
    try PasswordRule.check(password, email: email, handle: handle)
  }

  /// The handle as it would be stored, if it is free.
  ///
  /// Throws `invalid(.handle, …)`, `reserved` and `taken` among the rules.
  public func checkHandle(_ handle: String) async throws(AppError) -> String {
    let handle = try Handle(ownServer: handle).text
    try reserved.check(handle)
    try await ports.checks?.ensureAvailable(handle: handle)
    return handle
  }

  /// The name as it would be stored.
  ///
  /// Throws `invalid(.name, …)`.
  public func validatedName(_ name: String) throws(AppError) -> String {
    try NameRule.normalised(name)
  }

  /// The birthday that was written; nil when none was.
  ///
  /// Throws `invalid(.birthday, …)`.
  public func checkBirthday(_ birthday: String) throws(AppError) -> CalendarDate? {
    try BirthdayRule.parsed(birthday, today: CalendarDate(clock.now()))
  }

  /// Creates an account and signs it in on this device.
  ///
  /// - Parameters:
  ///   - form: What was entered, not checked yet.
  ///   - language: The language to address its owner in, an ISO 639-1 code.
  ///   - conditions: What the account has to wait for; its session is refused until then.
  ///
  /// Throws `invalid` with the first field that is not acceptable; `storage` before anything is created when
  /// this device could not remember the session; `unsupported`, `invalid(.mail, .missing)` where no email can be sent.
  public func signUp(
    _ form: SignUpForm, language: String, conditions: SignUpConditions = .none
  ) async throws(AppError) -> Session {
    let signUps = try ports.signUps.orUnsupported()
    let registration = try Registration(
      form, language: language, today: CalendarDate(clock.now()), conditions: conditions)
    try reserved.check(registration.handle)
    try await sessions.requireWritable()
    let origin = try await sessions.origin()
    return try await sessions.remember(try await signUps.signUp(registration, from: origin))
  }

  /// Signs in on this device, or asks for a code where the account has two factors. Whether the address is unknown or the
  /// password wrong is not revealed. Where too many attempts were made it waits for its turn, as long as its patience
  /// lasts.
  ///
  /// - Parameters:
  ///   - email: The address of the account.
  ///   - password: Its password.
  ///   - waiting: Called before each wait, with its seconds.
  ///
  /// Throws `invalid(.credentials, .wrong)`, `invalid(.email, …)` for what is no address,
  /// `invalid(.password, .empty)`; `rateLimited` for a longer wait; `storage` when this device could not remember
  /// it; `unsupported`.
  public func signIn(
    email: String, password: String, waiting: @MainActor @Sendable (Int) -> Void = { _ in }
  ) async throws(AppError) -> SignInStep {
    let passwords = try ports.passwords.orUnsupported()
    let email = try checkAddress(email)
    if password.isEmpty { throw .invalid(.password, .empty) }
    // No account has such a password, and hashing it would only cost time.
    if !TextLimit.password.fits(password) { throw .invalid(.credentials, .wrong) }
    try await sessions.requireWritable()
    let origin = try await sessions.origin()
    return try await inTurn(waiting) { () async throws(AppError) in
      let step = try await passwords.signIn(email: email, password: password, from: origin)
      return try await sessions.remember(step, isRepeatable: true)
    }
  }

  /// Finishes signing in on this device. Waits for its turn as ``signIn(email:password:waiting:)`` does.
  ///
  /// - Parameters:
  ///   - request: What stands for the password.
  ///   - code: Of the authenticator app, or a recovery code, as it was typed.
  ///   - waiting: Called before each wait, with its seconds.
  ///
  /// Throws `invalid(.signInCode, …)`: `empty`, `malformed`, `wrong`; `invalid(.codeRequest, .wrong)` where the password
  /// has to be given again; `rateLimited` for a longer wait; `storage` when this device could not remember it;
  /// `unsupported`.
  public func signIn(
    _ request: CodeRequest, code: String, waiting: @MainActor @Sendable (Int) -> Void = { _ in }
  ) async throws(AppError) -> Session {
    let passwords = try ports.passwords.orUnsupported()
    let code = try SignInCodeRule.normalised(code)
    try await sessions.requireWritable()
    let origin = try await sessions.origin()
    return try await inTurn(waiting) { () async throws(AppError) in
      let session = try await passwords.signIn(request, code: code, from: origin)
      return try await sessions.remember(session)
    }
  }

  /// Tries again while it's only too early.
  private func inTurn<Value>(
    _ waiting: @MainActor @Sendable (Int) -> Void, _ attempt: () async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    var patience = patience
    while true {
      do throws(AppError) {
        return try await attempt()
      } catch .rateLimited(let seconds) where seconds <= patience {
        patience -= max(seconds, 1)
        await waiting(seconds)
        try await wait(seconds)
      }
    }
  }

  private func wait(_ seconds: Int) async throws(AppError) {
    do {
      try await pause(.seconds(seconds))
    } catch {
      throw .cancelled
    }
  }

  /// The normalised address of an existing account.
  ///
  /// Throws `invalid(.email, …)` for what is no address.
  public func checkAddress(_ email: String) throws(AppError) -> String {
    try EmailRule.normalised(email)
  }

  /// Undoes a change of an account's address, and signs everyone out of it.
  ///
  /// - Parameter token: The secret in the mail to the address before.
  /// - Returns: That address, which counts again.
  ///
  /// Throws `invalid(.code, …)`: `empty`, `wrong`; `invalid(.email, .taken)`; `unsupported`.
  public func restoreEmail(_ token: Secret) async throws(AppError) -> String {
    let restoration = try ports.restoration.orUnsupported()
    let token = token.value.filter { !$0.isWhitespace }
    if token.isEmpty { throw .invalid(.code, .empty) }
    return try await restoration.restore(Secret(token), from: try await sessions.origin())
  }
}
