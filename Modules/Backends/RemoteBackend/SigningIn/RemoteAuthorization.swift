import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialBackend
import SocialNetworking

/// Signs in at a server by OAuth.
struct RemoteAuthorization: BrowserSignIns {
  static let appName = "SocialConnect"
  /// What the app asks for: everything that it shows can then be done.
  static let scopes = "read write follow"
  /// The address of apps that can't be come back to: the page shows the code instead.
  static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"

  let server: ServerAddress
  /// Calls a server for no one.
  let client: @Sendable (ServerAddress) -> APIClient
  let sessions: RemoteSessions
  var secrets: @Sendable () -> AuthorizationSecrets = { AuthorizationSecrets() }

  func begin(_ way: BrowserReturn) async throws(AppError) -> any BrowserSignIn {
    let secrets = self.secrets()
    guard case .toThisDevice(let pages) = way else {
      return try await signIn(comingBackTo: Self.outOfBand, secrets, listener: nil)
    }
    let listener = try await listener(pages, secrets)
    do throws(AppError) {
      return try await signIn(comingBackTo: listener.address, secrets, listener: listener)
    } catch {
      await listener.close()
      throw error
    }
  }

  private func listener(
    _ pages: BrowserPages, _ secrets: AuthorizationSecrets
  ) async throws(AppError) -> RedirectListener {
    do throws(NetworkError) {
      return try await RedirectListener.open { query in
        let isExpected = AuthorizationAnswer(query: query, state: secrets.state) != nil
        return (pages.html(isExpected: isExpected), isExpected)
      }
    } catch {
      throw AppError(error)
    }
  }

  private func signIn(
    comingBackTo redirect: String, _ secrets: AuthorizationSecrets, listener: RedirectListener?
  ) async throws(AppError) -> RemoteBrowserSignIn {
    let addresses = await addresses()
    do throws(NetworkError) {
      let app = try await client(server).answer(
        Endpoints.OAuth.createApp,
        with: MastodonAppRegistration(
          clientName: Self.appName, redirectURIs: [redirect], scopes: Self.scopes))
      var request = MastodonAuthorizationRequest(
        responseType: "code", clientID: app.clientID, redirectURI: redirect, scope: Self.scopes,
        state: secrets.state)
      if addresses.takesProofKeys {
        (request.codeChallenge, request.codeChallengeMethod) = (secrets.challenge, "S256")
      }
      let exchange = CodeForToken(
        client: client(addresses.exchange.server), path: addresses.exchange.path, redirect: redirect,
        app: HomeServerApp(id: app.clientID, secret: app.clientSecret),
        verifier: addresses.takesProofKeys ? secrets.verifier : nil)
      return RemoteBrowserSignIn(
        page: try addresses.page(for: request), state: secrets.state, exchange: exchange, sessions: sessions,
        listener: listener)
    } catch {
      throw AppError(error)
    }
  }

  /// Where the server has what is needed. One that doesn't say has it where all have it.
  private func addresses() async -> AuthorizationAddresses {
    do throws(NetworkError) {
      return AuthorizationAddresses(
        try await client(server).answer(Endpoints.OAuth.metadata), of: server)
    } catch {
      return AuthorizationAddresses(of: server)
    }
  }
}
