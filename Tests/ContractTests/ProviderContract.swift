import AppValues
import Authentication
import Entities
import Foundation
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("Signing in by providers")
struct ProviderContract {
  private static let mia = ProviderIdentity.of(
    "1", email: "mia@example.com", name: "Mia Tanaka", token: "consent")

  @Test("makes an account the first time, and lets it in from then on", arguments: BackendKind.available)
  func firstTime(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let newcomer = try await world.newcomer(Self.mia)
      #expect(newcomer.name == "Mia Tanaka" && newcomer.confirmedEmail == "mia@example.com")
      #expect(try await world.ports.identities.orUnsupported().newcomer(newcomer.token) == newcomer)
      let mia = try await world.signUp("mia", as: newcomer)
      #expect(try await world.person(Self.mia).id == mia.id)
      let link = try #require(try await mia.linked().first)
      #expect(link.provider.name == "Google" && link.email == "mia@example.com" && link.usedAt != nil)
      await #expect(throws: AppError.invalid(.registration, .wrong), "once") {
        try await world.signUp("mia2", as: newcomer)
      }
      for password in ["", "correct horse mia"] {
        await #expect(throws: AppError.invalid(.credentials, .wrong)) {
          try await world.backend.repositories(for: .anonymous).authentication.passwords.orUnsupported()
            .signIn(email: "mia@example.com", password: password)
        }
      }
    }
  }

  @Test(
    "verifies a password of someone who has none as long as any other", arguments: BackendKind.available)
  func timing(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      _ = try await world.signUp("mia", as: try await world.newcomer(Self.mia))
      _ = try await world.world.join("bob")
      var costs: [Int] = []
      for email in ["mia@example.com", "bob@example.com", "nobody@example.com"] {
        let before = world.world.passwords.workCount
        await #expect(throws: AppError.invalid(.credentials, .wrong)) {
          try await world.backend.repositories(for: .anonymous).authentication.passwords.orUnsupported()
            .signIn(email: email, password: "guess guess")
        }
        costs.append(world.world.passwords.workCount - before)
      }
      #expect(costs == [1, 1, 1])
    }
  }

  @Test("binds to issuer and subject, whatever the address", arguments: BackendKind.available)
  func binding(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let mia = try await world.signUp("mia", as: try await world.newcomer(Self.mia))
      // The address has gone to someone else at the provider, and at another one.
      for other in [
        ProviderIdentity.of("2", email: "mia@example.com"),
        ProviderIdentity.of("1", at: "apple", email: "MIA@example.com"),
      ] {
        await #expect(throws: AppError.invalid(.email, .taken)) { try await world.signIn(other) }
      }
      #expect(try await world.count("newcomer") == 0)
      // Strangers don't learn what addresses there are.
      let stranger = try await world.newcomer(.of("3", email: "mia@example.com", isVerified: false))
      await #expect(throws: AppError.invalid(.email, .taken)) {
        try await world.signUp("stranger", as: stranger, email: "mia@example.com")
      }
      // And the person has another.
      let moved = ProviderIdentity.of("1", email: "tanaka@example.net", isPrivate: true)
      #expect(try await world.person(moved).id == mia.id)
      #expect(try await mia.linked().map(\.email) == ["tanaka@example.net"])
      // It says nothing of the address later on.
      #expect(try await world.person(.of("1")).id == mia.id)
      #expect(try await mia.linked().map(\.email) == ["tanaka@example.net"])
    }
  }

  @Test("admits no one new where no accounts are made", arguments: BackendKind.available)
  func closed(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      await #expect(throws: AppError.notFound) {
        try await world.signIn(Self.mia, admitsNewcomers: false)
      }
      let mia = try await world.signUp("mia", as: try await world.newcomer(Self.mia))
      guard case .signedIn(let session) = try await world.signIn(Self.mia, admitsNewcomers: false) else {
        Issue.record("not signed in")
        return
      }
      #expect(session.user == mia.id)
    }
  }

  @Test("waits half an hour for a handle", arguments: BackendKind.available)
  func lasting(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let newcomer = try await world.newcomer(Self.mia)
      _ = try await world.world.join("taken")
      await #expect(throws: AppError.invalid(.handle, .taken)) {
        try await world.signUp("taken", as: newcomer)
      }
      world.world.clock.advance(seconds: 30 * 60)
      await #expect(throws: AppError.invalid(.registration, .wrong)) {
        try await world.signUp("mia", as: newcomer)
      }
      _ = try await world.newcomer(Self.mia)
      #expect(try await world.count("newcomer") == 1, "the one before is gone")
    }
  }

  @Test("needs no code for the address that the provider has verified", arguments: BackendKind.available)
  func confirmation(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let conditions = SignUpConditions(needsConfirmedEmail: true)
      let mia = try await world.signUp("mia", as: try await world.newcomer(Self.mia), conditions)
      try await mia.post("Hello")
      #expect(try await world.world.mails() == [])
      let unverified = ProviderIdentity.of("2", email: "ben@example.com", isVerified: false)
      let ben = try await world.signUp(
        "ben", as: try await world.newcomer(unverified), email: "ben@example.com", conditions)
      await #expect(throws: AppError.invalid(.account, .unconfirmed)) { try await ben.post("Hello") }
      await world.backend.finish()
      #expect(try await world.world.recipients() == ["ben@example.com"])
      await #expect(throws: AppError.invalid(.account, .unconfirmed)) { try await world.signIn(unverified) }
      // Also where passwords need none.
      let other = ProviderIdentity.of("3", email: "eve@example.com", isVerified: false)
      let eve = try await world.signUp("eve", as: try await world.newcomer(other), email: "eve@example.com")
      await #expect(throws: AppError.invalid(.account, .unconfirmed)) { try await eve.post("Hello") }
    }
  }

  @Test(
    "ends with a reset by whoever has the address, if it was linked before that was proven",
    arguments: BackendKind.available)
  func unprovenAddress(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      // Made by someone with an address that isn't theirs.
      let alice = world.person(try await world.world.join("alice"))
      world.world.clock.advance(seconds: 1)
      try await alice.link(.of("1"))
      let resets = try world.backend.repositories(for: .anonymous).authentication.resets.orUnsupported()
      func reset(_ password: String) async throws -> Person {
        _ = try await resets.requestCode(email: "alice@example.com")
        await world.backend.finish()
        let code = try await world.world.mailedCode(to: "alice@example.com")
        return world.person(
          try await resets.reset(email: "alice@example.com", code: code, password: password))
      }
      let owner = try await reset("correct horse alice")
      #expect(try await owner.linked() == [])
      // From then on it's theirs.
      world.world.clock.advance(seconds: 61)
      try await owner.link(.of("2"))
      #expect(try await reset("battery horse alice").linked().count == 1)
    }
  }

  @Test("keeps neither secrets nor consent readable", arguments: BackendKind.available)
  func sealed(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let newcomer = try await world.newcomer(Self.mia)
      func texts(_ table: SQLName, _ column: SQLName) async throws -> [String] {
        try await world.world.database.read { connection throws(AppError) in
          try connection.rows("SELECT \(column) FROM \(table)") { row throws(AppError) in row.text(0) }
        }
      }
      #expect(try await texts("newcomer", "token_hash") != [newcomer.token.value])
      #expect(try await texts("newcomer", "refresh_token").allSatisfy { !$0.contains("consent") })
      _ = try await world.signUp("mia", as: newcomer)
      let kept = try await texts("identity", "refresh_token")
      #expect(kept.count == 1 && !kept[0].isEmpty && !kept[0].contains("consent"))
    }
  }

  @Test("gives an app a session on its terms, the first time too", arguments: BackendKind.available)
  func apps(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let apps = try world.backend.repositories(for: .anonymous).authentication.apps.orUnsupported()
      let app = try await apps.registry.register(
        AppRegistration(
          name: "App", redirectAddresses: ["https://app.example"], scopes: AccessScopes([.read, .write]),
          website: nil), from: .here)
      let credentials = AppCredentials(clientID: app.app.clientID, secret: app.secret)
      world.providers.take("token", for: Self.mia)
      @Sendable func signIn(_ token: Secret, nonce: String = "nonce") async throws -> ProviderSignIn {
        try await apps.providers.orUnsupported().signIn(
          with: ProviderToken(token, nonce: nonce), scopes: AccessScopes([.read]), admitsNewcomers: true,
          by: credentials, from: .here)
      }
      guard case .newcomer(let newcomer) = try await signIn("token") else {
        Issue.record("no one has it yet")
        return
      }
      let mia = try await world.signUp("mia", as: newcomer)
      await #expect(throws: AppError.invalid(.provider, .wrong), "once") { try await signIn("token") }
      world.providers.take("next", for: Self.mia)
      guard case .signedIn(let session) = try await signIn("next") else {
        Issue.record("not signed in")
        return
      }
      #expect(session.user == mia.id)
      for scopes in [mia.session.scopes, session.scopes] { #expect(scopes == AccessScopes([.read])) }
      await #expect(throws: AppError.invalid(.provider, .wrong)) { try await signIn("other") }
      await #expect(throws: AppError.invalid(.provider, .wrong)) { try await signIn("next", nonce: "") }
    }
  }

  @Test("makes one account of several first sign-ins at once", arguments: BackendKind.available)
  func race(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      var newcomers: [ProviderNewcomer] = []
      for _ in 1...4 { newcomers.append(try await world.newcomer(Self.mia)) }
      let made = await withTaskGroup(of: AppError?.self) { group in
        for (number, newcomer) in newcomers.enumerated() {
          group.addTask {
            do {
              _ = try await world.signUp("mia\(number)", as: newcomer)
              return nil
            } catch {
              return error as? AppError
            }
          }
        }
        return await group.reduce(into: [AppError?]()) { $0.append($1) }
      }
      #expect(made.filter { $0 == nil }.count == 1)
      #expect(made.compactMap(\.self).allSatisfy { $0 == .invalid(.registration, .wrong) })
      #expect(try await world.count("newcomer") == 0)
      #expect(try await world.count("identity") == 1)
      #expect(try await world.count("account") == 1)
    }
  }
}
