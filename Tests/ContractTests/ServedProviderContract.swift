import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import SocialFiles
import SocialIdentityServer
import SocialLocalBackend
import SocialOpenIDConnect
import SocialRemoteBackend
import SocialServer
import SocialTestSupport
import Testing

@Suite("Signing in at a server of ours with a provider's token", .timeLimit(.minutes(2)))
struct ServedProviderContract {
  @Test("makes an account, signs in to it, and is taken back at the provider with it")
  func life() async throws {
    try await Self.with { provider, network, server in
      let anyone = try server.repositories(for: .anonymous).authentication.providers.orUnsupported()
      #expect(anyone.offered == [SignInProvider(id: "oidc", name: "Club")])
      @Sendable func signIn(_ nonce: String, code: Secret? = nil) async throws -> ProviderSignIn {
        let token = Secret(try provider.identityToken(for: "app", nonce: nonce))
        return try await anyone.tokens.orUnsupported().signIn(
          with: ProviderToken(token, nonce: nonce, code: code), of: "oidc", admitsNewcomers: true, from: .here
        )
      }
      await #expect(throws: AppError.invalid(.provider, .wrong)) {
        try await signIn("one", code: "another's")
      }
      guard case .newcomer(let newcomer) = try await signIn("two", code: Secret(provider.code(for: "app")))
      else {
        Issue.record("no one has it yet")
        return
      }
      #expect(newcomer.confirmedEmail == "mia@example.org" && newcomer.name == "Mia Tanaka")
      let mia = try await anyone.signUps.orUnsupported().signUp(
        Registration(
          email: "mia@example.org", password: "", handle: "mia", name: "Mia", birthday: nil, language: "en"),
        as: newcomer.token, from: .here)
      guard case .signedIn(let again) = try await signIn("three") else {
        Issue.record("she has an account")
        return
      }
      #expect(again.user == mia.user && again.token != mia.token)
      let account = server.repositories(for: .signedIn(mia)).account
      let links = try await account.providers.orUnsupported().linkedProviders()
      #expect(links.map(\.provider.name) == ["Club"] && links[0].email == "mia@example.org")
      await #expect(throws: AppError.invalid(.signInMethod, .missing)) {
        try await account.providers.orUnsupported().unlink(links[0].id)
      }
      try await account.deletion.orUnsupported().delete()
      await network.finish()
      #expect(provider.revokedTokens.count == 1)
    }
  }

  /// Runs a test on a new network, with a server of it and a provider of identities.
  private static func with(
    _ body: @escaping @Sendable (IdentityServer, LocalBackend, RemoteBackend) async throws -> Void
  ) async throws {
    try await World.with(.file) { world in
      let provider = IdentityServer(clock: world.clock.clock)
      try await provider.run {
        let club = IdentityProvider(
          ProviderName(rawValue: "oidc"), issuer: provider.issuer,
          clients: [ClientRegistration(id: "app", secret: .shared("secret"), uses: [.native])])
        let clients = ProviderClients(
          [OfferedProvider(try #require(club), title: "Club")], clock: world.clock.clock
        ) { _ in }
        let network = LocalBackend(
          database: world.database, passwords: world.passwords,
          secrets: SecretBox(in: PrivateFile(world.folder.path("secret-key"))), providers: clients,
          media: world.media, clock: world.clock.clock)
        let served = try await ServedBackend(network, in: world.folder, world.clock, providers: clients)
        do {
          try await body(provider, network, served.backend)
        } catch {
          await served.close()
          throw error
        }
        await served.close()
        await network.end(nil)
      }
    }
  }
}
