import AppValues
import SocialNetworking
import Synchronization

/// What carries requests to servers: one transport for each file of authorities that is trusted.
final class ServerTransports: Sendable {
  private let environment: [String: String]
  private let made = Mutex<[AsyncHTTPTransport]>([])

  /// - Parameter environment: Names the proxies.
  init(environment: [String: String]) {
    self.environment = environment
  }

  /// Throws `unreadable` for a file without certificates, `proxy` for a proxy whose address isn't one.
  func transport(trusting file: LocalFile?) throws(NetworkError) -> any Transport {
    var options = TransportOptions()
    options.certificateAuthority = file
    do throws(ProxySettings.Fault) {
      options.proxies = try ProxySettings(environment: environment)
    } catch {
      throw .proxy(.unreachable)
    }
    let transport = try AsyncHTTPTransport(options)
    made.withLock { $0.append(transport) }
    return transport
  }

  /// Closes all connections.
  func shutDown() async {
    let transports = made.withLock { made in
      defer { made = [] }
      return made
    }
    for transport in transports { await transport.shutDown() }
  }
}
