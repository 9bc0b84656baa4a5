import SocialCredentials

/// The providers by whose accounts people sign in here.
struct ServerProviders: Sendable {
  let clients: ProviderClients
  /// Seals what browsers keep while they are at a provider. All servers on one database have the same key, so that whichever
  /// gets the answer can read it.
  let secrets: SecretBox
}
