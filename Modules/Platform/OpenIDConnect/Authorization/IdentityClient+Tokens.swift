import AppValues
import Foundation

extension IdentityClient {
  /// Asks for tokens (RFC 6749, section 3.2).
  ///
  /// Throws `refused`; what is wrong with the provider.
  func tokens(
    _ form: [FormField], for client: ClientRegistration
  ) async throws(IdentityError) -> TokenAnswer {
    let metadata = try await metadata()
    let (fields, authorization) = try proof(of: client, metadata)
    return try await calls.post(
      form + fields, to: metadata.token, authorization: authorization, as: TokenAnswer.self)
  }

  /// How a client proves to be itself (RFC 6749, section 2.3.1): in the form, or in a header.
  func proof(
    of client: ClientRegistration, _ metadata: ProviderMetadata
  ) throws(IdentityError) -> (form: [FormField], authorization: String?) {
    let secret: Secret
    switch client.secret {
    case .none: return ([FormField("client_id", client.id)], nil)
    case .shared(let shared): secret = shared
    case .apple(let key): secret = try key.secret(of: client.id, for: provider.issuer, now: clock.now())
    }
    guard metadata.wantsHeader else {
      return ([FormField("client_id", client.id), FormField("client_secret", secret.value)], nil)
    }
    let both = FormField.encode(client.id) + ":" + FormField.encode(secret.value)
    return ([], "Basic " + Data(both.utf8).base64EncodedString())
  }

  /// Who the tokens are about.
  ///
  /// Throws what is wrong with the identity token, or with the provider.
  func identity(in answer: TokenAnswer, by rules: ClaimRules) async throws(IdentityError) -> VerifiedIdentity
  {
    guard let token = answer.identityToken else { throw .missing("id_token") }
    var rules = rules
    rules.accessToken = answer.accessToken
    var identity = try await identity(in: token, by: rules)
    identity.refreshToken = answer.refreshToken.map { Secret($0) }
    if let accessToken = answer.accessToken, identity.email == nil, provider.scopes.contains("email") {
      try await complete(&identity, by: accessToken)
    }
    return identity
  }

  /// Adds what the provider says of the person elsewhere. Without that they're who they are, so that a fault there stops
  /// no one.
  ///
  /// Throws `wrongSubject` if it's about someone else, `cancelled`.
  private func complete(
    _ identity: inout VerifiedIdentity, by accessToken: String
  ) async throws(IdentityError) {
    guard let address = try await metadata().userInfo else { return }
    let info: UserInfo
    do throws(IdentityError) {
      info = try await calls.document(address, as: UserInfo.self, authorization: "Bearer " + accessToken)
    } catch {
      if error == .cancelled { throw error }
      return
    }
    guard info.subject == identity.subject else { throw .wrongSubject }
    identity.email = VerifiedIdentity.address(info.email)
    identity.isEmailVerified = identity.email != nil && info.isEmailVerified?.isTrue ?? false
    identity.name =
      identity.name ?? VerifiedIdentity.name(info.name)
      ?? VerifiedIdentity.name([info.givenName, info.familyName])
  }
}
