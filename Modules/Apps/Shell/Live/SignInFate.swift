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
    if session.server != nil { return await fateAtServer(of: session) }
    do throws(AppError) {
      _ = try await backend.repositories(for: .anonymous).profile.user(session.user)
    } catch .gone {
      return .deleted
    } catch {
      // If the account can't be looked up, don't call it deleted.
    }
    return await isSaved(session) ? .kept : .ended
  }

  /// A server doesn't say of an account whether it's deleted. What has ended there is forgotten here.
  private func fateAtServer(of session: Session) async -> SignInFate {
    guard await isSaved(session) else { return .ended }
    let accounts = SessionInteractor(
      repository: backend.repositories(for: .anonymous).authentication.sessions, store: sessions)
    do throws(AppError) {
      _ = try await accounts.verified(session)
      return .kept
    } catch {
      return error == .unauthenticated ? .ended : .kept
    }
  }

  private func isSaved(_ session: Session) async -> Bool {
    // The accounts screen reports what is wrong with the file.
    guard let saved = try? await sessions.load() else { return true }
    return saved.sessions.contains { $0.isSameAccount(as: session) }
  }
}
