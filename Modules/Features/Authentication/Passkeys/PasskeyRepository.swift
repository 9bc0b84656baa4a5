public import AppValues
public import Entities

// Passkeys. Where options are returned, they are JSON for a browser's `PublicKeyCredential.parseRequestOptionsFromJSON()`,
// or `parseCreationOptionsFromJSON()` for a new passkey. They can be answered once, within five minutes, from where they
// were asked for.

/// Signs in with passkeys, for what speaks with browsers.
public protocol PasskeySignIn: Sendable {
  /// What a browser is asked to sign in, whoever it is.
  ///
  /// - Parameters:
  ///   - site: Where the browser is.
  ///   - origin: The browser, which alone can answer.
  func passkeyOptions(at site: PasskeySite, from origin: SignInOrigin) async throws(AppError) -> String
  /// Signs in the owner of a passkey, in one step: who used it was verified by the device that has it.
  ///
  /// Throws `invalid(.passkey, .wrong)` for whatever isn't right; `invalid(.account, …)` as ``PasswordSignIn`` does.
  func signIn(_ answer: PasskeyAnswer, from origin: SignInOrigin) async throws(AppError) -> Session
}

/// Creates accounts that have a passkey in place of a password.
public protocol PasskeySignUp: Sendable {
  /// What a browser is asked for a new account's passkey. Nothing is created yet.
  ///
  /// - Parameters:
  ///   - handle: The account's, for anyone who chooses among passkeys later.
  ///   - name: The name of the account's owner.
  ///   - site: Where the browser is.
  ///   - origin: The browser, which alone can answer.
  func newPasskeyOptions(
    handle: String, name: String, at site: PasskeySite, from origin: SignInOrigin
  ) async throws(AppError) -> String
  /// Creates an account and signs it in, as ``SignUpRepository`` does. It has no password until one is set by a reset.
  ///
  /// - Parameters:
  ///   - registration: The account; its password is empty.
  ///   - answer: The account's passkey.
  ///   - label: What the passkey is called.
  ///
  /// Throws `invalid(.passkey, .wrong)`; `invalid(.passkey, .taken)` where an account has it; and what
  /// ``SignUpRepository`` does.
  func signUp(
    _ registration: Registration, with answer: PasskeyAnswer, called label: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session
}

/// Where the signed-in person's passkeys are kept. Everything throws `unauthenticated` when the session has ended.
public protocol PasskeyRepository: Sendable {
  /// The address of the page on which a browser adds them; nil where that isn't known, and they aren't offered.
  var page: String? { get }
  /// All of them, the newest first.
  func passkeys() async throws(AppError) -> [Passkey]
  /// Gives one another name.
  ///
  /// - Parameters:
  ///   - id: Which one.
  ///   - name: At most 60 characters, and not empty.
  ///
  /// Throws `notFound` for what is none of the account's.
  func rename(_ id: ID<Passkey>, to name: String) async throws(AppError) -> Passkey
  /// Removes one: no one signs in with it from then on.
  ///
  /// Throws `invalid(.proof, …)`; `invalid(.signInMethod, .missing)` where no other way in would be left;
  /// `notFound`.
  func remove(_ id: ID<Passkey>) async throws(AppError)
}

/// Adds passkeys to the signed-in person's account, and lets them prove who they are with one, for what speaks with
/// browsers. Everything throws `unauthenticated` when the session has ended.
public protocol PasskeyAddition: Sendable {
  /// What a browser is asked for another passkey.
  ///
  /// - Parameter site: Where the browser is.
  ///
  /// Throws `invalid(.proof, .missing)`; `invalid(.passkeys, .tooLong)` where there are as many as there can be.
  func newPasskeyOptions(at site: PasskeySite) async throws(AppError) -> String
  /// Adds a passkey.
  ///
  /// - Parameters:
  ///   - answer: What the browser gave.
  ///   - name: What it's called: at most 60 characters, and not empty.
  ///
  /// Throws the same; `invalid(.passkey, .wrong)`; `invalid(.passkey, .taken)` where an account has it.
  func add(_ answer: PasskeyAnswer, called name: String) async throws(AppError) -> Passkey
  /// What a browser is asked to prove who uses it, for `AccountProof.passkey`. Only the account's passkeys count.
  func proofOptions(at site: PasskeySite) async throws(AppError) -> String
}
