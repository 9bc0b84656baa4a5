import AppValues
import Authentication
import Entities
import Profile
import SocialBackend

/// What has become of the sign-in of someone who is in use no more.
enum SignInFate: Sendable {
  /// This machine keeps it, for when it is wanted again; or no one can tell.
  case kept
  /// It has ended.
  case ended
  /// It has ended with the account.
  case deleted
}

extension ShellEnvironment {
  /// Looks what has become of a sign-in.
  func fate(of session: Session) async -> SignInFate {
    do throws(AppError) {
      _ = try await backend.repositories(for: .anonymous).profile.user(session.user)
    } catch .gone {
      return .deleted
    } catch {
      // Whoever cannot be looked for is not called deleted.
    }
    // What is wrong with the file is said where accounts are chosen.
    guard let saved = try? await sessions.load() else { return .kept }
    return saved.sessions.contains { $0.user == session.user } ? .kept : .ended
  }
}
