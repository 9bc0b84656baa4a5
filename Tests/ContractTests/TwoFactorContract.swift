import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialFiles
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("Two factors")
struct TwoFactorContract {
  private static let wrong = AppError.invalid(.signInCode, .wrong)
  private static let ended = AppError.invalid(.codeRequest, .wrong)

  @Test(
    "are on once the app's first code has come, and are asked for then", arguments: BackendKind.everywhere)
  func turningOn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let port = try alice.can.account.twoFactor.orUnsupported()
      #expect(try await port.twoFactor() == TwoFactorStatus())
      await #expect(throws: AppError.invalid(.authenticator, .wrong)) {
        try await port.confirmTwoFactor(code: "123456")
      }
      let setup = try await port.beginTwoFactor()
      await #expect(throws: Self.wrong) {
        try await port.confirmTwoFactor(code: try world.code(of: setup, in: 3600))
      }
      #expect(try await port.twoFactor() == TwoFactorStatus())
      _ = try await world.enter("alice").session()
      let codes = try await port.confirmTwoFactor(code: try world.code(of: setup))
      #expect(Set(codes).count == 10)
      #expect(try await port.twoFactor() == TwoFactorStatus(isOn: true, recoveryCodesLeft: 10))
      await #expect(throws: AppError.invalid(.authenticator, .wrong)) {
        try await port.confirmTwoFactor(code: try world.code(of: setup, in: 30))
      }
      try await alice.post("still signed in")

      // The first code was used up by turning it on.
      let request = try await world.asked("alice")
      await #expect(throws: Self.wrong) { try await world.answer(request, try world.code(of: setup)) }
      let session = try await world.answer(request, try world.code(of: setup, in: 30))
      #expect(session.user == alice.id && session.handle == "alice")
      try await world.person(session).post("in again")
      await #expect(throws: Self.ended) { try await world.answer(request, try world.code(of: setup, in: 60)) }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) {
        try await world.enter("alice", "guess")
      }
    }
  }

  @Test("can be recovery codes, each once, until others are made", arguments: BackendKind.everywhere)
  func recovery(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (_, codes) = try await world.turnOn(alice)
      let port = try alice.can.account.twoFactor.orUnsupported()
      _ = try await world.answer(try await world.asked("alice"), codes[3].value)
      #expect(try await port.twoFactor().recoveryCodesLeft == 9)
      let request = try await world.asked("alice")
      for code in [codes[3].value, "0123456789abcdef"] {
        await #expect(throws: Self.wrong) { try await world.answer(request, code) }
      }
      let others = try await port.makeRecoveryCodes()
      #expect(Set(others).isDisjoint(with: codes))
      await #expect(throws: Self.wrong) { try await world.answer(request, codes[0].value) }
      _ = try await world.answer(request, others[0].value)

      let ben = try await world.join("ben")
      let (_, bens) = try await world.turnOn(ben)
      await #expect(throws: Self.wrong) {
        try await world.answer(try await world.asked("alice"), bens[0].value)
      }
    }
  }

  @Test(
    "are off again when their owner says so, who has proven who they are", arguments: BackendKind.everywhere)
  func turningOff(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let port = try alice.can.account.twoFactor.orUnsupported()
      await #expect(throws: AppError.invalid(.authenticator, .missing)) { try await port.makeRecoveryCodes() }
      let (setup, codes) = try await world.turnOn(alice)
      world.clock.advance(seconds: 700)
      let missing = AppError.invalid(.proof, .missing)
      await #expect(throws: missing) { try await port.beginTwoFactor() }
      await #expect(throws: missing) { try await port.makeRecoveryCodes() }
      await #expect(throws: missing) { try await port.turnOffTwoFactor() }
      #expect(try await port.twoFactor() == TwoFactorStatus(isOn: true, recoveryCodesLeft: 10))
      try await alice.can.account.prove("correct horse alice")
      let waiting = try await world.asked("alice")
      try await port.turnOffTwoFactor()
      #expect(try await port.twoFactor() == TwoFactorStatus())
      _ = try await world.enter("alice").session()
      for code in [try world.code(of: setup), codes[0].value] {
        await #expect(throws: Self.ended) { try await world.answer(waiting, code) }
      }
      // Another app takes the place of one that is used, from its first code on.
      let (first, _) = try await world.turnOn(alice)
      let second = try await port.beginTwoFactor()
      _ = try await world.answer(try await world.asked("alice"), try world.code(of: first, in: 30))
      _ = try await port.confirmTwoFactor(code: try world.code(of: second))
      let request = try await world.asked("alice")
      await #expect(throws: Self.wrong) { try await world.answer(request, try world.code(of: first, in: 30)) }
      _ = try await world.answer(request, try world.code(of: second, in: 30))
    }
  }

  @Test("aren't skipped by a new password that was set by mail", arguments: BackendKind.everywhere)
  func reset(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (setup, codes) = try await world.turnOn(alice)
      let resets = try world.stranger.authentication.resets.orUnsupported()
      let device = SignInOrigin(device: "new")
      _ = try await resets.requestCode(email: "alice@example.com", from: device)
      let mailed = try await world.mailedCode(to: "alice@example.com")
      let step = try await resets.reset(
        email: "alice@example.com", code: mailed, password: "battery 9 staple", from: device)
      guard case .needsCode(let request) = step else {
        Issue.record("signed in without a code")
        return
      }
      await #expect(throws: AppError.unauthenticated) { try await alice.post("no more") }
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await world.enter("alice") }
      await #expect(throws: Self.ended) {
        try await resets.signIn(request, code: codes[0].value, from: .here)
      }
      await #expect(throws: Self.wrong) { try await resets.signIn(request, code: "000000", from: device) }
      let session = try await resets.signIn(request, code: try world.code(of: setup, in: 30), from: device)
      #expect(session.user == alice.id)
    }
  }

  @Test(
    "end a sign-in that waits for too long, or whose password was changed", arguments: BackendKind.available)
  func ending(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (setup, codes) = try await world.turnOn(alice)
      let late = try await world.asked("alice")
      world.clock.advance(seconds: 600)
      await #expect(throws: Self.ended) { try await world.answer(late, codes[0].value) }
      let elsewhere = try await world.asked("alice")
      await #expect(throws: Self.ended) { try await world.answer(elsewhere, codes[0].value, from: "there") }
      try await alice.can.account.prove("correct horse alice")
      try await alice.can.account.passwords.orUnsupported().setPassword("battery staple 9")
      await #expect(throws: Self.ended) { try await world.answer(elsewhere, codes[0].value) }
      await #expect(throws: Self.ended) {
        try await world.answer(CodeRequest(token: "none"), try world.code(of: setup))
      }
      #expect(try await world.count("SELECT COUNT(*) FROM code_request") == 0)
    }
  }

  @Test("let one in of those who use the same code at once", arguments: BackendKind.available)
  func races(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (setup, codes) = try await world.turnOn(alice)
      for code in [try world.code(of: setup, in: 30), codes[0].value] {
        var requests: [CodeRequest] = []
        for _ in 0..<6 { requests.append(try await world.asked("alice")) }
        let outcomes = await race(6) { [requests] number in
          _ = try await world.answer(requests[number], code)
        }
        #expect(outcomes.count { $0 == nil } == 1 && outcomes.count { $0 == Self.wrong } == 5)
      }
      let port = try alice.can.account.twoFactor.orUnsupported()
      #expect(try await port.twoFactor().recoveryCodesLeft == 9)
    }
  }

  @Test(
    "can't be guessed by those who know the password, who keep no known device waiting and no recovery code",
    arguments: BackendKind.available)
  func limits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (setup, codes) = try await world.turnOn(alice)
      var outcomes: [AppError] = []
      for number in 0..<12 {
        let device = "stranger \(number)"
        let request = try await world.asked("alice", from: device)
        do throws(AppError) {
          _ = try await world.answer(request, "000000", from: device)
        } catch {
          outcomes.append(error)
        }
      }
      #expect(outcomes.count { $0 == Self.wrong } == 10)
      #expect(outcomes.count { $0 == .rateLimited(retryAfter: 600) } == 2)
      // The owner's own device, and a new one with a recovery code.
      _ = try await world.answer(try await world.asked("alice"), try world.code(of: setup, in: 30))
      let request = try await world.asked("alice", from: "new")
      await #expect(throws: AppError.rateLimited(retryAfter: 600)) {
        try await world.answer(request, try world.code(of: setup, in: 60), from: "new")
      }
      _ = try await world.answer(request, codes[0].value, from: "new")
      // A known device has a limit of its own.
      let known = try await world.asked("alice", from: "new")
      let own = await race(11) { _ in try await world.answer(known, "000000", from: "new") }
      #expect(own.count { $0 == Self.wrong } == 10)
      #expect(own.count { $0 == .rateLimited(retryAfter: 300) } == 1)
      // A new password ends what strangers do, and gives back what they took.
      try await alice.can.account.setPassword("battery staple 9", with: "correct horse alice")
      world.clock.advance(seconds: 30)
      guard case .needsCode(let again) = try await world.enter("alice", "battery staple 9", from: "third")
      else {
        Issue.record("signed in without a code")
        return
      }
      _ = try await world.answer(again, try world.code(of: setup, in: 30), from: "third")
    }
  }

  @Test("are asked for where an app signs in with the password", arguments: BackendKind.available)
  func apps(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (app, alice) = (try await world.register(), try await world.join("alice"))
      let (setup, codes) = try await world.turnOn(alice)
      let signIns = try world.apps.signIns.orUnsupported()
      func signIn(_ code: String?) async throws(AppError) -> GrantedToken {
        try await signIns.signIn(
          email: "alice@example.com", password: "correct horse alice", code: code,
          scopes: AccessScopes([.read]), by: app.credentials, from: .here)
      }
      await #expect(throws: AppError.invalid(.signInCode, .empty)) { try await signIn(nil) }
      await #expect(throws: Self.wrong) { try await signIn("000000") }
      let granted = try await signIn(try world.code(of: setup, in: 30))
      #expect(granted.session?.user == alice.id && granted.scopes == AccessScopes([.read]))
      #expect(try await signIn(codes[0].value).session?.user == alice.id)
      let ben = try await world.join("ben")
      let bens = try await signIns.signIn(
        email: "ben@example.com", password: "correct horse ben", code: "000000",
        scopes: AccessScopes([.read]), by: app.credentials, from: .here)
      #expect(bens.session?.user == ben.id, "not looked at where there's only one factor")
    }
  }

  @Test("are kept sealed and hashed, and go with the account", arguments: BackendKind.available)
  func keeping(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (setup, codes) = try await world.turnOn(alice)
      _ = try await alice.can.account.twoFactor.orUnsupported().beginTwoFactor()
      let request = try await world.asked("alice")
      let stored = try await world.database.read { connection throws(AppError) in
        try connection.rows(
          """
          SELECT secret FROM authenticator UNION ALL SELECT code_hash FROM recovery_code
          UNION ALL SELECT token_hash FROM code_request
          """
        ) { row throws(AppError) in row.text(0) }
      }
      #expect(stored.count == 12)
      for secret in codes + [setup.secret, request.token] {
        #expect(!stored.contains { $0.contains(secret.value) })
      }
      try await alice.can.account.deletion.orUnsupported().delete()
      await #expect(throws: Self.ended) { try await world.answer(request, codes[0].value) }
      await world.finish()
      for table in ["authenticator", "authenticator_setup", "recovery_code", "code_request"] as [SQL] {
        #expect(try await world.count("SELECT COUNT(*) FROM \(table)") == 0, "\(table)")
      }
    }
  }

  @Test(
    "survive a backup: recovery codes at once, the app's codes with the key", arguments: BackendKind.available
  )
  func backups(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (setup, codes) = try await world.turnOn(alice)
      _ = try await world.asked("alice")
      let file = world.folder.path("network.backup")
      _ = try await world.backend.backUp(to: file, replacing: false) { _ in }
      try await world.restored(from: file) { other, _ in
        #expect(try await other.count("SELECT COUNT(*) FROM code_request") == 0)
        let request = try await other.asked("alice")
        await #expect(throws: AppError.unexpected(reference: "sealed-elsewhere")) {
          try await other.answer(request, try other.code(of: setup, in: 30))
        }
        _ = try await other.answer(request, codes[0].value)
        let key = try #require(try PrivateFile(world.folder.path("outbox-key")).read())
        try PrivateFile(other.folder.path("outbox-key")).replace(with: key)
        _ = try await other.answer(try await other.asked("alice"), try other.code(of: setup, in: 30))
      }
    }
  }

  @Test("are written down in the log of the account", arguments: BackendKind.available)
  func log(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (_, codes) = try await world.turnOn(alice)
      let request = try await world.asked("alice")
      await #expect(throws: Self.wrong) { try await world.answer(request, "000000") }
      _ = try await world.answer(request, codes[0].value)
      let port = try alice.can.account.twoFactor.orUnsupported()
      _ = try await port.makeRecoveryCodes()
      try await port.turnOffTwoFactor()
      try await port.turnOffTwoFactor()
      let kinds = try await world.database.read { connection throws(AppError) in
        try connection.rows("SELECT kind FROM account_event ORDER BY id") { row throws(AppError) in
          row.text(0)
        }
      }
      #expect(
        kinds == [
          "signedUp", "authenticatorAdded", "signInFailed", "recoveryCodeUsed", "signedIn",
          "recoveryCodesMade",
          "authenticatorRemoved",
        ])
    }
  }
}

