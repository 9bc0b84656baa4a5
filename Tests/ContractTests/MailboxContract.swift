import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalBackend
import Testing

/// Two spellings of one mailbox are one, wherever an address is entered.
@Suite("A mailbox whose host has two spellings")
struct MailboxContract {
  private static let spellings = [
    "Aiko@bücher.example", "aiko@BÜCHER.example", "aiko@xn--bcher-kva.example", "AIKO@XN--BCHER-KVA.Example",
    "aiko@bu\u{308}cher.example",
  ]
  private static let others = ["aiko@bucher.example", "aiko@xn--bcher-kvb.example", "aiko@xn--a.example"]

  @Test("is one account's, by whichever its owner signs in", arguments: BackendKind.available)
  func signingIn(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let accounts = world.stranger.authentication
      let (signUps, passwords) = (
        try accounts.signUps.orUnsupported(), try accounts.passwords.orUnsupported()
      )
      let checks = try #require(accounts.checks)
      let aiko = try await signUps.signUp(Self.registration("aiko", Self.spellings[2]))
      for (number, email) in Self.spellings.enumerated() {
        #expect(try await passwords.signIn(email: email, password: "correct horse").user == aiko.user)
        await #expect(throws: AppError.invalid(.email, .taken), "\(email)") {
          try await checks.ensureAvailable(email: email)
        }
        await #expect(throws: AppError.invalid(.email, .taken), "\(email)") {
          try await signUps.signUp(Self.registration("other\(number)", email))
        }
      }
      for (number, email) in Self.others.enumerated() {
        _ = try await signUps.signUp(Self.registration("else\(number)", email))
      }
      // A code that is asked for by one spelling resets the password by another.
      let resets = try accounts.resets.orUnsupported()
      let origin = SignInOrigin(device: "new")
      _ = try await resets.requestCode(email: Self.spellings[0], from: origin)
      let code = try await world.mailedCode(to: Self.spellings[2])
      let session = try await resets.reset(
        email: Self.spellings[1], code: code, password: "correct battery", from: origin)
      #expect(session.user == aiko.user)
    }
  }

  @Test(
    "that two accounts have from before stays theirs, each by its spelling", arguments: BackendKind.available)
  func clashing(kind: BackendKind) async throws {
    let emails = [
      "first@xn--bcher-kva.example", "first@bücher.example", "alone@xn--bcher-kva.example",
      "plain@example.org",
    ]
    let hash = try await PasswordHasher(cost: .least).hash("correct horse")
    try await kind.upgraded(from: "mailboxes") { connection throws(AppError) in
      for (index, email) in emails.enumerated() {
        let (id, handle) = (Int64(index + 1), "person\(index)")
        try connection.execute(
          """
          INSERT INTO person (
            id, handle, handle_folded, domain, name, name_folded, bio, is_locked, created_at, post_count,
            follower_count, following_count)
          VALUES (\(id), \(handle), \(handle), '', 'P', 'p', '', 0, 0, 0, 0, 0)
          """)
        try connection.execute(
          """
          INSERT INTO account (person_id, email, email_folded, password_hash, language, confirmed_at)
          VALUES (\(id), \(email), \(email), \(hash), 'en', 0)
          """)
      }
    } _: { database in
      let backend = LocalBackend(database: database, passwords: PasswordHasher(cost: .least))
      let passwords = try backend.repositories(for: .anonymous).authentication.passwords.orUnsupported()
      let entered = emails + ["alone@bücher.example", "FIRST@bücher.example"]
      var handles: [String] = []
      for email in entered {
        handles.append(try await passwords.signIn(email: email, password: "correct horse").handle)
      }
      #expect(handles == ["person0", "person1", "person2", "person3", "person2", "person1"])
      let findings = try await backend.check().filter { $0.place.hasPrefix("account") }
      #expect(findings == [])
    }
  }

  private static func registration(_ handle: String, _ email: String) -> Registration {
    Registration(
      email: email, password: "correct horse", handle: handle, name: handle, birthday: nil, language: "en")
  }
}
