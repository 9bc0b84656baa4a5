import Authentication
import Backend
import Credentials
import Dispatch
import Entities
import Post
import TestSupport
import Testing

@testable import Database

@Suite("A refusal")
struct RefusalContract {
  @Test("costs no hashing", arguments: BackendKind.available)
  func hashing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let email = "alice@example.com"
      let refusals: [@Sendable () async throws -> Void] = [
        { try await world.guess(email, from: "elsewhere") },
        { _ = try await world.stranger.passwordReset.requestCode(email: email) },
        { try await world.stranger.passwordReset.confirmCode(email: "bob@example.com", code: "123456") },
        {
          _ = try await world.stranger.passwordReset.reset(
            email: "bob@example.com", code: "123456", password: "battery 9 staple")
        },
        {
          _ = try await alice.can.account.requestEmail("alice@example.net", password: "correct horse alice")
        },
        { try await alice.can.account.confirmEmail("alice@example.org", code: "123456") },
        { try await alice.can.account.changePassword(from: "guess", to: "battery 9 staple") },
        {
          _ = try await world.stranger.authentication.signUp(
            Registration(
              email: email, password: "battery 9 staple", handle: "ann", name: "Ann", birthday: nil,
              language: "en"))
        },
      ]
      for refusal in refusals {
        // What is refused only after some times is refused by now.
        for _ in 1...10 { try? await refusal() }
        let before = world.passwords.workCount
        await #expect(throws: SocialError.self) { try await refusal() }
        #expect(world.passwords.workCount == before)
      }
    }
  }

  // In memory a refusal that reads waits for the writer.
  @Test("undoes nobody's writes", arguments: BackendKind.shared)
  func writes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let email = "alice@example.com"
      let refusals: [(name: String, run: @Sendable () async throws -> Void)] = [
        ("a throttled sign-in", { try await world.guess(email, from: "elsewhere") }),
        ("a code too many", { _ = try await world.stranger.passwordReset.requestCode(email: email) }),
        (
          "a code that was never sent",
          {
            try await world.stranger.passwordReset.confirmCode(email: "bob@example.com", code: "123456")
          }
        ),
        ("a proof too many", { try await alice.can.account.confirmPassword("guess") }),
        ("a sign-in that is not there", { try await alice.can.account.revoke(ID("12")) }),
        (
          "a photo that is not there",
          {
            try await alice.post(NewPost(text: "look", replyTo: nil, photos: [ID("12")]))
          }
        ),
        ("a comment on what is not there", { try await alice.post(NewPost(text: "hm", replyTo: ID("12"))) }),
      ]
      for refusal in refusals {
        // What is refused only after some times is refused by now.
        for _ in 1...10 { try? await refusal.run() }
        #expect(try await world.runs(beside: refusal.run) == 1, "\(refusal.name)")
      }
    }
  }
}

extension World {
  /// How often a write runs that is committed together with something that is refused.
  fileprivate func runs(beside refused: @escaping @Sendable () async throws -> Void) async throws -> Int {
    // Mails that are under way are writes, too.
    await finish()
    let (runs, isRefused) = (LockedValue(0), LockedValue(false))
    let held = try await HeldWriter(database)
    let refusal = Task {
      await #expect(throws: SocialError.self) { try await refused() }
      isRefused.change { $0 = true }
    }
    #expect(try await eventually { isRefused.value || database.waitingWrites == 1 })
    let others = isRefused.value ? 0 : 1
    let writing = Task {
      try await database.write { connection throws(SocialError) in
        runs.change { $0 += 1 }
        _ = try connection.nextNumber(of: "item", earliest: 0)
      }
    }
    #expect(try await eventually { database.waitingWrites == others + 1 })
    held.release()
    try await writing.value
    await refusal.value
    return runs.value
  }
}

/// A write that is under way until it is released.
private struct HeldWriter: Sendable {
  private let released = DispatchSemaphore(value: 0)

  init(_ database: any SQLDatabase) async throws {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    Task { [released] in
      try await database.write { connection throws(SocialError) in
        // The first statement takes the right to write.
        _ = try connection.rows("SELECT 1") { _ throws(SocialError) in }
        begin.yield()
        // Once released it waits no more, also when it runs again.
        if released.wait(timeout: .now() + 20) == .success { released.signal() }
      }
      begin.finish()
    }
    for await _ in begun { break }
  }

  func release() { released.signal() }
}

extension SQLDatabase {
  fileprivate var waitingWrites: Int {
    (self as? SQLiteDatabase)?.writes.waitingCount ?? (self as? PostgreSQLDatabase)?.writes.waitingCount ?? 0
  }
}
