import AppValues
import Archive
import Authentication
import Entities
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("The log of an account")
struct AccountLogContract {
  private let phone = SignInOrigin(device: "phone", name: "Ivory \u{1B}[2J\n(iOS)", address: "192.0.2.7")

  @Test("tells what happened, from where, the newest first", arguments: BackendKind.available)
  func events(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let signIns = try world.stranger.authentication.passwords.orUnsupported()
      await #expect(throws: AppError.invalid(.credentials, .wrong)) {
        try await signIns.signIn(email: "alice@example.com", password: "guess", from: phone)
      }
      let second = world.person(
        try await signIns.signIn(email: "alice@example.com", password: "correct horse alice", from: phone)
          .session())
      let passwords = try second.can.account.passwords.orUnsupported()
      try await passwords.setPassword("battery staple 9")
      _ = try await world.signIn("alice", "battery staple 9")
      let sessions = try second.can.account.activeSessions.orUnsupported()
      try await sessions.revoke(try #require(try await sessions.activeSessions().first).id)
      #expect(try await sessions.revokeOthers() == 0)
      let log = try await second.log().items
      #expect(
        log.map(\.kind) == [
          .sessionEnded, .signedIn, .passwordChanged, .signedIn, .signInFailed, .signedUp,
        ])
      #expect(
        log.map(\.device) == [
          "Ivory [2J (iOS)", "", "Ivory [2J (iOS)", "Ivory [2J (iOS)", "Ivory [2J (iOS)", "",
        ])
      #expect(log.map(\.address) == ["192.0.2.7", "", "192.0.2.7", "192.0.2.7", "192.0.2.7", ""])
      await #expect(throws: AppError.unauthenticated) { try await alice.log() }
    }
  }

  @Test("tells of wrong passwords and codes of someone signed in", arguments: BackendKind.available)
  func proofs(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      await #expect(throws: AppError.invalid(.password, .wrong)) {
        try await alice.can.account.prove("guess")
      }
      await #expect(throws: AppError.invalid(.signInCode, .wrong)) {
        try await alice.can.account.proofs.orUnsupported().prove(.code("123456"))
      }
      #expect(try await alice.log().items.map(\.kind) == [.proofFailed, .proofFailed, .signedUp])
    }
  }

  @Test("is each one's own, and comes in pages", arguments: BackendKind.available)
  func pages(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      for _ in 1...3 { _ = try await world.signIn("alice") }
      _ = try await world.signIn("bob")
      let whole = try await alice.log().items.map(\.id)
      #expect(whole.count == 4)
      let first = try await alice.log(PageRequest(limit: 3))
      let second = try await alice.log(PageRequest(.before(try #require(first.older)), limit: 3))
      #expect(first.items.map(\.id) + second.items.map(\.id) == whole)
      #expect(second.older == nil)
      #expect(try await bob.log().items.map(\.kind) == [.signedIn, .signedUp])
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await alice.log(PageRequest(.before(Cursor("x"))))
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.account.log.orUnsupported().events(PageRequest())
      }
    }
  }

  @Test("is the same over the API, in pages", arguments: BackendKind.everywhere)
  func everywhere(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let signIns = try world.stranger.authentication.passwords.orUnsupported()
      _ = try await signIns.signIn(email: "alice@example.com", password: "correct horse alice", from: phone)
      _ = try await world.signIn("alice")
      let first = try await alice.log(PageRequest(limit: 2))
      let second = try await alice.log(PageRequest(.before(try #require(first.older)), limit: 2))
      #expect((first.items + second.items).map(\.kind) == [.signedIn, .signedIn, .signedUp])
      #expect(first.items[1].device == "Ivory [2J (iOS)")
      #expect(first.items[1].address == (kind == .served ? "127.0.0.1" : "192.0.2.7"))
      let listed = try await alice.can.account.activeSessions.orUnsupported().activeSessions()
      #expect(listed[1].device == "Ivory [2J (iOS)" && listed[1].address == first.items[1].address)
      #expect(listed.allSatisfy { $0.scopes == .all })
    }
  }

  @Test("of everyone is the administrator's", arguments: BackendKind.available)
  func audit(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, _) = (try await world.join("alice"), try await world.join("bob"))
      _ = try await world.signIn("alice")
      let audit = world.backend.audit
      let all = try await audit.entries(of: nil, PageRequest())
      #expect(all.items.map(\.handle) == ["alice", "bob", "alice"])
      #expect(all.items.map(\.event.kind) == [.signedIn, .signedUp, .signedUp])
      let first = try await audit.entries(of: "Alice", PageRequest(limit: 1))
      let rest = try await audit.entries(of: "alice", PageRequest(.before(try #require(first.older))))
      #expect((first.items + rest.items).map(\.event) == (try await alice.log().items))
      await #expect(throws: AppError.notFound) { try await audit.entries(of: "carol", PageRequest()) }
    }
  }

  @Test("forgets what is older than 90 days", arguments: BackendKind.available)
  func memory(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      world.clock.advance(seconds: 60 * 86_400)
      _ = try await world.signIn("alice")
      world.clock.advance(seconds: 30 * 86_400 + 1)
      #expect(try await alice.log().items.map(\.kind) == [.signedIn])
      #expect(try await world.storedEvents() == 2)
      _ = try await world.signIn("alice")
      #expect(try await world.storedEvents() == 2)
    }
  }

  @Test("writes nothing of attempts that are refused", arguments: BackendKind.available)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let signIns = try world.stranger.authentication.passwords.orUnsupported()
      for number in 1...12 {
        await #expect(
          throws: number > 10 ? AppError.rateLimited(retryAfter: 60) : .invalid(.credentials, .wrong)
        ) {
          try await signIns.signIn(email: "alice@example.com", password: "guess", from: phone)
        }
      }
      #expect(try await alice.log().items.count { $0.kind == .signInFailed } == 10)
    }
  }

  @Test("takes as many statements for an address without an account", arguments: BackendKind.available)
  func unknown(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      await world.finish()
      let signIns = try world.stranger.authentication.passwords.orUnsupported()
      var counts: [Int] = []
      // What the first one looks up is known to the others.
      for email in ["first@example.com", "alice@example.com", "nobody@example.com"] {
        let before = world.database.statementCount
        await #expect(throws: AppError.invalid(.credentials, .wrong)) {
          try await signIns.signIn(email: email, password: "guess", from: phone)
        }
        counts.append(world.database.statementCount - before)
      }
      #expect(counts[1] == counts[2])
    }
  }

  @Test(
    "knows of apps, exports and the administrator, and goes with the account",
    arguments: BackendKind.available)
  func others(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let app = try await world.register()
      let granted = try await world.exchange(world.code(of: alice, for: app), by: app)
      try await world.apps.tokens.revoke(granted.token, by: app.credentials)
      _ = try await alice.can.exporting.records(of: .profile, after: nil)
      _ = try await world.backend.accountModeration.suspend(handle: "alice")
      _ = try await world.backend.accountModeration.reinstate(handle: "alice")
      let again = try await world.signIn("alice")
      let log = try await again.log().items
      #expect(
        log.map(\.kind) == [
          .signedIn, .reinstated, .suspended, .exported, .appDisconnected, .appConnected, .signedUp,
        ])
      #expect(log[4].detail == app.app.name && log[5].detail == app.app.name)
      try await again.can.account.deletion.orUnsupported().delete()
      await world.finish()
      #expect(try await world.storedEvents() == 0)
    }
  }
}

extension Person {
  /// What happened to their account.
  func log(_ request: PageRequest = PageRequest()) async throws -> Page<AccountEvent> {
    try await can.account.log.orUnsupported().events(request)
  }
}

extension World {
  /// How many events are stored, of whomever.
  fileprivate func storedEvents() async throws -> Int {
    try await database.read { connection throws(AppError) in
      try connection.first("SELECT COUNT(*) FROM account_event") { row throws(AppError) in row.int(0) } ?? 0
    }
  }
}
