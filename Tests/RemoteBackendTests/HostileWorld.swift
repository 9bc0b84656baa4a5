import AppValues
import Entities
import SocialBackend
import SocialHostileServer
import SocialNetworking
import SocialRemoteBackend
import SocialTestSupport

/// A backend at a hostile server, over a real connection.
struct HostileWorld: Sendable {
  let server: HostileServer
  let address: ServerAddress
  let options: ClientOptions
  let backend: RemoteBackend
  let clock: MovedClock

  /// What `mia` can do.
  var mia: Repositories {
    let session = Session(id: ID("1"), user: ID("01JMIA"), handle: "mia", name: "mia", token: "token")
    return backend.repositories(for: .signedIn(session))
  }

  /// - Parameter pause: Waits for a while; no time by default.
  static func with(
    pause: @escaping @Sendable (Duration) async throws -> Void = { _ in },
    _ body: @escaping @Sendable (HostileWorld) async throws -> Void
  ) async throws {
    let server = HostileServer()
    try await server.run { port in
      let clock = MovedClock()
      let transport = try AsyncHTTPTransport()
      var options = ClientOptions()
      options.time = NetworkTime(clock: clock.clock, pause: pause, chance: { 0 })
      let address = try ServerAddress("http://127.0.0.1:\(port)")
      let backend = RemoteBackend(address, over: transport, options: options)
      do {
        try await body(
          HostileWorld(
            server: server, address: address, options: options, backend: backend, clock: clock))
      } catch {
        await transport.shutDown()
        throw error
      }
      await transport.shutDown()
    }
  }
}
