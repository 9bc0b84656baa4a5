public import AppValues
import Entities

// The rules of turning two factors on and off.
extension AccountInteractor {
  /// Whether the account has two factors.
  public func twoFactor() async throws(AppError) -> TwoFactorStatus {
    try await ports.twoFactor.orUnsupported().twoFactor()
  }

  /// Makes a secret for an authenticator app; nothing changes until it's confirmed.
  ///
  /// Throws `invalid(.proof, .missing)`.
  public func beginTwoFactor() async throws(AppError) -> AuthenticatorSetup {
    try await ports.twoFactor.orUnsupported().beginTwoFactor()
  }

  /// Turns two factors on with the first code of the authenticator app, and makes recovery codes.
  ///
  /// - Parameter typed: The six digits, however they were typed.
  ///
  /// Throws `invalid(.signInCode, …)`; `invalid(.authenticator, .wrong)` where no secret waits for a code.
  public func confirmTwoFactor(code typed: String) async throws(AppError) -> [Secret] {
    let port = try ports.twoFactor.orUnsupported()
    return try await port.confirmTwoFactor(code: try SignInCodeRule.normalised(typed))
  }

  /// Turns two factors off.
  ///
  /// Throws `invalid(.proof, …)`.
  public func turnOffTwoFactor() async throws(AppError) {
    try await ports.twoFactor.orUnsupported().turnOffTwoFactor()
  }

  /// Makes recovery codes in place of earlier ones.
  ///
  /// Throws `invalid(.proof, .missing)`; `invalid(.authenticator, .missing)` where two factors are off.
  public func makeRecoveryCodes() async throws(AppError) -> [Secret] {
    try await ports.twoFactor.orUnsupported().makeRecoveryCodes()
  }

  /// What a QR code says to an authenticator app about this account.
  ///
  /// - Parameter network: The name of the network of accounts that are at no other server.
  public func address(of setup: AuthenticatorSetup, network: String) -> Secret {
    setup.address(issuer: session.server?.name ?? network, account: session.handle)
  }
}