extension World {
  /// The code that an authenticator app shows.
  ///
  /// - Parameter seconds: From now.
  func code(of setup: AuthenticatorSetup, in seconds: Int64 = 0) throws -> String {
    try #require(AuthenticatorSecret(setup.secret)).code(at: clock.clock.now().adding(seconds: seconds))
  }

  /// Turns two factors on, with the code of the moment.
  func turnOn(_ person: Person) async throws -> (setup: AuthenticatorSetup, codes: [Secret]) {
    let port = try person.can.account.twoFactor.orUnsupported()
    let setup = try await port.beginTwoFactor()
    return (setup, try await port.confirmTwoFactor(code: try code(of: setup)))
  }

  /// What comes of someone's password.
  func enter(
    _ handle: String, _ password: String? = nil, from device: String = "here"
  ) async throws(AppError) -> SignInStep {
    try await stranger.authentication.passwords.orUnsupported().signIn(
      email: "\(handle)@example.com", password: password ?? "correct horse \(handle)",
      from: SignInOrigin(device: device))
  }

  /// What stands for someone's password until the code has come.
  func asked(_ handle: String, from device: String = "here") async throws -> CodeRequest {
    guard case .needsCode(let request) = try await enter(handle, from: device) else {
      throw AppError.unexpected(reference: "no code was asked for")
    }
    return request
  }

  /// Gives a code.
  @discardableResult
  func answer(_ request: CodeRequest, _ code: String, from device: String = "here") async throws(AppError)
    -> Session
  {
    try await stranger.authentication.passwords.orUnsupported().signIn(
      request, code: code, from: SignInOrigin(device: device))
  }
}
