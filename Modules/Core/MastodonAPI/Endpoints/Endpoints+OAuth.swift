import Entities

extension Endpoints {
  /// How people sign in with an app, and who they are.
  public enum OAuth {
    /// The page where a person signs in and agrees; it sends them back with a code.
    public static let authorize = Endpoint(
      .get, "/oauth/authorize", .anyone,
      takes: MastodonAuthorizationRequest.self, answers: MastodonWebPage.self)

    /// Gives a token for a code, or to an app for itself. Who the app is can also stand in the header.
    public static let token = Endpoint(
      .post, "/oauth/token", .anyone, takes: MastodonTokenRequest.self, answers: MastodonToken.self)

    /// Lets a token count no more; one that already doesn't is no error.
    public static let revoke = Endpoint(
      .post, "/oauth/revoke", .anyone, takes: MastodonRevocation.self, answers: MastodonNothing.self)

    /// Who someone is.
    public static let userInfo = Endpoint(
      .get, "/oauth/userinfo", .user(.one(.profile)), answers: MastodonUserInfo.self)

    /// The same, as OpenID Connect wants it.
    public static let postUserInfo = Endpoint(
      .post, "/oauth/userinfo", .user(.one(.profile)), answers: MastodonUserInfo.self)

    /// Where and how apps sign people in.
    public static let metadata = Endpoint(
      .get, "/.well-known/oauth-authorization-server", .anyone, answers: MastodonAuthorizationServer.self)

    /// Registers an app.
    public static let createApp = Endpoint(
      .post, "/api/v1/apps", .anyone,
      takes: MastodonAppRegistration.self, answers: MastodonCreatedApplication.self)

    /// What is known of the app that asks.
    public static let verifyApp = Endpoint(
      .get, "/api/v1/apps/verify_credentials", .app(.free), answers: MastodonApplication.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      authorize, token, revoke, userInfo, postUserInfo, metadata, createApp, verifyApp)
  }
}
