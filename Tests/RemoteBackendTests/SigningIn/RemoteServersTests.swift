import AppValues
import Authentication
import Entities
import Lists
import MastodonAPI
import SocialBackend
import SocialConnectTesting
import SocialNetworking
import SocialNetworkingTesting
import Testing

@testable import SocialRemoteBackend

@Suite("The servers of a device's accounts")
struct RemoteServersTests {
  private let transport = FakeTransport()
  private let kept = LockedValue<[String: ServerFacts]>([:])

  private var servers: RemoteServers {
    let (transport, kept) = (transport, kept)
    var options = ClientOptions()
    options.time = NetworkTime(clock: .system, pause: { _ in }, chance: { 0 })
    return RemoteServers(
      memory: ServerMemory(
        facts: { kept.value[$0] ?? ServerFacts() },
        keep: { facts, address in kept.change { $0[address] = facts } }),
      options: options
    ) { _ throws(NetworkError) in transport }
  }

  @Test("are asked once what they can do, and it's kept")
  func found() async throws {
    transport.expect(.get, "/api/v2/instance", .text("{}"), .text("{}"))
    transport.expect(
      .get, "/api/socialconnect/v1/capabilities",
      .text(#"{"software":"socialconnect","version":"1","features":["password_sign_in"]}"#))
    let found = try await servers.server(named: "@mia@social.example")
    #expect(found.server == HomeServer(address: "https://social.example", name: "social.example"))
    #expect(found.passwords != nil && Array(kept.value.keys) == ["https://social.example"])
    transport.expect(.get, "/api/v2/instance", .text("{}"))
    #expect(try await servers.server(named: "social.example").passwords != nil)
    #expect(transport.missing == [])
  }

  @Test(
    "have to be Mastodon-compatible, and to be there",
    arguments: [
      (
        FakeAnswer.text("<html>", headers: ["Content-Type": "text/html"]),
        AppError.invalid(.server, .unsupported)
      ),
      (.text("{}", status: 404), .invalid(.server, .unsupported)),
      (.text("{}", status: 401), .invalid(.server, .unsupported)),
      (.failure(.nameNotFound), .invalid(.server, .missing)),
      (.failure(.tls(.failed)), .invalid(.server, .unsupported)),
      (.failure(.tls(.untrusted)), .invalid(.server, .unconfirmed)),
      (
        .failure(.tls(.wrongName(host: "social.example"))),
        .invalid(.server, .mismatched(name: "social.example"))
      ),
      (.failure(.offline), .offline), (.failure(.refused), .offline),
    ])
  func other(answer: FakeAnswer, error: AppError) async throws {
    transport.always(.get, "/api/v2/instance", answer)
    transport.always(.get, "/api/v1/instance", answer)
    await #expect(throws: error) { try await servers.server(named: "social.example") }
    #expect(kept.value.isEmpty)
  }

  @Test("aren't asked again at the next start for what has turned out to be missing")
  func missing() async throws {
    let servers = servers
    let home = try servers.home(named: "social.example")
    let mia = Session(id: ID("1"), user: ID("1"), handle: "mia", name: "Mia", token: "token", server: home)
    let before = try #require(servers.backend(of: home)).repositories(for: .signedIn(mia))
    transport.expect(.get, "/api/v1/lists", .text("{}", status: 404))
    await #expect(throws: AppError.unsupported) { try await before.lists?.lists() }
    servers.keepFacts()
    let after = try #require(self.servers.backend(of: home)).repositories(for: .signedIn(mia))
    #expect(after.lists == nil && after.hashtags != nil)
  }

  @Test("never see a session of another network")
  func tokens() async throws {
    let (servers, transport) = (servers, transport)
    func session(at server: String?) throws -> Session {
      Session(
        id: ID("s"), user: ID("1"), handle: "mia", name: "Mia", token: Secret(server ?? "local"),
        server: try server.map { try servers.home(named: $0) })
    }
    let home = try #require(servers.backend(of: try servers.home(named: "first.example")))
    let networks = Networks(home: home, local: nil) { servers.backend(of: $0) }
    transport.always(
      .get, "/api/v1/accounts/verify_credentials",
      .text(#"{"id":"1","username":"mia","acct":"mia","display_name":"Mia","source":{}}"#))
    let sessions = networks.repositories(for: .anonymous).authentication.sessions
    for server in ["first.example", "second.example"] {
      let before = try session(at: server)
      let after = try await sessions.refresh(before)
      #expect(after.server == before.server && after.isSameAccount(as: before))
    }
    // The device's own network isn't open: its sessions stay as they are, and no one is asked.
    let local = try session(at: nil)
    #expect(try await sessions.refresh(local) == local)
    await #expect(throws: AppError.unavailable) { try await sessions.signOut(local) }
    #expect(
      transport.requests.map { "\($0.server.name) \($0.token?.secret.value ?? "")" }
        == ["first.example first.example", "second.example second.example"])
  }

  @Test("fail for the reason that nothing can carry requests to them")
  func noTransport() async throws {
    let file = LocalFile(path: "/nonexistent")
    let servers = RemoteServers(memory: .none, certificateAuthority: file) { file throws(NetworkError) in
      throw .unreadable(file ?? LocalFile(path: ""))
    }
    await #expect(throws: AppError.invalid(.file, .unreadable)) {
      try await servers.server(named: "social.example")
    }
  }
}
