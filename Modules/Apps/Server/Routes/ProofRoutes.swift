import AppValues
import Authentication
import Entities
import MastodonAPI

/// Proving who one is, before what a stolen session alone must not do.
struct ProofRoutes: Sendable {
  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.proofs) { call in
      let standing = try await call.account.standing()
      return SocialConnectStanding(
        isProven: standing.isProven, isProvenBeyondPassword: standing.isProvenBeyondPassword,
        hasNewAddress: standing.hasNewAddress, hasNewFactors: standing.hasNewFactors,
        hasPassword: standing.waysIn.hasPassword,
        passkeys: standing.waysIn.passkeys,
        hasAuthenticator: standing.waysIn.hasAuthenticator,
        recoveryCodesLeft: standing.waysIn.recoveryCodesLeft)
    }
    routes.own(Endpoints.SocialConnect.prove, limit: .signIn) { call in
      try await call.account.prove(try proof(call.parameters))
      return MastodonNothing()
    }
    routes.own(Endpoints.SocialConnect.requestProofCode, limit: .signIn) { call in
      _ = try await call.account.requestProofCode()
      return MastodonNothing()
    }
  }

  /// The first value of a form that is there.
  private func proof(_ form: SocialConnectProof) throws(AppError) -> AccountProof {
    if let password = form.password { return .password(password) }
    if let code = form.signInCode { return .code(code) }
    if let code = form.mailedCode { return .mailedCode(code) }
    throw .invalid(.proof, .empty)
  }
}
