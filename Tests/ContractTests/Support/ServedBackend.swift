import Hummingbird
import HummingbirdTesting
import Logging
import SocialCredentials
import SocialFiles
import SocialLocalBackend
import SocialMediaStorage
import SocialNetworking
import SocialRemoteBackend
import SocialTestSupport
import SocialWebPush

@testable import SocialServer

/// A network behind a server that listens on this machine, and a backend that calls it.
struct ServedBackend: Sendable {
  let backend: RemoteBackend
  private let transport: AsyncHTTPTransport
  private let running: Task<Void, any Error>
  private let end: AsyncStream<Void>.Continuation

  init(
    _ network: LocalBackend, in folder: TemporaryFolder, _ clock: MovedClock,
    providers: ProviderClients? = nil
  ) async throws {
    var log = Logger(label: "tests")
    log.logLevel = .critical
    var served = ServerOptions(
      port: 0, site: Site("https://social.example"), registration: .yes, limitsRates: false)
    served.askedBefore = 0
    let server = try SocialServer(
      backend: network, media: MediaStore(PrivateFolder(folder.path("media"))).alone,
      uploads: PrivateFolder(folder.path("uploads")),
      pushKey: try await PushKey(in: PrivateFile(folder.path("push-key"))),
      options: served,
      providers: providers, secrets: SecretBox(in: PrivateFile(folder.path("secret-key"))), log: log,
      clock: clock.clock)
    let application = try server.application()
    let (ports, listening) = AsyncStream<Int>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    self.end = end
    running = Task {
      defer { listening.finish() }
      try await application.test(.live) { client in
        listening.yield(client.port ?? 0)
        for await _ in ends {}
      }
    }
    guard let port = await ports.first(where: { _ in true }) else { throw NotListening() }
    transport = try AsyncHTTPTransport()
    var options = ClientOptions()
    options.time.clock = clock.clock
    backend = RemoteBackend(
      try ServerAddress("http://127.0.0.1:\(port)"), over: transport, options: options)
    try await backend.learn()
  }

  private struct NotListening: Error {}

  /// Stops the server, once it has answered.
  func close() async {
    await transport.shutDown()
    end.finish()
    // How it ended matters to no test.
    _ = try? await running.value
  }
}
