import AppValues
import Authentication
import MastodonAPI
import SocialNetworking

extension RemoteAccount: TwoFactorRepository {
  func twoFactor() async throws(AppError) -> TwoFactorStatus {
    let status = try await caller.call(Endpoints.TwoFactor.status)
    return TwoFactorStatus(isOn: status.isOn, recoveryCodesLeft: status.recoveryCodesLeft)
  }

  func beginTwoFactor() async throws(AppError) -> AuthenticatorSetup {
    AuthenticatorSetup(secret: try await caller.call(Endpoints.TwoFactor.begin, repetition: .never).secret)
  }

  func confirmTwoFactor(code: String) async throws(AppError) -> [Secret] {
    let form = SocialConnectAuthenticatorCode(code: code)
    return try await caller.call(Endpoints.TwoFactor.confirm, with: form, repetition: .never).codes
  }

  func turnOffTwoFactor() async throws(AppError) {
    _ = try await caller.call(Endpoints.TwoFactor.turnOff)
  }

  func makeRecoveryCodes() async throws(AppError) -> [Secret] {
    try await caller.call(Endpoints.TwoFactor.makeRecoveryCodes, repetition: .never).codes
  }
}
