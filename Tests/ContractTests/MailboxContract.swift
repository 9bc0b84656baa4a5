import AppValues
import Authentication
import Entities
import SocialBackend
import SocialDatabase
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
        email: Self.spellings[1], code: code, password: "correct battery", from: origin
      ).session()
      #expect(session.user == aiko.user)
    }
  }

  @Test(
    "that two accounts have from before stays theirs, each by its spelling", arguments: BackendKind.available)
  func clashing(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let accounts = world.stranger.authentication
      let (signUps, passwords) = (
        try accounts.signUps.orUnsupported(), try accounts.passwords.orUnsupported()
      )
      let letters = try await signUps.signUp(Self.registration("letters", "first@bücher.example"))
      let ascii = try await signUps.signUp(Self.registration("ascii", "other@example.org"))
      let spelling = "first@xn--bcher-kva.example"
      try await world.database.write { connection throws(AppError) in
        try connection.execute(
          "UPDATE account SET email = \(spelling), email_folded = \(spelling) WHERE email = 'other@example.org'"
        )
      }
      for (email, owner) in [
        (spelling, ascii), ("first@bücher.example", letters), ("FIRST@bücher.example", letters),
      ] {
        #expect(try await passwords.signIn(email: email, password: "correct horse").user == owner.user)
      }
    }
  }

  private static func registration(_ handle: String, _ email: String) -> Registration {
    Registration(
      email: email, password: "correct horse", handle: handle, name: handle, birthday: nil, language: "en")
  }
}
