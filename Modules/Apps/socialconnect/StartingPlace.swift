import AppValues
import Authentication
import Entities
import SocialRemoteBackend
import SocialShell

/// Finds out which network the program is about, before any is opened.
struct StartingPlace {
  let options: GlobalOptions
  let sessions: SessionFile

  /// The server that it's about; nil for the network on this device.
  ///
  /// Throws `invalid(.server, .wrong)` if a server is named for what works only with the network on this device.
  func server(of reach: CommandReach, _ servers: RemoteServers) async throws(AppError) -> HomeServer? {
    switch reach {
    case .device, .deviceNetwork:
      guard options.server == nil, try await server(ofAccount: options.account) == nil else {
        throw .invalid(.server, .wrong)
      }
      return nil
    case .account(let name):
      if let server = options.server { return try await home(servers.home(named: server)) }
      return try await name == nil ? current() : server(ofAccount: name)
    }
  }

  /// A named server, reached as the accounts there are.
  private func home(_ server: HomeServer) async throws(AppError) -> HomeServer {
    guard server.certificateAuthority == nil else { return server }
    return try await sessions.load().sessions(at: server.address).first?.server ?? server
  }

  private func current() async throws(AppError) -> HomeServer? {
    // Those of a database on a server are known once it's open.
    guard options.database == nil else { return nil }
    let saved = try await sessions.load()
    return saved.sessions.first { $0.id == saved.current }?.server
  }

  private func server(ofAccount name: String?) async throws(AppError) -> HomeServer? {
    guard options.database == nil, let name else { return nil }
    return try await sessions.load().session(named: name)?.server
  }
}
