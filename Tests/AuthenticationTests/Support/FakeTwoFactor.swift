import AppValues
import Authentication
import SocialTestSupport

/// What answers someone who turns two factors on and off, call by call.
final class FakeTwoFactor: TwoFactorRepository {
  let statuses = Expected<Bool, TwoFactorStatus>("twoFactor")
  let beginnings = Expected<Bool, AuthenticatorSetup>("beginTwoFactor")
  let confirmations = Expected<String, [Secret]>("confirmTwoFactor")
  let endings = Expected<Bool, Bool>("turnOffTwoFactor")
  let renewals = Expected<Bool, [Secret]>("makeRecoveryCodes")

  func twoFactor() async throws(AppError) -> TwoFactorStatus { try await statuses(true) }

  func beginTwoFactor() async throws(AppError) -> AuthenticatorSetup { try await beginnings(true) }

  func confirmTwoFactor(code: String) async throws(AppError) -> [Secret] { try await confirmations(code) }

  func turnOffTwoFactor() async throws(AppError) { _ = try await endings(true) }

  func makeRecoveryCodes() async throws(AppError) -> [Secret] { try await renewals(true) }
}
