import AppValues
import Authentication
import Entities

/// The sessions of all the accounts on a device: each is kept in its own network.
struct NetworkSessions: AuthenticationRepository {
  let networks: Networks

  /// A session of a network that isn't open stays as it is.
  func refresh(_ session: Session) async throws(AppError) -> Session {
    guard let repository = repository(of: session) else { return session }
    return try await repository.refresh(session)
  }

  func signOut(_ session: Session) async throws(AppError) {
    guard let repository = repository(of: session) else { throw .unavailable }
    try await repository.signOut(session)
  }

  /// By the new one's way to their network: the earlier one's may lead there no more.
  func end(_ earlier: Session, replacedBy session: Session) async throws(AppError) {
    guard let repository = repository(of: session) else { throw .unavailable }
    try await repository.end(earlier, replacedBy: session)
  }

  private func repository(of session: Session) -> (any AuthenticationRepository)? {
    networks.backend(of: session)?.repositories(for: .anonymous).authentication.sessions
  }
}
