import AppValues
import Authentication
import Entities
import SocialBackend
import Testing
import Timeline

@Suite("Accounts")
struct AccountContract {
  @Test("sign up, in, out; a session that has ended is refused", arguments: BackendKind.available)
  func lifecycle(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("Alice", name: "アリス")
      let again = try await world.stranger.authentication.passwords.orUnsupported().signIn(
        email: "ALICE@Example.com", password: "correct horse Alice")
      #expect(again.user == alice.id && again.handle == "Alice" && again.name == "アリス")
      #expect(again.token != alice.session.token)
      let second = world.person(again)
      try await second.post("hello")
      try await second.can.authentication.sessions.signOut(again)
      try await second.can.authentication.sessions.signOut(again)
      await #expect(throws: AppError.unauthenticated) { try await second.post("too late") }
      await #expect(throws: AppError.unauthenticated) {
        try await second.can.timeline.page(of: .everyone, PageRequest())
      }
      await #expect(throws: AppError.unauthenticated) {
        try await second.can.authentication.sessions.refresh(again)
      }
      #expect(try await alice.can.authentication.sessions.refresh(alice.session) == alice.session)
      try await alice.post("still here")
    }
  }

  @Test("take each address and handle once, in whatever case", arguments: BackendKind.available)
  func taken(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      let checks = try world.stranger.authentication.checks.orUnsupported()
      await #expect(throws: AppError.invalid(.handle, .taken)) {
        try await checks.ensureAvailable(handle: "ALICE")
      }
      await #expect(throws: AppError.invalid(.email, .taken)) {
        try await checks.ensureAvailable(email: "Alice@EXAMPLE.com")
      }
      try await checks.ensureAvailable(handle: "alice2")
      let outcomes = await race(8) { number in
        _ = try await world.stranger.authentication.signUps.orUnsupported().signUp(
          Registration(
            email: "bob\(number)@example.com", password: "long enough", handle: "Bob", name: "Bob",
            birthday: nil, language: "ja"))
      }
      #expect(outcomes.count { $0 == nil } == 1)
      #expect(outcomes.allSatisfy { $0 == nil || $0 == .invalid(.handle, .taken) })
    }
  }

  @Test(
    "tell no difference between an unknown address and a wrong password",
    arguments: BackendKind.available)
  func wrong(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      for email in ["alice@example.com", "nobody@example.com"] {
        let guess = { try await world.guess(email, from: "elsewhere") }
        for _ in 1...10 {
          await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await guess() }
        }
        await #expect(throws: AppError.rateLimited(retryAfter: 60)) { try await guess() }
      }
    }
  }
}

/// Does something many times at once; the error of each, nil for those that went well.
func race(
  _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Void
) async -> [AppError?] {
  await withTaskGroup(of: AppError?.self) { group in
    for number in 0..<count {
      group.addTask {
        do {
          try await body(number)
          return nil
        } catch {
          return error as? AppError ?? .unexpected(reference: "\(error)")
        }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
}
