import AppValues
import Authentication
import Entities
import SocialBackend
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("Mails about an account")
struct AccountMailContract {
  private let phone = SignInOrigin(device: "phone", name: "Ivory (iOS)", address: "192.0.2.7")

  @Test("tell of a new device, once, and not of the first", arguments: BackendKind.available)
  func devices(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      await world.backend.answer(to: "social.example", at: "https://social.example")
      _ = try await world.join("alice")
      _ = try await world.signIn("alice")
      #expect(try await world.mails() == [])
      let signIns = try world.stranger.authentication.passwords.orUnsupported()
      for _ in 1...2 {
        _ = try await signIns.signIn(
          email: "alice@example.com", password: "correct horse alice", from: phone)
      }
      let mail = try #require(try await world.mails().first)
      #expect(try await world.recipients() == ["alice@example.com"])
      #expect(mail.contains("\n    Device: Ivory (iOS)\n    Address: 192.0.2.7\n"))
      #expect(mail.contains("\n    https://social.example/account/sign-ins\n"))
    }
  }

  @Test("tell of another password", arguments: BackendKind.available)
  func passwords(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      try await alice.can.account.passwords.orUnsupported().setPassword("battery staple 9")
      let resets = try world.stranger.authentication.resets.orUnsupported()
      _ = try await resets.requestCode(email: "alice@example.com", from: phone)
      let code = try await world.mailedCode(to: "alice@example.com")
      _ = try await resets.reset(
        email: "alice@example.com", code: code, password: "battery staple 10", from: phone)
      let mails = try await world.mails()
      #expect(mails.count == 3)
      #expect(mails[0].contains("The password of your SocialConnect account has changed.\n"))
      #expect(mails[2].contains("was reset with a code that was sent to this address.\n"))
      #expect(mails[2].contains("\n    Device: Ivory (iOS)\n"))
    }
  }

  @Test("are in the person's language", arguments: BackendKind.available)
  func language(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let signUps = try world.stranger.authentication.signUps.orUnsupported()
      _ = try await signUps.signUp(
        Registration(
          email: "yuki@example.com", password: "correct horse yuki", handle: "yuki", name: "ユキ",
          birthday: nil, language: "ja"))
      _ = try await world.stranger.authentication.passwords.orUnsupported().signIn(
        email: "yuki@example.com", password: "correct horse yuki", from: phone)
      let mail = try #require(try await world.mails().first)
      #expect(mail.contains("\n    端末: Ivory (iOS)\n"))
    }
  }

  @Test("tell of nothing that was refused", arguments: BackendKind.available)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      _ = try await world.join("alice")
      await #expect(throws: AppError.invalid(.credentials, .wrong)) {
        try await world.stranger.authentication.passwords.orUnsupported().signIn(
          email: "alice@example.com", password: "guess", from: phone)
      }
      #expect(try await world.mails() == [])
    }
  }
}
