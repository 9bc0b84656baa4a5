import AppValues
import Authentication
import Entities
import SocialBackend
import SocialLocalBackend
import Testing

@Suite("A new account whose address has to be confirmed")
struct EmailConfirmationContract {
  private static let unconfirmed = AppError.invalid(.account, .unconfirmed)
  private static let wrong = AppError.invalid(.code, .wrong)
  private static let conditions = SignUpConditions(needsConfirmedEmail: true)

  @Test("can be used once the code that was sent there came back", arguments: BackendKind.available)
  func confirming(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let bob = try await world.join("bob", Self.conditions)
      let confirmation = try world.stranger.authentication.confirmation.orUnsupported()
      await #expect(throws: Self.unconfirmed) { try await bob.post("hi") }
      await #expect(throws: Self.unconfirmed) { try await world.again(bob) }
      #expect(try await confirmation.unconfirmedEmail(token: bob.session.token) == "bob@example.com")
      let code = try await world.mailedCode(to: "bob@example.com")
      await #expect(throws: Self.wrong) {
        try await confirmation.confirm(email: "bob@example.com", code: code == "123456" ? "123457" : "123456")
      }
      await #expect(throws: Self.wrong) { try await confirmation.confirm(email: "x@example.com", code: code) }
      try await confirmation.confirm(email: "Bob@example.com", code: code)
      try await bob.post("hi")
      #expect(try await confirmation.unconfirmedEmail(token: bob.session.token) == nil)
      await #expect(throws: Self.wrong) {
        try await confirmation.confirm(email: "bob@example.com", code: code)
      }
    }
  }

  @Test("gets another code, in place of the first", arguments: BackendKind.available)
  func another(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let bob = try await world.join("bob", Self.conditions)
      let first = try await world.mailedCode(to: "bob@example.com")
      let confirmation = try world.stranger.authentication.confirmation.orUnsupported()
      let origin = SignInOrigin(device: "device")
      _ = try await confirmation.requestCode(email: "bob@example.com", page: nil, from: origin)
      let second = try await world.mailedCode(to: "bob@example.com")
      if first != second {
        await #expect(throws: Self.wrong) {
          try await confirmation.confirm(email: "bob@example.com", code: first)
        }
      }
      try await confirmation.confirm(email: "bob@example.com", code: second)
      try await bob.post("hi")
      // Nothing is sent where no account waits.
      let mails = try await world.mails().count
      for email in ["bob@example.com", "nobody@example.com"] {
        _ = try await confirmation.requestCode(email: email, page: nil, from: origin)
      }
      #expect(try await world.mails().count == mails)
    }
  }

  @Test("may then wait for approval, whichever comes first", arguments: BackendKind.available)
  func both(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let moderation = world.backend.accountModeration
      let confirmation = try world.stranger.authentication.confirmation.orUnsupported()
      let both = SignUpConditions(needsApproval: true, needsConfirmedEmail: true)
      let bob = try await world.join("bob", both)
      try await confirmation.confirm(
        email: "bob@example.com", code: try await world.mailedCode(to: "bob@example.com"))
      await #expect(throws: AppError.invalid(.account, .pending)) { try await bob.post("hi") }
      _ = try await moderation.approve(handle: "bob")
      try await bob.post("hi")

      let carol = try await world.join("carol", both)
      #expect(try await moderation.pending(PageRequest()).items.map(\.isEmailConfirmed) == [false])
      _ = try await moderation.approve(handle: "carol")
      await #expect(throws: Self.unconfirmed) { try await carol.post("hi") }
      #expect(try await moderation.confirmEmail(handle: "carol") == "carol")
      try await carol.post("hi")
    }
  }
}
