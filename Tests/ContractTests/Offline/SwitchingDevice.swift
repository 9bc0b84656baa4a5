import AppValues
import Entities
import Foundation
import Logging
import MastodonAPI
import SocialBackend
import SocialFiles
import SocialNetworking
import SocialOfflineStore
import SocialRemoteBackend
import Synchronization

/// A device with an account on its own network, one at a server of ours and one at a hostile server, whose ids and
/// handles are the same.
struct SwitchingDevice: Sendable {
  /// An account, and what it said.
  struct Account: Sendable {
    let session: Session
    let backend: any Backend
    /// How the device is connected to its server.
    let network: FailingNetwork
    /// What reached its server; nothing for the one on the device.
    let sent: SentPosts

    var can: Repositories { backend.repositories(for: .signedIn(session)) }
  }

  let accounts: [Account]
  let stores: OfflineStores

  /// - Parameters:
  ///   - person: The account on the device, and at our server, which has the same people.
  ///   - network: The network on the device.
  ///   - addresses: The servers.
  init(
    of person: Person, on network: any Backend, at addresses: [ServerAddress], over live: any Transport,
    in folder: PrivateFolder, clock: WallClock
  ) async throws {
    let stores = OfflineStores(
      in: folder, clock: clock, log: Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() })
    var accounts = [
      Account(
        session: person.session, backend: network, network: FailingNetwork(seed: 0), sent: SentPosts(live))
    ]
    for address in addresses {
      let (network, sent) = (FailingNetwork(seed: 1), SentPosts(live))
      var options = ClientOptions()
      options.time = NetworkTime(clock: clock, pause: { _ in }, chance: { 0.5 })
      let backend = RemoteBackend(
        address, over: network.transport(over: sent, honoursKeys: true), options: options,
        offline: { stores.store(of: $0) })
      try await backend.learn()
      let session = Session(
        id: ID("\(person.id)@\(address.name)"), user: person.id, handle: person.session.handle,
        name: person.session.name, token: person.session.token,
        server: HomeServer(address: address.origin, name: address.name))
      accounts.append(Account(session: session, backend: backend, network: network, sent: sent))
    }
    (self.accounts, self.stores) = (accounts, stores)
  }
}

/// Notes which posts a server was sent.
final class SentPosts: Transport {
  private let transport: any Transport
  private let noted = Mutex<[String]>([])

  init(_ transport: any Transport) {
    self.transport = transport
  }

  /// The texts, in the order in which they came.
  var texts: [String] { noted.withLock { $0 } }

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    if request.method == .post, request.target == "/api/v1/statuses", let body = request.body {
      let bytes = body.parts.flatMap { part -> [UInt8] in
        if case .bytes(let bytes) = part { bytes } else { [] }
      }
      let text = String(decoding: bytes, as: UTF8.self).firstMatch(of: /status=([^&]*)/)?.1
      let plain = text?.replacing("+", with: " ").removingPercentEncoding
      noted.withLock { $0.append(plain ?? "") }
    }
    return try await transport.send(request)
  }
}
