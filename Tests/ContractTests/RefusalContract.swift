import AppValues
import Authentication
import Entities
import Post
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialTestSupport
import Testing

@Suite("A refusal")
struct RefusalContract {
  @Test("costs no hashing", arguments: BackendKind.available)
  func hashing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let email = "alice@example.com"
      let (wrong, resets) = try (
        AppError.invalid(.code, .wrong), world.stranger.authentication.resets.orUnsupported()
      )
      let refusals = [
        Refusal(after: 10, .rateLimited(retryAfter: 60)) { try await world.guess(email, from: "elsewhere") },
        Refusal(after: 3, .rateLimited(retryAfter: 1800)) { _ = try await resets.requestCode(email: email) },
        Refusal(wrong) { try await resets.confirmCode(email: "bob@example.com", code: "123456") },
        Refusal(wrong) {
          _ = try await resets.reset(
            email: "bob@example.com", code: "123456", password: "battery 9 staple")
        },
        Refusal(after: 3, .rateLimited(retryAfter: 1200)) {
          _ = try await alice.can.account.emails.orUnsupported().requestEmail("alice@example.net")
        },
        Refusal(wrong) {
          try await alice.can.account.emails.orUnsupported().confirmEmail("alice@example.org", code: "123456")
        },
        Refusal(after: 10, .rateLimited(retryAfter: 60)) {
          try await alice.can.account.setPassword("battery 9 staple", with: "guess")
        },
        Refusal(.invalid(.email, .taken)) {
          _ = try await world.stranger.authentication.signUps.orUnsupported().signUp(
            Registration(
              email: email, password: "battery 9 staple", handle: "ann", name: "Ann", birthday: nil,
              language: "en"))
        },
      ]
      for (number, refusal) in refusals.enumerated() {
        await refusal.approach()
        let before = world.passwords.workCount
        await #expect(throws: refusal.error) { try await refusal.run() }
        #expect(world.passwords.workCount == before, "the refusal \(number)")
      }
    }
  }

  // In memory a refusal that reads waits for the writer.
  @Test("undoes nobody's writes", arguments: BackendKind.available)
  func writes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let (email, resets) = try ("alice@example.com", world.stranger.authentication.resets.orUnsupported())
      let refusals = [
        Refusal(after: 10, .rateLimited(retryAfter: 60)) { try await world.guess(email, from: "elsewhere") },
        Refusal(after: 3, .rateLimited(retryAfter: 1800)) { _ = try await resets.requestCode(email: email) },
        Refusal(.invalid(.code, .wrong)) {
          try await resets.confirmCode(email: "bob@example.com", code: "123456")
        },
        Refusal(after: 10, .rateLimited(retryAfter: 60)) {
          try await alice.can.account.prove("guess")
        },
        Refusal(.notFound) { try await alice.can.account.activeSessions.orUnsupported().revoke(ID("12")) },
        Refusal(.invalid(.photo, .wrong)) {
          try await alice.post(NewPost(PostContent("look", photos: [ID("12")]), replyTo: nil))
        },
        Refusal(.notFound) { try await alice.post(NewPost(PostContent("hm"), replyTo: ID("12"))) },
      ]
      for (number, refusal) in refusals.enumerated() {
        await refusal.approach()
        #expect(try await world.runs(beside: refusal) == 1, "the refusal \(number)")
      }
    }
  }
}

/// What is refused, perhaps only after some times.
private struct Refusal: Sendable {
  let error: AppError
  let run: @Sendable () async throws -> Void
  private let times: Int

  init(after times: Int = 0, _ error: AppError, _ run: @escaping @Sendable () async throws -> Void) {
    (self.error, self.run, self.times) = (error, run, times)
  }

  /// Does it as often as it is not refused so.
  func approach() async {
    for _ in 0..<times {
      do {
        try await run()
      } catch {
        #expect(error as? AppError != self.error)
      }
    }
  }
}

extension World {
  /// How often a write runs that is committed together with something that is refused.
  fileprivate func runs(beside refusal: Refusal) async throws -> Int {
    // Mails that are under way are writes, too.
    await finish()
    let (runs, isRefused) = (LockedValue(0), LockedValue(false))
    let held = try await HeldWriter(database)
    let refused = Task {
      await #expect(throws: refusal.error) { try await refusal.run() }
      isRefused.change { $0 = true }
    }
    #expect(try await eventually { isRefused.value || database.waitingWrites == 1 })
    let others = isRefused.value ? 0 : 1
    let writing = Task {
      try await database.write { connection throws(AppError) in
        runs.change { $0 += 1 }
        _ = try connection.nextNumber(of: "item", earliest: 0)
      }
    }
    try await held.release(whenWaiting: others + 1)
    try await writing.value
    await refused.value
    return runs.value
  }
}
