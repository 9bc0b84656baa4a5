public import AppValues
public import Entities
import PostText

// Signing in and creating accounts with passkeys, where browsers do it.
extension AuthenticationInteractor {
  /// What a browser is asked to sign in.
  ///
  /// - Parameter site: Where the browser is.
  ///
  /// Throws `unsupported`.
  public func passkeyOptions(at site: PasskeySite) async throws(AppError) -> String {
    let passkeys = try ports.passkeys.orUnsupported()
    return try await passkeys.passkeyOptions(at: site, from: try await sessions.origin())
  }

  /// Signs in with a passkey on this device.
  ///
  /// - Parameter answer: What the browser gave.
  ///
  /// Throws `invalid(.passkey, …)`, `invalid(.account, …)`; `storage` when this device could not remember it;
  /// `unsupported`.
  public func signIn(with answer: PasskeyAnswer) async throws(AppError) -> Session {
    let passkeys = try ports.passkeys.orUnsupported()
    if answer.credential.isEmpty { throw .invalid(.passkey, .missing) }
    try await sessions.requireWritable()
    let origin = try await sessions.origin()
    return try await sessions.remember(try await passkeys.signIn(answer, from: origin), isRepeatable: true)
  }

  /// What a browser is asked for the passkey of a new account. What would be refused later is refused now, before there is
  /// a passkey that no account has.
  ///
  /// - Parameters:
  ///   - form: What was entered, not checked yet; its password isn't used.
  ///   - language: The language to address its owner in, an ISO 639-1 code.
  ///   - site: Where the browser is.
  ///
  /// Throws `invalid` with the first field that is not acceptable; `unsupported`.
  public func newPasskeyOptions(
    for form: SignUpForm, language: String, at site: PasskeySite
  ) async throws(AppError) -> String {
    let signUps = try ports.passkeySignUps.orUnsupported()
    let registration = try passkeyRegistration(form, language: language, conditions: .none)
    try await ports.checks?.ensureAvailable(handle: registration.handle)
    try await ports.checks?.ensureAvailable(email: registration.email)
    return try await signUps.newPasskeyOptions(
      handle: registration.handle, name: registration.name, at: site, from: try await sessions.origin())
  }

  /// Creates an account with a passkey in place of a password, and signs it in on this device.
  ///
  /// - Parameters:
  ///   - form: What was entered, not checked yet; its password isn't used.
  ///   - answer: The account's passkey.
  ///   - label: What the passkey is called.
  ///   - language: The language to address its owner in, an ISO 639-1 code.
  ///   - conditions: What the account has to wait for; its session is refused until then.
  ///
  /// Throws what ``signUp(_:language:conditions:)`` does, and `invalid(.passkey, …)`.
  public func signUp(
    _ form: SignUpForm, with answer: PasskeyAnswer, called label: String, language: String,
    conditions: SignUpConditions = .none
  ) async throws(AppError) -> Session {
    let signUps = try ports.passkeySignUps.orUnsupported()
    let registration = try passkeyRegistration(form, language: language, conditions: conditions)
    if answer.credential.isEmpty { throw .invalid(.passkey, .missing) }
    let name = try TextLimit.passkey.required(label)
    try await sessions.requireWritable()
    let origin = try await sessions.origin()
    return try await sessions.remember(
      try await signUps.signUp(registration, with: answer, called: name, from: origin))
  }

  private func passkeyRegistration(
    _ form: SignUpForm, language: String, conditions: SignUpConditions
  ) throws(AppError) -> Registration {
    let registration = Registration(
      email: try EmailRule.normalised(form.email), password: "",
      handle: try Handle(ownServer: form.handle).text, name: try NameRule.normalised(form.name),
      birthday: try checkBirthday(form.birthday), language: language,
      reason: try TextLimit.reason.kept(form.reason, lines: true), conditions: conditions)
    try reserved.check(registration.handle)
    return registration
  }
}
