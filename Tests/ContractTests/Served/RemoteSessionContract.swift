import AppValues
import Authentication
import Entities
import Notifications
import Profile
import SocialBackend
import Testing

/// What only a backend over the API does: sessions begin and end at the server.
@Suite("An account at a server")
struct RemoteSessionContract {
  private let device = SignInOrigin(device: "here")

  @Test("is signed in to by its password, and out of again")
  func session() async throws {
    try await World.with(.served) { world in
      let alice = try await world.join("alice")
      let accounts = world.stranger.authentication
      let passwords = try accounts.passwords.orUnsupported()
      await #expect(throws: AppError.invalid(.credentials, .wrong)) {
        try await passwords.signIn(email: "alice@example.com", password: "wrong horse", from: device)
      }
      let session = try await passwords.signIn(
        email: "alice@example.com", password: "correct horse alice", from: device
      ).session()
      #expect(session.user == alice.id && session.handle == "alice" && session.name == "Alice")
      let can = world.person(session).can
      let sessions = try await can.account.activeSessions.orUnsupported().activeSessions()
      #expect(sessions.map(\.isCurrent) == [true, false])
      _ = try await can.profileEditing.orUnsupported().edit(ProfileEdit(name: "Alicia"))
      #expect(try await accounts.sessions.refresh(session).name == "Alicia")
      try await accounts.sessions.signOut(session)
      await #expect(throws: AppError.unauthenticated) { try await accounts.sessions.refresh(session) }
      try await accounts.sessions.signOut(session)
    }
  }

  @Test("keeps its password, its address and its birthday there")
  func care() async throws {
    try await World.with(.served) { world in
      let account = try await world.join("alice").can.account
      await #expect(throws: AppError.invalid(.password, .wrong)) { try await account.prove("wrong horse") }
      try await account.setPassword("another horse", with: "correct horse alice")
      try await account.prove("another horse")
      #expect(try await account.emails.orUnsupported().email() == "alice@example.com")
      let birthdays = try account.birthdays.orUnsupported()
      let birthday = try #require(CalendarDate("1990-02-03"))
      try await birthdays.setBirthday(birthday)
      #expect(try await birthdays.birthday() == birthday)
      try await birthdays.setBirthday(nil)
      #expect(try await birthdays.birthday() == nil)
    }
  }

  @Test("chooses what it's notified of there")
  func notices() async throws {
    try await World.with(.served) { world in
      let settings = try await world.join("alice").can.notifications.settings.orUnsupported()
      let hours = try QuietHours("22:00-07:30")
      let changed = try await settings.change(
        NoticeSettingsChange(audiences: [.like: .nobody], quiet: .hours(hours)))
      #expect(changed.audience(for: .like) == .nobody && changed.quiet == hours)
      #expect(try await settings.settings() == changed)
      #expect(try await settings.change(NoticeSettingsChange(quiet: .off)).quiet == nil)
    }
  }
}
