import AppValues
import Authentication
import Entities
import Profile
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialTestSupport
import Testing
import Timeline

@Suite("An app")
struct AppContract {
  private static let unknown = AppError.invalid(.app, .wrong)

  @Test("is known as it was registered, and by its secret alone", arguments: BackendKind.available)
  func registering(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let registration = AppRegistration(
        name: "猫 Client's", redirectAddresses: ["icecubesapp://", "https://example.org/?a=1"],
        scopes: AccessScopes([.read, .writeMedia]), website: "https://example.org")
      let new = try await world.apps.registry.register(registration, from: .here)
      #expect(new.app.name == registration.name && new.app.website == registration.website)
      #expect(new.app.redirectAddresses == registration.redirectAddresses)
      #expect(new.app.scopes == registration.scopes)
      #expect(new.app.createdAt == world.clock.clock.now())
      #expect(new.secret.value.count == 43 && new.app.clientID.count == 43)
      #expect(try await world.apps.registry.app(clientID: new.app.clientID) == new.app)
      #expect(try await world.apps.registry.app(with: new.credentials) == new.app)

      let other = try await world.register("Other")
      #expect(other.app.website == nil && other.app.id != new.app.id)
      for credentials in [
        AppCredentials(clientID: new.app.clientID, secret: ""),
        AppCredentials(clientID: new.app.clientID, secret: other.secret),
        AppCredentials(clientID: "unknown", secret: new.secret),
      ] {
        await #expect(throws: Self.unknown) { try await world.apps.registry.app(with: credentials) }
        await #expect(throws: Self.unknown) {
          try await world.apps.tokens.issueAppToken(scopes: .all, to: credentials)
        }
        await #expect(throws: Self.unknown) { try await world.apps.tokens.revoke("x", by: credentials) }
        await #expect(throws: Self.unknown) {
          try await world.apps.tokens.exchange(
            CodeExchange(code: "x", redirectAddress: World.redirect), by: credentials)
        }
      }
      await #expect(throws: Self.unknown) { try await world.apps.registry.app(clientID: "") }
    }
  }

  @Test("is registered many times from one place, but not without end", arguments: BackendKind.available)
  func limits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      for _ in 1...100 { _ = try await world.register() }
      await #expect(throws: AppError.rateLimited(retryAfter: 60)) { try await world.register() }
      _ = try await world.register(from: SignInOrigin(device: "elsewhere"))
      world.clock.advance(seconds: 60)
      _ = try await world.register()
    }
  }

  @Test("acts on its own with a token, and sees what everyone sees", arguments: BackendKind.available)
  func ownToken(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let app = try await world.register()
      let granted = try await world.apps.tokens.issueAppToken(
        scopes: AccessScopes([.read]), to: app.credentials)
      #expect(granted.session == nil && granted.createdAt == world.clock.clock.now())
      let grant = try await world.apps.tokens.grant(token: granted.token)
      #expect(grant == .app(app.app, AccessScopes([.read])))
      #expect(grant.viewer == .anonymous)
      for token in ["", "unknown", app.secret] {
        await #expect(throws: AppError.unauthenticated) { try await world.apps.tokens.grant(token: token) }
      }
      // An app that asks each time that it is started doesn't fill the database.
      for _ in 1...50 {
        _ = try await world.apps.tokens.issueAppToken(scopes: AccessScopes([.read]), to: app.credentials)
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.apps.tokens.grant(token: granted.token)
      }
      #expect(try await world.count("SELECT COUNT(*) FROM app_token") == 50)
    }
  }

  @Test("gives its tokens back, and none of another's", arguments: BackendKind.available)
  func revoking(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, other) = (try await world.register(), try await world.register("Other"))
      let alice = try await world.join("alice")
      let through = try await world.person(alice, through: app)
      let own = try await world.apps.tokens.issueAppToken(scopes: AccessScopes([.read]), to: app.credentials)
      for token in [through.session.token, own.token, alice.session.token] {
        await #expect(throws: AppError.forbidden) {
          try await world.apps.tokens.revoke(token, by: other.credentials)
        }
      }
      await #expect(throws: AppError.forbidden) {
        try await world.apps.tokens.revoke(alice.session.token, by: app.credentials)
      }
      _ = try await through.can.timelines.page(.home, PageRequest())
      for _ in 1...2 {
        for token in [through.session.token, own.token, "unknown", ""] {
          try await world.apps.tokens.revoke(token, by: app.credentials)
          await #expect(throws: AppError.unauthenticated) {
            try await world.apps.tokens.grant(token: token)
          }
        }
      }
      await #expect(throws: AppError.unauthenticated) {
        try await through.can.timelines.page(.home, PageRequest())
      }
      try await alice.post("My own session stands")
    }
  }

  @Test("that gives a session back ends its streams", arguments: BackendKind.available)
  func streams(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let through = try await world.person(alice, through: app)
      try await world.opened { other in
        let news = try other.person(through.session).news(of: .home)
        #expect(await nextSignal(news) != nil)
        try await world.apps.tokens.revoke(through.session.token, by: app.credentials)
        #expect(await nextSignal(news) == .changed)
        await #expect(throws: AppError.unauthenticated) {
          try await other.apps.tokens.grant(token: through.session.token)
        }
      }
    }
  }

  @Test("is listed among the sessions of those it acts for", arguments: BackendKind.available)
  func listing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let through = try await world.person(alice, through: app)
      let sessions = try alice.can.account.activeSessions.orUnsupported()
      let listed = try await sessions.activeSessions()
      #expect(listed.map(\.app) == ["Tusky", nil])
      #expect(listed.map(\.scopes) == [AccessScopes([.read]), .all])
      #expect(listed.map(\.isCurrent) == [false, true])
      try await sessions.revoke(through.session.id)
      await #expect(throws: AppError.unauthenticated) { try await through.post("too late") }
      #expect(try await world.stranger.authentication.sessions.refresh(alice.session).scopes == .all)
    }
  }

  @Test("is one however often it was let in, and loses all at once", arguments: BackendKind.available)
  func connected(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (tusky, other) = (try await world.register(), try await world.register())
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let connections = try alice.can.account.authorizations.orUnsupported()
      #expect(try await connections.connectedApps().isEmpty)
      let first = try await world.person(alice, through: tusky)
      let begun = world.clock.clock.now()
      world.clock.advance(seconds: 7200)
      let ofOther = try await world.person(alice, through: other)
      let ofBob = try await world.person(bob, through: tusky)
      let writes = AccessScopes([.writeStatuses])
      let second = try await world.exchange(world.code(of: alice, for: tusky, writes), by: tusky)
      _ = try await world.apps.tokens.grant(token: first.session.token)
      let listed = try await connections.connectedApps()
      #expect(listed.map(\.app) == [other.app, tusky.app])
      #expect(listed.map(\.scopes) == [AccessScopes([.read]), AccessScopes([.read, .writeStatuses])])
      #expect(listed[1].createdAt == begun && listed.map(\.lastUsedAt) == [nil, world.clock.clock.now()])

      let unused = try await world.code(of: alice, for: tusky)
      try await connections.disconnect(tusky.app.id)
      for token in [first.session.token, second.token] {
        await #expect(throws: AppError.unauthenticated) { try await world.apps.tokens.grant(token: token) }
      }
      await #expect(throws: AppError.invalid(.authorization, .wrong)) {
        try await world.exchange(unused, by: tusky)
      }
      #expect(try await connections.connectedApps().map(\.app) == [other.app])
      for token in [ofOther.session.token, ofBob.session.token] {
        _ = try await world.apps.tokens.grant(token: token)
      }
      // The sessions that no app has are as if of one with the id 0.
      for id in [tusky.app.id, ID("0"), ID("x")] {
        await #expect(throws: AppError.notFound) { try await connections.disconnect(id) }
      }
      try await alice.post("still here")
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.account.authorizations.orUnsupported().connectedApps()
      }
    }
  }

  @Test("tells of its use to the hour, as devices do", arguments: BackendKind.available)
  func uses(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let through = try await world.person(alice, through: app)
      world.clock.advance(seconds: 7200)
      #expect(
        try await world.apps.tokens.grant(token: through.session.token) == .person(through.session, app.app))
      let listed = try await alice.can.account.activeSessions.orUnsupported().activeSessions()
      #expect(listed.map(\.lastUsedAt) == [world.clock.clock.now(), listed[1].createdAt])
    }
  }

  @Test("signs people up with all that it was registered for", arguments: BackendKind.available)
  func signingUp(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let app = try await world.register()
      let own = try await world.apps.tokens.issueAppToken(
        scopes: AccessScopes([.writeStatuses]), to: app.credentials)
      let signIns = try world.apps.signIns.orUnsupported()
      func signUp(_ handle: String, by token: Secret) async throws -> GrantedToken {
        try await signIns.signUp(
          Registration(
            email: "\(handle)@example.com", password: "correct horse \(handle)", handle: handle, name: handle,
            birthday: nil, language: "en"), by: token, from: .here)
      }
      let granted = try await signUp("alice", by: own.token)
      let session = try #require(granted.session)
      #expect(granted.token == session.token && granted.scopes == app.app.scopes)
      #expect(try await world.apps.tokens.grant(token: granted.token) == .person(session, app.app))
      try await world.person(session).post("hello")
      await #expect(throws: AppError.invalid(.handle, .taken)) {
        _ = try await signIns.signUp(
          Registration(
            email: "other@example.com", password: "correct horse", handle: "alice", name: "A", birthday: nil,
            language: "en"), by: own.token, from: .here)
      }
      #expect(try await signUp("carol", by: granted.token).scopes == app.app.scopes)
      let dave = try await world.join("dave")
      let before = world.passwords.workCount
      for token in [dave.session.token, "unknown"] {
        await #expect(throws: AppError.unauthenticated) { try await signUp("bob", by: token) }
      }
      #expect(world.passwords.workCount == before, "what is refused costs no hashing")
      await #expect(throws: AppError.notFound) { try await world.stranger.profile.user(handle: "bob") }
    }
  }

  @Test("signs people in by their password where it may", arguments: BackendKind.available)
  func signingIn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let signIns = try world.apps.signIns.orUnsupported()
      func signIn(
        _ password: String, by credentials: AppCredentials, from origin: SignInOrigin = .here
      ) async throws -> GrantedToken {
        try await signIns.signIn(
          email: "Alice@example.com", password: password, code: nil, scopes: AccessScopes([.read]),
          by: credentials, from: origin)
      }
      let granted = try await signIn("correct horse alice", by: app.credentials)
      let session = try #require(granted.session)
      #expect(session.user == alice.id && granted.scopes == AccessScopes([.read]))
      #expect(try await world.apps.tokens.grant(token: granted.token) == .person(session, app.app))
      await #expect(throws: AppError.invalid(.credentials, .wrong)) {
        try await signIn("wrong", by: app.credentials)
      }
      await #expect(throws: Self.unknown) {
        try await signIn("correct horse alice", by: AppCredentials(clientID: app.app.clientID, secret: "x"))
      }
      let elsewhere = SignInOrigin(device: "elsewhere")
      for _ in 1...10 {
        await #expect(throws: AppError.invalid(.credentials, .wrong)) {
          try await signIn("wrong", by: app.credentials, from: elsewhere)
        }
      }
      await #expect(throws: AppError.rateLimited(retryAfter: 60)) {
        try await signIn("correct horse alice", by: app.credentials, from: elsewhere)
      }
    }
  }
}
