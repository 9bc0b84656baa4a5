extension Endpoints.SocialConnect {
  /// Signs in with the token that a provider gave this app. The token permits everything.
  public static let signInByProvider = Endpoint(
    .post, "/api/socialconnect/v1/provider_sign_ins", .anyone,
    takes: SocialConnectProviderSignInForm.self, answers: SocialConnectProviderSignIn.self)

  /// Makes an account of someone whom a provider has identified, and signs in: for the app that the registration was
  /// given to, if that was one.
  public static let signUpByProvider = Endpoint(
    .post, "/api/socialconnect/v1/provider_accounts", .anyone,
    takes: SocialConnectProviderAccount.self, answers: MastodonToken.self)

  /// The providers' accounts by which the user signs in, at most one of each.
  public static let linkedProviders = Endpoint(
    .get, "/api/socialconnect/v1/linked_providers", .session, answers: [SocialConnectLinkedProvider].self)

  /// Unlinks one.
  public static let unlinkProvider = Endpoint(
    .delete, "/api/socialconnect/v1/linked_providers/:id", .session, answers: MastodonNothing.self)
}
