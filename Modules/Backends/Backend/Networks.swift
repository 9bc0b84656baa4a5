import AppValues
import Authentication
public import Entities

/// The networks of all the accounts on a device, as one backend: each account's data comes from its own network.
///
/// People who aren't signed in see the network that the device begins with, and sign in and up there.
public struct Networks: Backend {
  private let home: any Backend
  private let server: @Sendable (HomeServer) -> any Backend

  /// - Parameters:
  ///   - home: The network of people who aren't signed in, and of accounts that aren't at a server.
  ///   - server: The network on a server.
  public init(home: any Backend, server: @escaping @Sendable (HomeServer) -> any Backend) {
    self.home = home
    self.server = server
  }

  public func repositories(for viewer: Viewer) -> Repositories {
    let beginning = home.repositories(for: .anonymous).authentication
    var repositories = backend(of: viewer.session?.server).repositories(for: viewer)
    repositories.authentication = beginning
    repositories.authentication.sessions = NetworkSessions(networks: self)
    return repositories
  }

  /// The network that an account is in.
  func backend(of server: HomeServer?) -> any Backend { server.map { self.server($0) } ?? home }
}
