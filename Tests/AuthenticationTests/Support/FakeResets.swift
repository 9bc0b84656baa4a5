import AppValues
import Authentication
import Entities
import SocialTestSupport
import Testing

/// A password that was set by a code.
struct PasswordReset: Hashable, Sendable {
  let email: String
  let code: String
  let password: String
}

/// A code that someone has for an address.
struct CodeCheck: Hashable, Sendable {
  let email: String
  let code: String
}

/// A code that finishes signing in.
struct CodeAnswer: Hashable, Sendable {
  let request: CodeRequest
  let code: String
}

/// What answers someone who forgot their password, call by call.
final class FakeResets: PasswordResetRepository {
  let requests = Expected<String, MailDestination>("requestCode")
  let confirmations = Expected<CodeCheck, Bool>("confirmCode")
  let resets = Expected<PasswordReset, SignInStep>("reset")
  let signIns = Expected<CodeAnswer, Session>("signIn")

  func requestCode(email: String, from origin: SignInOrigin) async throws(AppError) -> MailDestination {
    #expect(origin == .here)
    return try await requests(email)
  }

  func confirmCode(email: String, code: String, from origin: SignInOrigin) async throws(AppError) {
    #expect(origin == .here)
    _ = try await confirmations(CodeCheck(email: email, code: code))
  }

  func reset(
    email: String, code: String, password: String, from origin: SignInOrigin
  ) async throws(AppError) -> SignInStep {
    #expect(origin == .here)
    return try await resets(PasswordReset(email: email, code: code, password: password))
  }

  func signIn(
    _ request: CodeRequest, code: String, from origin: SignInOrigin
  ) async throws(AppError) -> Session {
    #expect(origin == .here)
    return try await signIns(CodeAnswer(request: request, code: code))
  }
}
