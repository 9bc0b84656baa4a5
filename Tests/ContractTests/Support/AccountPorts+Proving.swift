import AppValues
import Authentication

// What someone does about their account after proving who they are.
extension AccountPorts {
  func prove(_ password: String) async throws(AppError) {
    try await proofs.orUnsupported().prove(.password(Secret(password)))
  }

  func setPassword(_ new: String, with password: String) async throws(AppError) {
    try await prove(password)
    try await passwords.orUnsupported().setPassword(new)
  }

  func requestEmail(_ email: String, with password: String) async throws(AppError) -> MailDestination {
    try await prove(password)
    return try await emails.orUnsupported().requestEmail(email)
  }

  func delete(with password: String) async throws(AppError) {
    try await prove(password)
    try await deletion.orUnsupported().delete()
  }
}
