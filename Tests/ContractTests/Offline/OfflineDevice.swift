import AppValues
import Entities
import Foundation
import Logging
import SocialBackend
import SocialFiles
import SocialNetworking
import SocialOfflineStore
import SocialRemoteBackend
import SocialTestSupport

/// A device on which someone is signed in at a server. It has a network of its own, and starts again whenever a test
/// says.
struct OfflineDevice: Sendable {
  let network: FailingNetwork
  private let session: Session
  private let server: ServerAddress
  private let facts: ServerFacts
  private let transport: any Transport
  private let folder: PrivateFolder
  private let clock: WallClock

  /// - Parameters:
  ///   - person: Who is signed in.
  ///   - live: The way to the server while the network is good.
  ///   - folder: Where the device keeps what it has.
  ///   - honoursKeys: Whether the server learns of idempotency keys.
  init(
    of person: Person, at server: ServerAddress, over live: any Transport, in folder: PrivateFolder,
    clock: WallClock, honoursKeys: Bool, seed: UInt64
  ) async throws {
    network = FailingNetwork(seed: seed)
    transport = network.transport(over: live, honoursKeys: honoursKeys)
    session = Session(
      id: ID("\(person.id)@\(server.name)"), user: person.id, handle: person.session.handle,
      name: person.session.name, token: person.session.token,
      server: HomeServer(address: server.origin, name: server.name))
    (self.server, self.folder, self.clock) = (server, folder, clock)
    let backend = RemoteBackend(server, over: transport)
    try await backend.learn()
    facts = backend.facts
  }

  /// What the person can do, after the device has started again.
  func started() -> Repositories {
    var options = ClientOptions()
    options.time = NetworkTime(clock: clock, pause: { _ in }, chance: { 0.5 })
    let stores = OfflineStores(
      in: folder, clock: clock, log: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
    return RemoteBackend(
      server, over: transport, options: options, facts: facts, offline: { stores.store(of: $0) }
    ).repositories(for: .signedIn(session))
  }
}
