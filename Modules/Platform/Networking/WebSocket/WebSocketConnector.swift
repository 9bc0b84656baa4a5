import AppValues
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOExtras
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Opens WebSockets: connects, leads the connection through a proxy, makes it secure, and asks the server for the change.
struct WebSocketConnector: Sendable {
  /// How long all of that may take, after the connection was made.
  private static let patience = Duration.seconds(30)

  let options: TransportOptions
  let proxy: ProxySettings.Proxy?
  /// What makes the connection secure; nil for one that isn't encrypted.
  let tls: NIOSSLContext?

  /// Opens a WebSocket.
  ///
  /// - Parameter messages: What to send.
  /// - Returns: An answer with the status 101, whose pieces are messages; if the server refuses, what it answered.
  func open(
    _ request: NetworkRequest, sending messages: AsyncStream<String>
  ) async throws -> NetworkResponse {
    let loop = HTTPClient.defaultEventLoopGroup.next()
    let answered = loop.makePromise(of: NetworkResponse.self)
    let connected = connect(to: request.server, on: loop)
    connected.flatMap { tunnel($0, to: request.server) }
      .flatMap { secure($0, to: request.server) }
      .flatMap { upgrade($0, for: request) }
      .flatMap { upgrade -> EventLoopFuture<NetworkResponse> in
        switch upgrade {
        case .open(let socket):
          loop.makeSucceededFuture(
            socket.response(from: request.server.host, sending: messages, limit: options.messageLimit))
        case .refused(let answer): answer
        }
      }
      .cascade(to: answered)
    let deadline = loop.scheduleTask(in: TimeAmount(options.connectPatience + Self.patience)) {
      answered.fail(NetworkError.timedOut(.answering))
    }
    answered.futureResult.whenComplete { _ in deadline.cancel() }
    // Also one that's still being made, once it's there.
    answered.futureResult.whenFailure { _ in connected.whenSuccess { $0.close(promise: nil) } }
    return try await withTaskCancellationHandler {
      try await answered.futureResult.get()
    } onCancel: {
      answered.fail(CancellationError())
    }
  }

  private func connect(to server: ServerAddress, on loop: any EventLoop) -> EventLoopFuture<any Channel> {
    ClientBootstrap(group: loop)
      .connectTimeout(TimeAmount(options.connectPatience))
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: proxy?.host ?? server.host, port: proxy?.port ?? server.port)
  }

  /// Has the proxy lead a connection to the server, if there is one.
  private func tunnel(_ channel: any Channel, to server: ServerAddress) -> EventLoopFuture<any Channel> {
    guard let proxy else { return channel.eventLoop.makeSucceededFuture(channel) }
    let host = server.host.contains(":") ? "[\(server.host)]" : server.host
    var headers: HTTPHeaders = ["Host": "\(host):\(server.port)"]
    if let user = proxy.user {
      let credentials = Data("\(user):\(proxy.password.value)".utf8).base64EncodedString()
      headers.add(name: "Proxy-Authorization", value: "Basic \(credentials)")
    }
    let led = channel.eventLoop.makePromise(of: Void.self)
    do {
      let pipeline = channel.pipeline.syncOperations
      let (encoder, decoder) = (HTTPRequestEncoder(), ByteToMessageHandler(HTTPResponseDecoder()))
      let handler = NIOHTTP1ProxyConnectHandler(
        targetHost: host, targetPort: server.port, headers: headers,
        deadline: .now() + TimeAmount(options.connectPatience), promise: led)
      try pipeline.addHandlers([encoder, decoder, handler])
      return led.futureResult.assumeIsolated().flatMap {
        pipeline.removeHandler(decoder).assumeIsolated().flatMap { pipeline.removeHandler(encoder) }
          .nonisolated()
      }.map { channel }.nonisolated()
    } catch {
      led.fail(error)
      return channel.eventLoop.makeFailedFuture(error)
    }
  }

  /// Makes a connection secure, if it's to be, before anything is sent on it.
  private func secure(_ channel: any Channel, to server: ServerAddress) -> EventLoopFuture<any Channel> {
    guard let tls else { return channel.eventLoop.makeSucceededFuture(channel) }
    let secured = channel.eventLoop.makePromise(of: Void.self)
    do {
      // Addresses aren't named; the certificate has to have the one that was connected to.
      let isAddress = AddressRange(server.host) != nil
      let handler = try NIOSSLClientHandler(context: tls, serverHostname: isAddress ? nil : server.host)
      let waiting = HandshakeHandler(secured)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(waiting)
      try pipeline.addHandler(handler, position: .before(waiting))
    } catch {
      secured.fail(error)
    }
    return secured.futureResult.flatMapThrowing {
      try ServerIdentity.check(channel, is: server.host)
      return channel
    }
  }

  /// Asks the server to change a connection to a WebSocket.
  private func upgrade(
    _ channel: any Channel, for request: NetworkRequest
  ) -> EventLoopFuture<WebSocketUpgrade> {
    do {
      return try WebSocketUpgrade.ask(
        on: channel.pipeline.syncOperations, for: request, messageLimit: options.messageLimit)
    } catch {
      return channel.eventLoop.makeFailedFuture(error)
    }
  }
}
