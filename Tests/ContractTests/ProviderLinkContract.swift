import AppValues
import Authentication
import Entities
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import SocialTestSupport
import Testing

@Suite("Providers that are linked to an account")
struct ProviderLinkContract {
  private static let mia = ProviderIdentity.of("1", email: "mia@example.com", token: "consent")
  private static let missingProof = AppError.invalid(.proof, .missing)
  private static let lastWay = AppError.invalid(.signInMethod, .missing)

  @Test("sign in beside a password, and no longer once they're unlinked", arguments: BackendKind.available)
  func linking(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let alice = world.person(try await world.world.join("alice"))
      #expect(try await alice.linked() == [])
      try await alice.link(Self.mia)
      try await alice.link(Self.mia)
      #expect(try await world.person(Self.mia).id == alice.id)
      let link = try #require(try await alice.linked().first)
      #expect(try await alice.linked().count == 1)
      try await alice.unlink(link)
      await world.backend.finish()
      #expect(world.providers.revoked == ["consent of client at https://google.example"])
      #expect(try await alice.linked() == [])
      #expect(try await world.count("consent_removal") == 0)
      await #expect(throws: AppError.notFound) { try await alice.unlink(link) }
      guard case .newcomer = try await world.signIn(Self.mia) else {
        Issue.record("still linked")
        return
      }
    }
  }

  @Test("belong to one account, and an account to one of each", arguments: BackendKind.available)
  func uniqueness(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let alice = world.person(try await world.world.join("alice"))
      let bob = world.person(try await world.world.join("bob"))
      try await alice.link(Self.mia)
      await #expect(throws: AppError.invalid(.provider, .taken)) { try await bob.link(Self.mia) }
      await #expect(throws: AppError.invalid(.provider, .unchanged)) { try await alice.link(.of("2")) }
      try await alice.link(.of("2", at: "apple"))
      #expect(try await alice.linked().map(\.provider.name) == ["Google", "Apple"])
      let other = try #require(try await alice.linked().first)
      await #expect(throws: AppError.notFound) { try await bob.unlink(other) }
      // Of several who link the same at once, one has it.
      let outcomes = await withTaskGroup(of: Bool.self) { group in
        for person in [alice, bob] {
          group.addTask {
            do {
              try await person.link(.of("3", at: "third"))
              return true
            } catch {
              return false
            }
          }
        }
        return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
      }
      #expect(outcomes == 1)
    }
  }

  @Test("change only once someone has proven who they are", arguments: BackendKind.available)
  func proofs(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let alice = world.person(try await world.world.join("alice"))
      try await alice.link(Self.mia)
      let link = try #require(try await alice.linked().first)
      world.world.clock.advance(seconds: 601)
      await #expect(throws: Self.missingProof) { try await alice.unlink(link) }
      await #expect(throws: Self.missingProof) { try await alice.link(.of("2", at: "apple")) }
      let linking = try alice.can.account.providerLinking.orUnsupported()
      let now = world.world.clock.clock.now()
      // Not by someone else's, not by one that doesn't say when, and not by an old one.
      for identity in [
        ProviderIdentity.of("2", authenticatedAt: now), .of("1"),
        .of("1", authenticatedAt: now.adding(seconds: -301)),
      ] {
        await #expect(throws: AppError.invalid(.provider, .wrong)) { try await linking.prove(identity) }
      }
      await #expect(throws: Self.missingProof) { try await alice.unlink(link) }
      try await linking.prove(.of("1", authenticatedAt: now))
      try await alice.unlink(link)
    }
  }

  @Test("stay while they're the only way in", arguments: BackendKind.available)
  func lastWay(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let mia = try await world.signUp("mia", as: try await world.newcomer(Self.mia))
      let google = try #require(try await mia.linked().first)
      await #expect(throws: Self.lastWay) { try await mia.unlink(google) }
      #expect(try await mia.linked() == [google])
      #expect(try await world.count("consent_removal") == 0)
      try await mia.link(.of("2", at: "apple"))
      try await mia.unlink(google)
      let apple = try #require(try await mia.linked().first)
      await #expect(throws: Self.lastWay) { try await mia.unlink(apple) }
      // A password is set by a code.
      let resets = try world.backend.repositories(for: .anonymous).authentication.resets.orUnsupported()
      _ = try await resets.requestCode(email: "mia@example.com")
      await world.backend.finish()
      let code = try await world.world.mailedCode(to: "mia@example.com")
      let again = world.person(
        try await resets.reset(email: "mia@example.com", code: code, password: "correct horse mia"))
      try await again.unlink(apple)
    }
  }

  @Test("are no way in once the server offers them no more", arguments: BackendKind.available)
  func noLongerOffered(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let mia = try await world.signUp("mia", as: try await world.newcomer(Self.mia))
      try await mia.link(.of("2", at: "third"))
      let standings = try mia.can.account.proofs.orUnsupported()
      #expect(try await standings.standing().waysIn.providers == 2, "until a server says which it offers")
      await world.backend.answer(to: "social.example", at: "https://social.example")
      #expect(try await standings.standing().waysIn.providers == 1)
      let google = try #require(try await mia.linked().first)
      await #expect(throws: Self.lastWay) { try await mia.unlink(google) }
    }
  }

  @Test("have consent taken back with the account, however long that takes", arguments: BackendKind.available)
  func deletion(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let mia = try await world.signUp("mia", as: try await world.newcomer(Self.mia))
      world.providers.fail(.unavailable)
      try await mia.can.account.deletion.orUnsupported().delete()
      await world.backend.finish()
      #expect(try await world.count("identity") == 0)
      #expect(try await world.count("consent_removal") == 1)
      // It can be made anew at once.
      guard case .newcomer = try await world.signIn(.of("1")) else {
        Issue.record("still there")
        return
      }
      #expect(try await world.count("consent_removal") == 1)
      world.providers.fail(nil)
      world.world.clock.advance(seconds: 3600)
      await world.backend.begin(until: .now)
      #expect(try await eventually { world.providers.revoked.count == 1 })
      await world.backend.finish()
      #expect(try await world.count("consent_removal") == 0)
    }
  }

  @Test("are unlinked when the provider tells that they're gone", arguments: BackendKind.available)
  func notices(kind: BackendKind) async throws {
    try await ProviderWorld.with(kind) { world in
      let identities = try world.ports.identities.orUnsupported()
      let mia = try await world.signUp("mia", as: try await world.newcomer(Self.mia))
      let issuer = "https://google.example"
      let now = world.world.clock.clock.now()
      try await identities.note(
        IdentityNotice(issuer: issuer, subject: "1", event: .email(isOn: false), at: now))
      #expect(try await mia.linked().map(\.isEmailOff) == [true])
      try await identities.note(
        IdentityNotice(issuer: issuer, subject: "1", event: .email(isOn: true), at: now))
      #expect(try await mia.linked().map(\.isEmailOff) == [false])
      // Someone who isn't here, and someone of the same name elsewhere.
      try await identities.note(IdentityNotice(issuer: issuer, subject: "9", event: .accountDeleted, at: now))
      try await identities.note(
        IdentityNotice(issuer: "https://apple.example", subject: "1", event: .accountDeleted, at: now))
      #expect(try await mia.linked().count == 1)
      // One that comes late.
      try await identities.note(
        IdentityNotice(issuer: issuer, subject: "1", event: .consentRevoked, at: now.adding(seconds: -60)))
      #expect(try await mia.linked().count == 1)
      try await identities.note(IdentityNotice(issuer: issuer, subject: "1", event: .consentRevoked, at: now))
      #expect(try await mia.linked() == [])
      await world.backend.finish()
      let mails = try await world.world.mails()
      let mail = try #require(mails.last)
      #expect(mail.contains("\nTo: mia@example.com\n") && mail.contains("It was the only way to sign in."))
      #expect(mails.count { $0.contains("no longer linked") || $0.contains("no longer signs in") } == 1)
      #expect(world.providers.revoked.isEmpty, "the provider knows")
      try await mia.post("Still signed in")
    }
  }
}
