public import AppValues
import Entities

// The passkeys of one's own account.
extension AccountInteractor {
  /// The address of the page on which a browser adds them; nil where they aren't offered.
  public var passkeyPage: String? { ports.passkeys?.page }

  /// All of them, the newest first.
  public func passkeys() async throws(AppError) -> [Passkey] {
    try await ports.passkeys.orUnsupported().passkeys()
  }

  /// Gives one another name.
  ///
  /// - Parameters:
  ///   - id: Which one.
  ///   - name: The name as it was typed.
  ///
  /// Throws `invalid(.name, …)`; `notFound`.
  @discardableResult
  public func renamePasskey(_ id: ID<Passkey>, to name: String) async throws(AppError) -> Passkey {
    try await ports.passkeys.orUnsupported().rename(id, to: try TextLimit.passkey.required(name))
  }

  /// Removes one.
  ///
  /// - Parameter id: Which one.
  ///
  /// Throws `invalid(.proof, .missing)`, `invalid(.signInMethod, .missing)`; `notFound`.
  public func removePasskey(_ id: ID<Passkey>) async throws(AppError) {
    try await ports.passkeys.orUnsupported().remove(id)
  }

  /// What a browser is asked for another passkey.
  ///
  /// - Parameter site: Where the browser is.
  ///
  /// Throws `invalid(.proof, .missing)`, `invalid(.passkeys, .tooLong)`.
  public func newPasskeyOptions(at site: PasskeySite) async throws(AppError) -> String {
    try await ports.passkeyAddition.orUnsupported().newPasskeyOptions(at: site)
  }

  /// Adds a passkey.
  ///
  /// - Parameters:
  ///   - answer: What the browser gave.
  ///   - name: The name as it was typed.
  ///
  /// Throws the same, `invalid(.name, …)` and `invalid(.passkey, …)`.
  public func addPasskey(_ answer: PasskeyAnswer, called name: String) async throws(AppError) -> Passkey {
    let name = try TextLimit.passkey.required(name)
    if answer.credential.isEmpty { throw .invalid(.passkey, .missing) }
    return try await ports.passkeyAddition.orUnsupported().add(answer, called: name)
  }

  /// What a browser is asked to prove who uses it.
  ///
  /// - Parameter site: Where the browser is.
  public func passkeyProofOptions(at site: PasskeySite) async throws(AppError) -> String {
    try await ports.passkeyAddition.orUnsupported().proofOptions(at: site)
  }
}
