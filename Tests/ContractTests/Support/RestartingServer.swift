import Logging
import SocialFiles
import SocialMediaStorage
import SocialNetworking
import SocialServer
import SocialTestSupport
import SocialWebPush

/// A server of a network that can be stopped, and started again at the same port.
actor RestartingServer {
  private let world: World
  private let key: PushKey
  private var port = 0
  private var running: Task<Void, any Error>?

  init(of world: World) async throws {
    self.world = world
    key = try await PushKey(in: PrivateFile(world.folder.path("push-key")))
  }

  var address: ServerAddress { get throws { try ServerAddress("http://127.0.0.1:\(port)") } }

  func start() async throws {
    let options = ServerOptions(port: port, registration: .yes, limitsRates: false)
    var log = Logger(label: "tests")
    log.logLevel = .critical
    let (ports, listening) = AsyncStream<Int>.makeStream()
    running = Task { [world, key, log] in
      defer { listening.finish() }
      try await SocialServer.run(options, log: log) {
        listening.yield($0)
      } open: { _ in
        try SocialServer(
          backend: world.backend, media: world.media.alone,
          uploads: PrivateFolder(world.folder.path("uploads")), pushKey: key, options: options, log: log,
          clock: world.clock.clock)
      }
    }
    guard let port = await ports.first(where: { _ in true }) else { throw NotListening() }
    self.port = port
  }

  private struct NotListening: Error {}

  /// Ends all connections.
  func stop() async {
    running?.cancel()
    // How it ended matters to no test.
    _ = try? await running?.value
    running = nil
  }
}
