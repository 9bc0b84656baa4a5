import Authentication
import Entities
import TestSupport

/// A password that was set by a code.
struct PasswordReset: Hashable, Sendable {
  let email: String
  let code: String
  let password: String
}

/// What answers somebody who forgot their password, call by call.
final class FakeResets: PasswordResetRepository {
  let requests = Expected<String, MailPlace>("requestCode")
  let resets = Expected<PasswordReset, Session>("reset")

  func requestCode(email: String) async throws(SocialError) -> MailPlace { try await requests(email) }

  func reset(email: String, code: String, password: String) async throws(SocialError) -> Session {
    try await resets(PasswordReset(email: email, code: code, password: password))
  }
}
