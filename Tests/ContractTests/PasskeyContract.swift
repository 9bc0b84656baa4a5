import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import SocialLocalStore
import SocialTestSupport
import Testing

@Suite("Passkeys")
struct PasskeyContract {
  private static let wrong = AppError.invalid(.passkey, .wrong)

  @Test("are added, sign in, are named and removed", arguments: BackendKind.available)
  func life(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      var (phone, key) = (SoftAuthenticator(1), SoftAuthenticator(2))
      key.flags = SoftAuthenticator.Flag.present | SoftAuthenticator.Flag.verified
      key.signCount = 4
      #expect(try await alice.passkeys.passkeys() == [])
      let first = try await alice.add(&phone, called: "Phone")
      #expect(first.isSynced && first.lastUsedAt == nil && first.createdAt == world.clock.clock.now())
      try await alice.add(&key, called: "Key")
      #expect(phone.userHandle == key.userHandle, "authenticators know one account")
      world.clock.advance(seconds: 60)

      let again = try await world.signIn(&key, from: SignInOrigin(device: "new"))
      #expect(again.id == alice.id && again.session.token != alice.session.token)
      try await again.post("signed in")
      let listed = try await again.passkeys.passkeys()
      #expect(listed.map(\.name) == ["Key", "Phone"])
      #expect(listed.map(\.isSynced) == [false, true])
      #expect(listed.map(\.lastUsedAt) == [world.clock.clock.now(), nil])
      #expect(key.signCount == 5)
      _ = try await world.signIn(&key)

      let renamed = try await again.passkeys.rename(listed[1].id, to: "Old phone")
      #expect(renamed.name == "Old phone")
      try await again.passkeys.remove(listed[1].id)
      #expect(try await alice.passkeys.passkeys().map(\.name) == ["Key"])
      await #expect(throws: Self.wrong) { try await world.signIn(&phone) }
      await #expect(throws: AppError.notFound) { try await again.passkeys.remove(listed[1].id) }
      await #expect(throws: AppError.notFound) { _ = try await again.passkeys.rename(listed[1].id, to: "x") }
      // The session goes on that began with it.
      try await alice.post("still here")
    }
  }

  @Test("are no one else's", arguments: BackendKind.available)
  func others(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      var phone = SoftAuthenticator()
      let passkey = try await alice.add(&phone, called: "Phone")
      #expect(try await bob.passkeys.passkeys() == [])
      await #expect(throws: AppError.notFound) { try await bob.passkeys.remove(passkey.id) }
      await #expect(throws: AppError.notFound) { _ = try await bob.passkeys.rename(passkey.id, to: "Mine") }
      // The authenticator of one person's, which says the same again.
      await #expect(throws: AppError.invalid(.passkey, .taken)) { try await bob.add(&phone, called: "Mine") }
      let stranger = try world.stranger.account.passkeys.orUnsupported()
      await #expect(throws: AppError.unauthenticated) { _ = try await stranger.passkeys() }
      await #expect(throws: AppError.unauthenticated) { try await stranger.remove(passkey.id) }
      let addition = try world.stranger.account.passkeyAddition.orUnsupported()
      await #expect(throws: AppError.unauthenticated) { _ = try await addition.newPasskeyOptions(at: .test) }
      await #expect(throws: AppError.unauthenticated) { _ = try await addition.proofOptions(at: .test) }
    }
  }

  @Test("create an account that no password gets into", arguments: BackendKind.available)
  func signingUp(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      var phone = SoftAuthenticator()
      let alice = try await world.join("alice", with: &phone)
      try await alice.post("here")
      #expect(try await alice.passkeys.passkeys().map(\.name) == ["Phone"])
      #expect(try await world.signIn(&phone).id == alice.id)
      for password in ["", "correct horse alice"] {
        let before = world.passwords.workCount
        await #expect(throws: AppError.invalid(.credentials, .wrong)) {
          try await world.signIn("alice", password)
        }
        #expect(world.passwords.workCount == before + 1, "it takes as long as for everyone else")
      }
      var other = SoftAuthenticator(2)
      await #expect(throws: AppError.invalid(.email, .taken)) { try await world.join("alice", with: &other) }
      await #expect(throws: Self.wrong) { try await world.signIn(&other) }
      await #expect(throws: AppError.invalid(.passkey, .taken)) { try await world.join("bob", with: &phone) }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await world.signIn("bob", "") }
    }
  }

  @Test("aren't removed where no one could sign in any more", arguments: BackendKind.available)
  func lastWayIn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      var (phone, key) = (SoftAuthenticator(1), SoftAuthenticator(2))
      let alice = try await world.join("alice", with: &phone)
      let first = try #require(try await alice.passkeys.passkeys().first)
      let last = AppError.invalid(.signInMethod, .missing)
      await #expect(throws: last) { try await alice.passkeys.remove(first.id) }
      #expect(try await world.signIn(&phone).id == alice.id)
      let second = try await alice.add(&key, called: "Key")
      let ids = [first.id, second.id]
      let outcomes = await race(2) { try await alice.passkeys.remove(ids[$0]) }
      #expect(outcomes.count { $0 == nil } == 1 && outcomes.contains(last), "\(outcomes)")
      #expect(try await alice.passkeys.passkeys().count == 1)
    }
  }

  @Test("are added and removed only after a proof", arguments: BackendKind.available)
  func proofs(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      var (phone, key) = (SoftAuthenticator(1), SoftAuthenticator(2))
      let passkey = try await alice.add(&phone, called: "Phone")
      let addition = try alice.can.account.passkeyAddition.orUnsupported()
      let options = try await addition.newPasskeyOptions(at: .test)
      let answer = try key.answer(creating: options)
      world.clock.advance(seconds: 4 * 60)
      let late = try await addition.newPasskeyOptions(at: .test)
      let lateAnswer = try key.answer(creating: late)
      world.clock.advance(seconds: 6 * 60 + 1)
      let unproven = AppError.invalid(.proof, .missing)
      await #expect(throws: unproven) { _ = try await addition.newPasskeyOptions(at: .test) }
      await #expect(throws: unproven) { _ = try await addition.add(answer, called: "Key") }
      await #expect(throws: unproven) { _ = try await addition.add(lateAnswer, called: "Key") }
      await #expect(throws: unproven) { try await alice.passkeys.remove(passkey.id) }
      _ = try await alice.passkeys.rename(passkey.id, to: "My phone")

      // A passkey proves it, for this session alone.
      let other = try await world.signIn("alice")
      world.clock.advance(seconds: 11 * 60)
      let proof = try phone.answer(try await addition.proofOptions(at: .test))
      let proofs = try alice.can.account.proofs.orUnsupported()
      await #expect(throws: Self.wrong, "it was asked in another session") {
        try await other.can.account.proofs.orUnsupported().prove(.passkey(proof))
      }
      try await proofs.prove(.passkey(proof))
      await #expect(throws: Self.wrong, "once") { try await proofs.prove(.passkey(proof)) }
      try await alice.add(&key, called: "Key")
      await #expect(throws: unproven) { try await other.passkeys.remove(passkey.id) }
      // Someone else's passkey proves nothing, and neither does an answer to another question.
      let bob = try await world.join("bob")
      let asked = try await bob.can.account.passkeyAddition.orUnsupported().proofOptions(at: .test)
      let forged = try phone.answer(asked)
      await #expect(throws: Self.wrong) {
        try await bob.can.account.proofs.orUnsupported().prove(.passkey(forged))
      }
      let signIn = try phone.answer(try await world.passkeyOptions())
      await #expect(throws: Self.wrong) { try await proofs.prove(.passkey(signIn)) }
    }
  }

  @Test("answer once, in time, and where they were asked", arguments: BackendKind.available)
  func challenges(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      var phone = SoftAuthenticator()
      try await alice.add(&phone, called: "Phone")
      let answer = try phone.answer(try await world.passkeyOptions())
      await #expect(throws: Self.wrong, "another browser") {
        _ = try await world.signIn(with: answer, from: SignInOrigin(device: "elsewhere"))
      }
      let outcomes = await race(6) { _ in _ = try await world.signIn(with: answer) }
      #expect(outcomes.count { $0 == nil } == 1, "\(outcomes)")
      #expect(outcomes.allSatisfy { $0 == nil || $0 == Self.wrong })

      let late = try phone.answer(try await world.passkeyOptions())
      world.clock.advance(seconds: 5 * 60)
      await #expect(throws: Self.wrong) { _ = try await world.signIn(with: late) }
      let inTime = try phone.answer(try await world.passkeyOptions())
      world.clock.advance(seconds: 5 * 60 - 1)
      // Any node takes it.
      let elsewhere = try await world.opened { try await $0.signIn(with: inTime).id }
      #expect(elsewhere == alice.id)
      // What was refused is used up, too.
      let options = try await world.passkeyOptions()
      var careless = phone
      careless.flags = SoftAuthenticator.Flag.present
      let unverified = try careless.answer(options)
      await #expect(throws: Self.wrong) { _ = try await world.signIn(with: unverified) }
      let right = try phone.answer(options)
      await #expect(throws: Self.wrong) { _ = try await world.signIn(with: right) }
      await #expect(throws: Self.wrong) { _ = try await world.signIn(with: PasskeyAnswer("{}", at: .test)) }
    }
  }

  @Test(
    "are refused when their counter goes back, and the owner can read of it", arguments: BackendKind.available
  )
  func counters(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      var key = SoftAuthenticator()
      key.signCount = 7
      try await alice.add(&key, called: "Key")
      var copy = key
      _ = try await world.signIn(&key)
      _ = try await world.signIn(&key)
      await #expect(throws: Self.wrong) { try await world.signIn(&copy) }
      _ = try await world.signIn(&key)
      let events = try await world.database.read { connection throws(AppError) in
        try connection.rows(
          "SELECT kind, detail FROM account_event WHERE kind IN ('signedIn', 'signInFailed') ORDER BY id"
        ) { row throws(AppError) in "\(row.text(0)) \(row.text(1))" }
      }
      #expect(events == ["signedIn Key", "signedIn Key", "signInFailed Key", "signedIn Key"])
      // Of several at once that say the same, one goes on.
      var answers: [PasskeyAnswer] = []
      for _ in 0..<4 {
        var same = key
        answers.append(try same.answer(try await world.passkeyOptions()))
      }
      let outcomes = await race(4) { [answers] in _ = try await world.signIn(with: answers[$0]) }
      #expect(outcomes.count { $0 == nil } == 1, "\(outcomes)")
    }
  }

  @Test("don't let in who can't take part", arguments: BackendKind.available)
  func states(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      var (phone, key) = (SoftAuthenticator(1), SoftAuthenticator(2))
      let alice = try await world.join("alice", with: &phone)
      _ = try await world.backend.accountModeration.suspend(handle: "alice")
      await #expect(throws: AppError.invalid(.account, .suspended)) { try await world.signIn(&phone) }
      _ = try await world.backend.accountModeration.reinstate(handle: "alice")
      #expect(try await world.signIn(&phone).id == alice.id)

      let bob = try await world.join("bob", with: &key)
      try await bob.can.account.deletion.orUnsupported().delete()
      await world.finish()
      await #expect(throws: Self.wrong) { try await world.signIn(&key) }
      world.clock.advance(seconds: 61)
      await world.runOnce()
      let left = try await world.database.read { connection throws(AppError) in
        try connection.rows(
          "SELECT person_id FROM passkey UNION ALL SELECT person_id FROM passkey_owner"
        ) { row throws(AppError) in row.integer(0) }
      }
      #expect(Set(left) == [try alice.id.number()])
    }
  }

  @Test("are no more than twenty", arguments: BackendKind.available)
  func limit(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for number in 1...Passkey.maximumCount {
        var authenticator = SoftAuthenticator(number)
        try await alice.add(&authenticator, called: "\(number)")
      }
      var more = SoftAuthenticator(0)
      await #expect(throws: AppError.invalid(.passkeys, .tooLong(maximum: 20, excess: 1))) {
        try await alice.add(&more, called: "One more")
      }
    }
  }

  @Test("are listed, renamed and removed over HTTP")
  func served() async throws {
    try await World.with(.served) { world in
      let alice = try await world.join("alice")
      let there = Person(
        session: alice.session, can: world.backend.repositories(for: .signedIn(alice.session)))
      var (phone, key) = (SoftAuthenticator(1), SoftAuthenticator(2))
      let first = try await there.add(&phone, called: "Phone")
      let second = try await there.add(&key, called: "Key")
      let passkeys = try alice.passkeys
      #expect(passkeys.page?.hasSuffix("/account/passkeys") == true)
      #expect(try await passkeys.passkeys() == [second, first])
      #expect(try await passkeys.rename(first.id, to: "Old phone").name == "Old phone")
      try await passkeys.remove(first.id)
      await #expect(throws: AppError.notFound) { try await passkeys.remove(first.id) }
      #expect(try await alice.can.account.proofs.orUnsupported().standing().waysIn.passkeys == 1)
      world.clock.advance(seconds: 601)
      await #expect(throws: AppError.invalid(.proof, .missing)) { try await passkeys.remove(second.id) }
      #expect(try await passkeys.passkeys().map(\.name) == ["Key"])
    }
  }
}
