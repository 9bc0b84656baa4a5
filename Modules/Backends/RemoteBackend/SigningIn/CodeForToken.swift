import AppValues
import Entities
import MastodonAPI
import SocialNetworking

/// Exchanges the code that a server's page gave for a token.
struct CodeForToken: Sendable {
  /// Calls the server that exchanges it.
  let client: APIClient
  let path: String
  let redirect: String
  let app: HomeServerApp
  /// Nil if the server checks none.
  let verifier: String?

  /// Throws `invalid(.authorization, .wrong)` if the server doesn't take the code, or not any more.
  func token(for code: String) async throws(AppError) -> MastodonToken {
    let endpoint = Endpoint(
      .post, path, .anyone, takes: MastodonTokenRequest.self, answers: MastodonToken.self)
    let request = MastodonTokenRequest(
      grantType: "authorization_code", code: code, redirectURI: redirect, codeVerifier: verifier,
      clientID: app.id, clientSecret: app.secret.value, scope: RemoteAuthorization.scopes)
    do throws(NetworkError) {
      var token = try await client.answer(endpoint, with: request, repetition: .never)
      // What isn't said is what was asked for (RFC 6749, section 5.1).
      if token.scope.isEmpty { token.scope = RemoteAuthorization.scopes }
      return token
    } catch {
      if case .status(let refusal) = error, (400..<404).contains(refusal.status) {
        throw .invalid(.authorization, .wrong)
      }
      throw AppError(error)
    }
  }
}
