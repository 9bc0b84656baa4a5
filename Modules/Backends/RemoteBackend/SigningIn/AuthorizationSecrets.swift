import SocialCredentials

/// What proves that a code belongs to the sign-in that asked for it.
struct AuthorizationSecrets: Sendable {
  /// What comes back with the code.
  let state: String
  /// What only this sign-in knows.
  let verifier: String
  /// What it shows of that beforehand (RFC 7636).
  var challenge: String { ProofKey.challenge(of: verifier) }

  /// - Parameter random: Makes 256 random bits as text.
  init(random: () -> String = { AccessToken.random() }) {
    state = random()
    verifier = random()
  }
}
