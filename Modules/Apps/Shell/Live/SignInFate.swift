import AppValues
import Authentication
import Entities
import Profile
import SocialBackend

/// What happened to the session of an account that is no longer current.
enum SignInFate: Sendable {
  /// It is still saved on this device, or that can't be found out.
  case kept
  /// It has ended.
  case ended
  /// It has ended with the account.
  case deleted
}

extension ShellEnvironment {
  /// Finds out what happened to a session.
  func fate(of session: Session) async -> SignInFate {
    do throws(AppError) {
      _ = try await backend.repositories(for: .anonymous).profile.user(session.user)
    } catch .gone {
      return .deleted
    } catch {
      // If the account can't be looked up, don't call it deleted.
    }
    // The accounts screen reports what is wrong with the file.
    guard let saved = try? await sessions.load() else { return .kept }
    return saved.sessions.contains { $0.user == session.user } ? .kept : .ended
  }
}
