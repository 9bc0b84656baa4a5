import AsyncHTTPClient
import NIOCore

/// A client that connects to one host at one address, whatever the host's name leads to by then.
final class PinnedClient: Sendable {
  let client: HTTPClient

  /// - Parameters:
  ///   - host: As it stands in addresses.
  ///   - address: Of the host.
  ///   - patience: How long to wait for a connection, and for each part of an answer.
  init(_ host: String, at address: NetworkAddress, patience: TimeAmount) {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: patience, read: patience),
      connectionPool: .init(idleTimeout: .seconds(60), concurrentHTTP1ConnectionsPerHostSoftLimit: 4))
    configuration.dnsOverride = [host: address.text]
    client = HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }

  deinit {
    // Nothing is under way any longer: a task that sends holds it.
    client.shutdown { [client] _ in _ = client }
  }
}
