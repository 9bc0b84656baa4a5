import AppValues
import Authentication
import Entities

/// The sessions of all the accounts on a device: each is kept in its own network.
struct NetworkSessions: AuthenticationRepository {
  let networks: Networks

  func refresh(_ session: Session) async throws(AppError) -> Session {
    try await repository(of: session).refresh(session)
  }

  func signOut(_ session: Session) async throws(AppError) {
    try await repository(of: session).signOut(session)
  }

  private func repository(of session: Session) -> any AuthenticationRepository {
    networks.backend(of: session.server).repositories(for: .anonymous).authentication.sessions
  }
}
