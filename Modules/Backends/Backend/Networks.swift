import AppValues
import Authentication
public import Entities

/// The networks of all the accounts on a device, as one backend: each account's data comes from its own network.
///
/// People who aren't signed in see the network that the device begins with, and sign in and up there.
public struct Networks: Backend {
  private let home: any Backend
  private let local: (any Backend)?
  private let server: @Sendable (HomeServer) -> (any Backend)?

  /// - Parameters:
  ///   - home: The network that the device begins with.
  ///   - local: The device's own network; nil if it isn't open.
  ///   - server: The network on a server; nil if its address can't be used.
  public init(
    home: any Backend, local: (any Backend)?, server: @escaping @Sendable (HomeServer) -> (any Backend)?
  ) {
    self.home = home
    self.local = local
    self.server = server
  }

  public func repositories(for viewer: Viewer) -> Repositories {
    let beginning = home.repositories(for: .anonymous)
    var repositories =
      viewer.session.flatMap { backend(of: $0) }.map { $0.repositories(for: viewer) } ?? beginning
    repositories.authentication = beginning.authentication
    repositories.authentication.sessions = NetworkSessions(networks: self)
    return repositories
  }

  /// The network that an account is in; nil if it isn't open. No network sees a session of another.
  func backend(of session: Session) -> (any Backend)? {
    session.server.map { server($0) } ?? local
  }
}
