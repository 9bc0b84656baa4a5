import AppValues
import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOSSL
import Synchronization

/// The transport to real servers, by async-http-client; WebSockets by SwiftNIO.
///
/// It keeps connections for later requests. Shut it down once nothing more is sent.
public final class AsyncHTTPTransport: Transport {
  private let options: TransportOptions
  private let tls: TLSConfiguration
  private let clients: HTTPClients
  private let tlsContext = Mutex<NIOSSLContext?>(nil)

  /// - Parameter options: How servers are reached.
  ///
  /// Throws `unreadable` if the file of authorities has no certificate.
  public init(_ options: TransportOptions = TransportOptions()) throws(NetworkError) {
    self.options = options
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.minimumTLSVersion = .tlsv12
    if let file = options.certificateAuthority {
      // What is wrong with the file makes no difference: it vouches for no one.
      guard let certificates = try? NIOSSLCertificate.fromPEMFile(file.path), !certificates.isEmpty else {
        throw .unreadable(file)
      }
      tls.additionalTrustRoots = [.certificates(certificates)]
    }
    self.tls = tls
    clients = HTTPClients(options, tls: tls)
  }

  /// Closes all connections but those of WebSockets, which end with their streams. Further requests fail.
  public func shutDown() async {
    await clients.shutDown()
  }

  /// Sends a request.
  public func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let proxy = options.proxies.proxy(for: request.server)
    do {
      switch request.kind {
      case .call: return try await exchange(request, through: proxy, unpacks: true)
      // Bytes of a stream would wait for more in what unpacks them.
      case .events: return try await exchange(request, through: proxy, unpacks: false)
      case .webSocket(let messages):
        let connector = WebSocketConnector(
          options: options, proxy: proxy, tls: request.server.isSecure ? try secureContext() : nil)
        return try await connector.open(request, sending: messages)
      }
    } catch {
      throw NetworkError(
        error, of: request.server.host, isProxied: proxy != nil, limit: options.messageLimit)
    }
  }

  private func exchange(
    _ request: NetworkRequest, through proxy: ProxySettings.Proxy?, unpacks: Bool
  ) async throws -> NetworkResponse {
    let kind = HTTPClients.Kind(
      isSecure: request.server.isSecure, proxy: proxy, patience: request.patience, unpacks: unpacks)
    let client = try clients.client(for: kind)
    let hasUpload = request.body?.hasFiles ?? false
    // How long an upload takes depends on its size; each part of it has its time.
    let deadline =
      hasUpload ? NIODeadline.distantFuture : .now() + TimeAmount(options.connectPatience + request.patience)
    let answer = try await client.execute(HTTPClientRequest(request, unpacks: unpacks), deadline: deadline)
    let (reader, limit) = (PieceReader(answer.body), options.unpackedLimit)
    return NetworkResponse(
      status: Int(answer.status.code), headers: NetworkHeaders(answer.headers),
      body: NetworkBytes { () async throws(NetworkError) in
        do {
          let piece = try await reader.next()
          // For those that are cancelled, a stream just ends.
          if piece == nil, Task.isCancelled { throw NetworkError.cancelled }
          return piece.map { Array($0.readableBytesView) }
        } catch {
          throw NetworkError(error, of: request.server.host, isProxied: false, limit: limit)
        }
      })
  }

  /// What is needed to make connections secure. Reading all authorities of the system takes a while, so it's kept.
  private func secureContext() throws -> NIOSSLContext {
    try tlsContext.withLock { context in
      if let context { return context }
      let made = try NIOSSLContext(configuration: tls)
      context = made
      return made
    }
  }
}

extension NetworkHeaders {
  init(_ headers: HTTPHeaders) {
    self.init(headers.map { Field($0.name, $0.value) })
  }
}
