import AppValues
import Authentication
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialLocalBackend
import Testing
import Timeline

@Suite("An account that waits for approval")
struct ApprovalContract {
  private static let pending = AppError.invalid(.account, .pending)

  @Test("can't be used and isn't seen until it's approved", arguments: BackendKind.available)
  func approval(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let moderation = world.backend.accountModeration
      let bob = try await world.join("bob", SignUpConditions(needsApproval: true), reason: "I like\nharbours")
      await #expect(throws: Self.pending) { try await bob.post("hi") }
      await #expect(throws: Self.pending) { try await bob.can.timelines.page(.home, PageRequest()) }
      await #expect(throws: Self.pending) { try await bob.can.profile.user(alice.id) }
      await #expect(throws: Self.pending) {
        try await world.stranger.authentication.sessions.refresh(bob.session)
      }
      await #expect(throws: Self.pending) { try await world.again(bob) }
      await #expect(throws: AppError.notFound) { try await alice.can.profile.user(handle: "bob") }
      let waiting = try await moderation.pending(PageRequest()).items
      #expect(waiting.map(\.handle) == ["bob"] && waiting[0].reason == "I like\nharbours")
      #expect(waiting[0].email == "bob@example.com" && waiting[0].isEmailConfirmed)

      #expect(try await moderation.approve(handle: "BOB") == "bob")
      #expect(try await moderation.approve(handle: "bob") == "bob")
      #expect(try await moderation.pending(PageRequest()).items == [])
      try await bob.post("hi")
      #expect(try await alice.can.profile.user(handle: "bob").postCount == 1)
      _ = try await world.again(bob)
      await #expect(throws: AppError.notFound) { try await moderation.approve(handle: "carol") }
    }
  }

  @Test("leaves nothing behind when it's rejected", arguments: BackendKind.available)
  func rejection(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let moderation = world.backend.accountModeration
      let bob = try await world.join("bob", SignUpConditions(needsApproval: true))
      #expect(try await moderation.reject(handle: "bob") == "bob")
      await #expect(throws: AppError.unauthenticated) { try await bob.post("hi") }
      #expect(try await moderation.pending(PageRequest()).items == [])
      let alice = try await world.join("alice")
      for handle in ["bob", "alice"] {
        await #expect(throws: AppError.notFound) { try await moderation.reject(handle: handle) }
      }
      // The handle and the address are free.
      try await world.join("bob").post("hi")
      #expect(try await alice.can.profile.user(handle: "bob").postCount == 1)
    }
  }

  @Test("is listed newest first, page by page", arguments: BackendKind.available)
  func listing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let moderation = world.backend.accountModeration
      let handles = (0..<5).map { "bob\($0)" }
      for handle in handles { _ = try await world.join(handle, SignUpConditions(needsApproval: true)) }
      _ = try await moderation.suspend(handle: "bob2")
      let read = { (request: PageRequest) async throws in try await moderation.pending(request) }
      #expect(try await everything(limit: 2, read).map(\.handle) == ["bob4", "bob3", "bob1", "bob0"])
    }
  }

  @Test("still waits after it was suspended and reinstated", arguments: BackendKind.available)
  func suspension(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let moderation = world.backend.accountModeration
      let bob = try await world.join("bob", SignUpConditions(needsApproval: true))
      _ = try await moderation.reinstate(handle: "bob")
      await #expect(throws: Self.pending) { try await bob.post("hi") }
      _ = try await moderation.suspend(handle: "bob")
      await #expect(throws: AppError.unauthenticated) { try await bob.post("hi") }
      await #expect(throws: AppError.invalid(.account, .suspended)) { try await world.again(bob) }
      _ = try await moderation.reinstate(handle: "bob")
      await #expect(throws: Self.pending) { try await world.again(bob) }
      _ = try await moderation.approve(handle: "bob")
      try await world.again(bob).post("hi")
    }
  }

  @Test("isn't what the administrator creates", arguments: BackendKind.available)
  func creation(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let moderation = world.backend.accountModeration
      let registration = Registration(
        email: "mia@example.com", password: "correct horse mia", handle: "Mia", name: "Mia", birthday: nil,
        language: "en", conditions: SignUpConditions(needsApproval: true, needsConfirmedEmail: true))
      #expect(try await moderation.create(registration) == "Mia")
      await #expect(throws: AppError.invalid(.email, .taken)) { try await moderation.create(registration) }
      let mia = try await world.stranger.authentication.passwords.orUnsupported().signIn(
        email: "mia@example.com", password: "correct horse mia")
      try await world.person(mia).post("hi")
    }
  }
}
