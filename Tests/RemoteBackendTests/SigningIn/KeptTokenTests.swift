import AppValues
import Authentication
import Entities
import Foundation
import MastodonAPI
import SocialBackend
import SocialNetworking
import SocialNetworkingTesting
import SocialTestSupport
import Testing

@testable import SocialRemoteBackend

@Suite("Tokens that a password manager keeps")
struct KeptTokenTests {
  private let transport = FakeTransport()
  private let folder: TemporaryFolder

  init() throws {
    try self.init(in: TemporaryFolder())
  }

  /// Asks a server that knows nothing of before, with the same password manager.
  private init(in folder: TemporaryFolder) throws {
    self.folder = folder
    transport.always(.get, "/api/v2/instance", .text("{}"))
    transport.always(
      .get, "/api/v1/accounts/verify_credentials",
      .text(#"{"id":"1","username":"mia","acct":"mia","display_name":"Mia","source":{}}"#))
  }

  private func servers(passwords: Bool = true) -> RemoteServers {
    let features = passwords ? #"["password_sign_in"]"# : "[]"
    transport.always(
      .get, "/api/socialconnect/v1/capabilities",
      .text(#"{"software":"socialconnect","version":"1","features":\#(features)}"#))
    return RemoteServers(memory: .none) { [transport] _ throws(NetworkError) in transport }
  }

  /// A file for each account, and one that counts how often a token was printed.
  private func keeper(storesNothing: Bool = false) -> TokenKeeper {
    let place = "\(folder.url.path)/token"
    return TokenKeeper(
      give: "echo >> '\(place)s'; cat '\(place)'",
      store: storesNothing ? "cat > /dev/null; echo other > '\(place)'" : "cat > '\(place)'",
      erase: "rm '\(place)'; echo \"$SOCIALCONNECT_ACCOUNT\" >> '\(place).erased'")
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func session(kept keeper: TokenKeeper) -> Session {
    Session(
      id: ID("1@social.example"), user: ID("1"), handle: "mia", name: "Mia", token: "",
      server: HomeServer(address: "https://social.example", name: "social.example", keeper: keeper))
  }

  @Test("are handed over when someone signs in, and stay nowhere else")
  func handedOver() async throws {
    let keeper = keeper()
    let found = try await servers().server(named: "social.example", keptBy: keeper)
    #expect(found.token == nil)
    transport.expect(
      .post, "/api/socialconnect/v1/sign_ins",
      .text(#"{"access_token":"fresh","token_type":"Bearer","scope":"read write follow","created_at":1}"#))
    let passwords = try #require(found.passwords)
    let signedIn = try await passwords.signIn(
      email: "mia@example.org", password: "password", from: SignInOrigin(device: "device")
    ).session()
    #expect(signedIn.token.isEmpty && signedIn.server?.keeper == keeper && text("token") == "fresh\n")
  }

  @Test("end if they aren't given back")
  func lost() async throws {
    let found = try await servers().server(named: "social.example", keptBy: keeper(storesNothing: true))
    transport.expect(
      .post, "/api/socialconnect/v1/sign_ins",
      .text(#"{"access_token":"fresh","token_type":"Bearer","scope":"read","created_at":1}"#))
    transport.expect(.post, "/oauth/revoke", .text("{}"))
    let passwords = try #require(found.passwords)
    await #expect(throws: AppError.invalid(.tokenStoreCommand, .wrong)) {
      try await passwords.signIn(
        email: "mia@example.org", password: "password", from: SignInOrigin(device: "device"))
    }
    #expect(transport.missing == [] && transport.requests.last?.token?.secret == "fresh")
  }

  /// Signs in with a password, and then ends what the session took the place of.
  ///
  /// - Returns: The tokens that were revoked.
  private func revoked(
    replacing earlier: Session, keptBy keeper: TokenKeeper?, granted token: String = "fresh"
  ) async throws -> [String] {
    let servers = servers()
    let found = try await servers.server(named: "social.example", keptBy: keeper, replacing: [earlier])
    transport.expect(
      .post, "/api/socialconnect/v1/sign_ins",
      .text(#"{"access_token":"\#(token)","token_type":"Bearer","scope":"read","created_at":1}"#))
    let passwords = try #require(found.passwords)
    let signedIn = try await passwords.signIn(
      email: "mia@example.org", password: "password", from: SignInOrigin(device: "device")
    ).session()
    let server = try #require(signedIn.server)
    // Not before the new one is remembered.
    #expect(!transport.requests.contains { $0.target == "/oauth/revoke" })
    transport.always(.post, "/oauth/revoke", .text("{}"))
    try await #require(servers.backend(of: server)).repositories(for: .anonymous).authentication.sessions
      .end(earlier, replacedBy: signedIn)
    return transport.requests.filter { $0.target == "/oauth/revoke" }.compactMap { $0.token?.secret.value }
  }

  @Test("end when someone signs in again, wherever the new one is kept")
  func replaced() async throws {
    let place = folder.path("elsewhere")
    let elsewhere = TokenKeeper(give: "cat '\(place)'", store: "cat > '\(place)'", erase: "rm '\(place)'")
    try Data("earlier\n".utf8).write(to: folder.url.appending(path: "token"))
    #expect(try await revoked(replacing: session(kept: keeper()), keptBy: keeper()) == ["earlier"])
    #expect(text("token") == "fresh\n" && text("token.erased") == nil)
    // The same place, by other commands.
    let other = TokenKeeper(give: "cat < '\(folder.path("token"))'", store: keeper().store)
    let moved = try await KeptTokenTests(in: folder).revoked(
      replacing: session(kept: keeper()), keptBy: other, granted: "other")
    #expect(moved == ["fresh"] && text("token") == "other\n" && text("token.erased") == nil)
    // Another place.
    let gone = try await KeptTokenTests(in: folder).revoked(
      replacing: session(kept: keeper()), keptBy: elsewhere, granted: "third")
    #expect(gone == ["other"] && text("elsewhere") == "third\n")
    #expect(text("token") == nil && text("token.erased") == "mia@social.example\n")
    // This device.
    let back = try await KeptTokenTests(in: folder).revoked(
      replacing: session(kept: elsewhere), keptBy: nil, granted: "fourth")
    #expect(back == ["third"] && text("elsewhere") == nil)
  }

  @Test("stay when the server grants the same one again")
  func granted() async throws {
    try Data("same\n".utf8).write(to: folder.url.appending(path: "token"))
    #expect(
      try await revoked(replacing: session(kept: keeper()), keptBy: keeper(), granted: "same") == [])
    #expect(text("token") == "same\n" && text("token.erased") == nil)
  }

  @Test("stay when they move to a password manager themselves, and end when another one does")
  func printed() async throws {
    let cases: [(printed: String, expected: [String])] = [("first", []), ("second", ["first"])]
    for (printed, expected) in cases {
      let world = try KeptTokenTests(in: folder)
      let earlier = Session(
        id: ID("1@social.example"), user: ID("1"), handle: "mia", name: "Mia", token: "first",
        server: HomeServer(address: "https://social.example", name: "social.example"))
      let servers = world.servers()
      let keeper = TokenKeeper(give: "echo \(printed)")
      let found = try await servers.server(named: "social.example", keptBy: keeper, replacing: [earlier])
      let signedIn = try await #require(found.token).session()
      let server = try #require(signedIn.server)
      world.transport.always(.post, "/oauth/revoke", .text("{}"))
      try await #require(servers.backend(of: server)).repositories(for: .anonymous).authentication.sessions
        .end(earlier, replacedBy: signedIn)
      let revoked = world.transport.requests.filter { $0.target == "/oauth/revoke" }
      #expect(revoked.compactMap { $0.token?.secret.value } == expected)
    }
  }

  @Test("sign in an account by themselves")
  func there() async throws {
    let keeper = TokenKeeper(give: "echo there")
    let found = try await servers().server(named: "social.example", keptBy: keeper)
    let signedIn = try await #require(found.token).session()
    #expect(signedIn == session(kept: keeper) && transport.requests.last?.token?.secret == "there")
    transport.expect(.get, "/api/v1/accounts/verify_credentials", .text("{}", status: 401))
    await #expect(throws: AppError.invalid(.tokenCommand, .wrong)) {
      try await #require(found.token).session()
    }
  }

  @Test("are asked for once, however many need them, and again once they aren't accepted")
  func asked() async throws {
    try Data("kept\n".utf8).write(to: folder.url.appending(path: "token"))
    let (keeper, servers) = (keeper(), servers())
    let mia = session(kept: keeper)
    let home = try #require(mia.server)
    let sessions = try #require(servers.backend(of: home)).repositories(for: .anonymous).authentication
      .sessions
    try await withThrowingTaskGroup(of: Session.self) { group in
      for _ in 0..<8 { group.addTask { try await sessions.refresh(mia) } }
      for try await session in group { #expect(session == mia) }
    }
    #expect(text("tokens") == "\n" && Set(transport.requests.map(\.token?.secret.value)) == ["kept"])
    transport.expect(.get, "/api/v1/accounts/verify_credentials", .text("{}", status: 401))
    await #expect(throws: AppError.unauthenticated) { try await sessions.refresh(mia) }
    try Data("changed\n".utf8).write(to: folder.url.appending(path: "token"))
    #expect(try await sessions.refresh(mia) == mia)
    #expect(text("tokens") == "\n\n" && transport.requests.last?.token?.secret == "changed")
  }

  @Test("say why they can't be had, and nothing is sent")
  func notHad() async throws {
    let mia = session(kept: TokenKeeper(give: "exit 4"))
    let servers = servers()
    let server = try #require(mia.server)
    let backend = try #require(servers.backend(of: server))
    let sessions = backend.repositories(for: .anonymous).authentication.sessions
    await #expect(throws: AppError.invalid(.tokenCommand, .failed(status: 4))) {
      try await sessions.refresh(mia)
    }
    await #expect(throws: AppError.invalid(.tokenCommand, .failed(status: 4))) {
      try await sessions.signOut(mia)
    }
    #expect(transport.requests.isEmpty)
  }

  @Test("aren't asked for again by what no person waits for, until they're there")
  func locked() async throws {
    let place = folder.path("token")
    let token = KeptToken(
      TokenCommands(TokenKeeper(give: "echo >> '\(place)s'; cat '\(place)'"), at: "social.example"))
    for _ in 0..<2 {
      await #expect(throws: AppError.invalid(.tokenCommand, .failed(status: 1))) {
        try await token.secret(asksAgain: false)
      }
    }
    #expect(text("tokens") == "\n")
    await #expect(throws: AppError.invalid(.tokenCommand, .failed(status: 1))) { try await token.secret() }
    try Data("kept\n".utf8).write(to: folder.url.appending(path: "token"))
    #expect(try await token.secret() == "kept")
    // One that was asked for since stays.
    await token.forget("earlier")
    #expect(try await token.secret() == "kept" && text("tokens") == "\n\n\n")
    await token.forget("kept")
    #expect(try await token.secret(asksAgain: false) == "kept" && text("tokens") == "\n\n\n\n")
  }

  @Test("end and are removed when someone signs out, once")
  func erased() async throws {
    try Data("kept\n".utf8).write(to: folder.url.appending(path: "token"))
    let servers = servers()
    let mia = session(kept: keeper())
    let server = try #require(mia.server)
    let backend = try #require(servers.backend(of: server))
    transport.expect(.post, "/oauth/revoke", .text("{}"))
    try await backend.repositories(for: .anonymous).authentication.sessions.signOut(mia)
    try await servers.eraseToken(of: mia)
    #expect(text("token") == nil && text("token.erased") == "mia@social.example\n")
    #expect(transport.requests.last?.token?.secret == "kept")
  }

  @Test("that can't be removed are said to be so as often as that's asked, and tried once")
  func notErased() async throws {
    let place = folder.path("tried")
    let token = KeptToken(
      TokenCommands(
        TokenKeeper(give: "echo kept", erase: "echo >> '\(place)'; exit 5"), at: "social.example"))
    for _ in 0..<2 {
      await #expect(throws: AppError.invalid(.tokenEraseCommand, .failed(status: 5))) {
        try await token.erase()
      }
    }
    #expect(text("tried") == "\n")
  }

  @Test("are asked for no longer than someone waits, and the next one asks again")
  func cancelled() async throws {
    let place = folder.path("begun")
    let token = KeptToken(
      TokenCommands(
        TokenKeeper(
          give: "[ -e '\(place)' ] && echo second; touch '\(place)'; [ -e '\(place).on' ] || sleep 1000"),
        at: "social.example"))
    let first = Task { try await token.secret() }
    #expect(try await eventually { FileManager.default.fileExists(atPath: place) })
    first.cancel()
    await #expect(throws: AppError.cancelled) { try await first.value }
    try Data().write(to: URL(filePath: place + ".on"))
    #expect(try await token.secret() == "second")
  }
}
