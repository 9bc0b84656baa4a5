import AppValues
import Authentication
import Entities
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("What someone lets an app do")
struct AuthorizationContract {
  private static let refused = AppError.invalid(.authorization, .wrong)

  @Test("is a session of theirs with what they agreed to", arguments: BackendKind.available)
  func exchanging(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let scopes = AccessScopes([.readStatuses, .writeStatuses])
      let code = try await world.code(of: alice, for: app, scopes)
      #expect(code.count == 43)
      world.clock.advance(seconds: 599)
      let granted = try await world.exchange(code, by: app)
      let session = try #require(granted.session)
      #expect(session.user == alice.id && session.handle == "alice" && session.name == "Alice")
      #expect(granted.scopes == scopes && session.scopes == scopes && granted.token == session.token)
      #expect(granted.createdAt == world.clock.clock.now())
      #expect(try await world.apps.tokens.grant(token: granted.token) == .person(session, app.app))
      #expect(try await world.stranger.authentication.sessions.refresh(session) == session)
      try await world.person(session).post("through the app")
      #expect(
        try await world.stranger.timeline.page(of: .everyone, PageRequest()).texts == ["through the app"])
    }
  }

  @Test("is proved by the verifier where the app showed a challenge", arguments: BackendKind.available)
  func proving(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let code = try await world.code(of: alice, for: app, challenge: Proof.challenge)
      for verifier in [nil, "", Proof.challenge, Proof.verifier.lowercased()] {
        await #expect(throws: AppError.invalid(.verifier, .wrong)) {
          try await world.exchange(code, by: app, verifier: verifier)
        }
      }
      _ = try await world.exchange(code, by: app, verifier: Proof.verifier)
      // Someone on the way may have taken the challenge away.
      let bare = try await world.code(of: alice, for: app)
      await #expect(throws: AppError.invalid(.verifier, .wrong)) {
        try await world.exchange(bare, by: app, verifier: Proof.verifier)
      }
      _ = try await world.exchange(bare, by: app, verifier: "")
    }
  }

  @Test("goes to no one but the app, at the address that it named", arguments: BackendKind.available)
  func strangers(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, other) = (try await world.register(), try await world.register("Other"))
      let alice = try await world.join("alice")
      let code = try await world.code(of: alice, for: app)
      for redirect in ["", "tusky://signed-in/", "TUSKY://signed-in", "urn:ietf:wg:oauth:2.0:oob"] {
        await #expect(throws: AppError.invalid(.redirect, .wrong)) {
          try await world.exchange(code, by: app, redirect: redirect)
        }
      }
      await #expect(throws: Self.refused) { try await world.exchange(code, by: other) }
      for wrong in ["", "unknown", code.lowercased()] {
        await #expect(throws: Self.refused) { try await world.exchange(wrong, by: app) }
      }
      await #expect(throws: AppError.invalid(.app, .wrong)) {
        try await world.apps.tokens.exchange(
          CodeExchange(code: code, redirectAddress: World.redirect),
          by: AppCredentials(clientID: app.app.clientID, secret: other.secret))
      }
      _ = try await world.exchange(code, by: app)
    }
  }

  @Test("is offered for ten minutes, and swept then", arguments: BackendKind.available)
  func expiring(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let late = try await world.code(of: alice, for: app)
      world.clock.advance(seconds: 600)
      await #expect(throws: Self.refused) { try await world.exchange(late, by: app) }
      _ = try await world.code(of: alice, for: app)
      #expect(try await world.count("SELECT COUNT(*) FROM authorization_code") == 1)
      // One that a wrong clock made is not offered for longer.
      let early = try await world.code(of: alice, for: app)
      // The clocks of several machines differ by seconds.
      let ahead = try await world.code(of: alice, for: app)
      world.clock.advance(seconds: -5)
      _ = try await world.code(of: alice, for: app)
      _ = try await world.exchange(ahead, by: app)
      world.clock.advance(seconds: -86_400)
      await #expect(throws: Self.refused) { try await world.exchange(early, by: app) }
    }
  }

  @Test("ends when its code comes a second time", arguments: BackendKind.available)
  func replay(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let other = try await world.person(alice, through: app)
      let code = try await world.code(of: alice, for: app)
      let session = try #require(try await world.exchange(code, by: app).session)
      await #expect(throws: AppError.invalid(.app, .wrong)) {
        try await world.apps.tokens.exchange(
          CodeExchange(code: code, redirectAddress: World.redirect),
          by: AppCredentials(clientID: app.app.clientID, secret: "guess"))
      }
      try await world.person(session).post("what proves nothing ends nothing")
      for _ in 1...2 {
        await #expect(throws: Self.refused) { try await world.exchange(code, by: app) }
        await #expect(throws: AppError.unauthenticated) { try await world.person(session).post("too late") }
      }
      try await other.post("what another code gave stands")
      try await alice.post("and so do I")
    }
  }

  @Test("is given once when its code comes several times at once", arguments: BackendKind.available)
  func racing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let code = try await world.code(of: alice, for: app)
      let tokens = LockedValue<[Secret]>([])
      let outcomes = await race(4) { _ in
        let granted = try await world.exchange(code, by: app)
        tokens.change { $0.append(granted.token) }
      }
      #expect(outcomes.count { $0 == nil } == 1 && outcomes.allSatisfy { $0 == nil || $0 == Self.refused })
      // Whether one of them was stolen is not known.
      let token = try #require(tokens.value.first)
      await #expect(throws: AppError.unauthenticated) { try await world.apps.tokens.grant(token: token) }
    }
  }

  @Test("is agreed to by the person alone, not by an app in their name", arguments: BackendKind.available)
  func agreeing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let everything = try await world.register("Everything", .all)
      let alice = try await world.join("alice")
      let granted = try await world.exchange(
        world.code(of: alice, for: everything, .all), by: everything)
      let through = world.person(try #require(granted.session))
      #expect(through.session.scopes == .all)
      await #expect(throws: AppError.forbidden) {
        try await world.code(of: through, for: everything)
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.account.authorizations.orUnsupported().authorize(
          AuthorizationRequest(
            app: everything.app, redirectAddress: World.redirect, scopes: .all, challenge: nil))
      }
      let gone = RegisteredApp(
        id: ID("42"), name: "Gone", website: nil, redirectAddresses: [World.redirect], scopes: .all,
        clientID: "gone", createdAt: world.clock.clock.now())
      await #expect(throws: AppError.invalid(.app, .wrong)) {
        try await world.code(of: alice, for: NewApp(app: gone, secret: "x"))
      }
    }
  }

  @Test("ends with their other sessions, and so do codes on their way", arguments: BackendKind.available)
  func endings(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let endings: [() async throws -> Void] = [
        { _ = try await alice.can.account.activeSessions.orUnsupported().revokeOthers() },
        {
          try await alice.can.account.setPassword("battery staple 9", with: "correct horse alice")
        },
        {
          _ = try await world.stranger.authentication.resets.orUnsupported().reset(
            email: "alice@example.com", code: world.code("alice@example.com"), password: "staple 9 battery")
        },
      ]
      for end in endings {
        let (through, code) = (
          try await world.person(alice, through: app), try await world.code(of: alice, for: app)
        )
        try await end()
        await #expect(throws: AppError.unauthenticated) { try await through.post("too late") }
        await #expect(throws: Self.refused) { try await world.exchange(code, by: app) }
      }
    }
  }

  @Test("ends with a suspension", arguments: BackendKind.available)
  func suspension(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let (through, code) = (
        try await world.person(alice, through: app), try await world.code(of: alice, for: app)
      )
      let moderation = world.backend.accountModeration
      _ = try await moderation.suspend(handle: "alice")
      for attempt in 1...2 {
        await #expect(throws: AppError.unauthenticated) {
          try await world.apps.tokens.grant(token: through.session.token)
        }
        await #expect(throws: Self.refused) { try await world.exchange(code, by: app) }
        if attempt == 1 { _ = try await moderation.reinstate(handle: "alice") }
      }
    }
  }

  @Test("waits while the account does", arguments: BackendKind.available)
  func pending(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let code = try await world.code(of: alice, for: app)
      try await world.set(state: 1)
      await #expect(throws: Self.refused) { try await world.exchange(code, by: app) }
      try await world.set(state: 0)
      _ = try await world.exchange(code, by: app)
    }
  }

  @Test("goes with a deleted account, also where it was on its way", arguments: BackendKind.available)
  func deletion(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let through = try await world.person(alice, through: app)
      let code = try await world.code(of: alice, for: app)
      try await alice.can.account.delete(with: "correct horse alice")
      await #expect(throws: AppError.unauthenticated) {
        try await world.apps.tokens.grant(token: through.session.token)
      }
      await #expect(throws: Self.refused) { try await world.exchange(code, by: app) }
      await world.finish()
      #expect(try await world.count("SELECT COUNT(*) FROM authorization_code") == 0)
      #expect(try await world.apps.registry.app(with: app.credentials) == app.app, "the app is others' too")
    }
  }
}

extension World {
  /// Has everyone's account wait, or not.
  fileprivate func set(state: Int64) async throws {
    try await database.write { connection throws(AppError) in
      try connection.execute("UPDATE person SET state = \(state)")
    }
  }
}
