import AppValues
import Entities
import SocialBackend
import SocialConnectTesting
import SocialNetworking
import SocialNetworkingTesting
import SocialRemoteBackend
import SocialTestSupport

/// A backend at a server that answers as a test says. Its ticks pass when the test lets them, short pauses take no time,
/// and long ones don't end.
struct StreamWorld: Sendable {
  static let webSocket = "/api/v1/streaming"

  let transport = FakeTransport()
  let clock = MovedClock()
  /// Streams aren't answered before it's opened, so that a test can have everyone listen first.
  let streams = Latch()
  let backend: RemoteBackend
  private let ticks: AsyncStream<Gate>

  init() throws {
    let (ticks, arrivals) = AsyncStream<Gate>.makeStream()
    self.ticks = ticks
    var options = ClientOptions()
    options.time = NetworkTime(
      clock: clock.clock,
      pause: { duration in
        try Task.checkCancellation()
        if duration <= .seconds(3) { return }
        let gate = Gate()
        // Only ticks are let through: a server that refused isn't asked again within a test.
        if duration == .seconds(15) { arrivals.yield(gate) }
        await gate.pass()
        try Task.checkCancellation()
      }, chance: { 0.5 })
    backend = RemoteBackend(
      try ServerAddress("social.test"), over: GatedTransport(gate: streams, transport: transport),
      options: options)
  }

  /// What `mia` can do.
  var mia: Repositories {
    let session = Session(id: ID("1"), user: ID("7"), handle: "mia", name: "Mia", token: "token")
    return backend.repositories(for: .signedIn(session))
  }

  /// How often something was asked for.
  func count(_ path: String) -> Int {
    transport.requests.count { $0.target.prefix { $0 != "?" } == path }
  }

  /// Lets the time between two looks at the clock pass.
  func tick(seconds: Int64 = 15, times: Int = 1) async {
    for _ in 0..<times {
      guard let gate = await ticks.first(where: { _ in true }) else { return }
      clock.advance(seconds: seconds)
      gate.open()
    }
  }

  /// Waits until the time between two looks at the clock begins.
  func waitForTick() async { await tick(seconds: 0) }
}

/// Holds requests for streams back until a gate is opened.
private struct GatedTransport: Transport {
  let gate: Latch
  let transport: FakeTransport

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    if request.target.hasPrefix("/api/v1/streaming") { await gate.pass() }
    return try await transport.send(request)
  }
}
