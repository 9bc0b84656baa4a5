import AppValues
import Authentication
import Entities

extension SignInOrigin {
  /// The one device that people of a test are at who say nothing else.
  static let here = SignInOrigin(device: "here")
}

extension SignUpRepository {
  func signUp(_ registration: Registration) async throws(AppError) -> Session {
    try await signUp(registration, from: .here)
  }
}

extension PasswordSignIn {
  func signIn(email: String, password: String) async throws(AppError) -> Session {
    try await signIn(email: email, password: password, from: .here).session()
  }
}

extension PasswordResetRepository {
  func requestCode(email: String) async throws(AppError) -> MailDestination {
    try await requestCode(email: email, from: .here)
  }

  func confirmCode(email: String, code: String) async throws(AppError) {
    try await confirmCode(email: email, code: code, from: .here)
  }

  func reset(email: String, code: String, password: String) async throws(AppError) -> Session {
    try await reset(email: email, code: code, password: password, from: .here).session()
  }
}

extension AppTokens {
  func exchange(
    _ exchange: CodeExchange, by credentials: AppCredentials
  ) async throws(AppError) -> GrantedToken {
    try await self.exchange(exchange, by: credentials, from: .here)
  }

  func grant(token: Secret) async throws(AppError) -> AccessGrant {
    try await grant(token: token, at: "")
  }
}

extension PasswordRepository {
  func setPassword(_ password: String) async throws(AppError) {
    try await setPassword(password, keepingOthers: false)
  }
}
