import AppValues
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOSSL
import Synchronization

/// The clients of async-http-client by what they have in common: what it's told of time and proxies, it keeps for all
/// requests of a client.
final class HTTPClients: Sendable {
  /// What the requests of a client have in common.
  struct Kind: Hashable {
    /// Whether connections are encrypted.
    let isSecure: Bool
    let proxy: ProxySettings.Proxy?
    /// How long each piece of an answer may take.
    let patience: Duration
    /// Whether answers are unpacked.
    let unpacks: Bool
  }

  private struct State {
    var clients: [Kind: HTTPClient] = [:]
    var isShutDown = false
  }

  private let options: TransportOptions
  private let tls: TLSConfiguration
  private let state = Mutex(State())

  init(_ options: TransportOptions, tls: TLSConfiguration) {
    self.options = options
    self.tls = tls
  }

  deinit {
    // Nothing is under way: a request holds its client.
    for client in state.withLock({ Array($0.clients.values) }) {
      client.shutdown { [client] _ in _ = client }
    }
  }

  /// The client for some requests.
  ///
  /// Throws `cancelled` after the end.
  func client(for kind: Kind) throws(NetworkError) -> HTTPClient {
    let client = state.withLock { state -> HTTPClient? in
      if state.isShutDown { return nil }
      if let client = state.clients[kind] { return client }
      let client = HTTPClient(
        eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration(of: kind))
      state.clients[kind] = client
      return client
    }
    guard let client else { throw .cancelled }
    return client
  }

  /// Closes all connections. Further requests fail.
  func shutDown() async {
    let clients = state.withLock { state -> [HTTPClient] in
      state.isShutDown = true
      defer { state.clients = [:] }
      return Array(state.clients.values)
    }
    // It fails only for one that is shut down already, and none is.
    for client in clients { try? await client.shutdown() }
  }

  private func configuration(of kind: Kind) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      tlsConfiguration: tls, redirectConfiguration: .disallow,
      timeout: .init(
        connect: TimeAmount(options.connectPatience), read: TimeAmount(kind.patience),
        write: TimeAmount(kind.patience)),
      // Servers close theirs after a similar time, and what is sent then is lost.
      connectionPool: .init(idleTimeout: .seconds(20), concurrentHTTP1ConnectionsPerHostSoftLimit: 8),
      decompression: kind.unpacks ? .enabled(limit: .size(options.unpackedLimit)) : .disabled)
    // Otherwise it tries until the time is over, whatever is wrong.
    configuration.connectionPool.retryConnectionEstablishment = false
    // With HTTP/2, what happens to one request happens to all.
    configuration.httpVersion = .http1Only
    if kind.isSecure { configuration.http1_1ConnectionDebugInitializer = Self.checkIdentity }
    configuration.proxy = kind.proxy.map { proxy in
      .server(
        host: proxy.host, port: proxy.port,
        authorization: proxy.user.map { .basic(username: $0, password: proxy.password.value) })
    }
    return configuration
  }

  /// Has a connection that was just made check the server before anything is sent.
  @Sendable private static func checkIdentity(on channel: any Channel) -> EventLoopFuture<Void> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let encoder = try pipeline.handler(type: HTTPRequestEncoder.self)
      try pipeline.addHandler(IdentityHandler(), position: .after(encoder))
    }
  }
}
