import Entities

extension Endpoints {
  /// Signing in with apps.
  public enum OAuth {
    /// The page on which a person signs in and authorizes an app. It sends them back with a code.
    public static let authorize = Endpoint(
      .get, "/oauth/authorize", .anyone,
      takes: MastodonAuthorizationRequest.self, answers: MastodonWebPage.self)

    /// Exchanges a code for a token, or gives an app a token of its own. The app's credentials can also be in the
    /// header.
    public static let token = Endpoint(
      .post, "/oauth/token", .anyone, takes: MastodonTokenRequest.self, answers: MastodonToken.self)

    /// Revokes a token. It isn't an error if it's already revoked.
    public static let revoke = Endpoint(
      .post, "/oauth/revoke", .anyone, takes: MastodonRevocation.self, answers: MastodonNothing.self)

    /// The person behind a token.
    public static let userInfo = Endpoint(
      .get, "/oauth/userinfo", .user(.one(.profile)), answers: MastodonUserInfo.self)

    /// The person behind a token, as a POST for OpenID Connect.
    public static let postUserInfo = Endpoint(
      .post, "/oauth/userinfo", .user(.one(.profile)), answers: MastodonUserInfo.self)

    /// The addresses and features for signing in with apps.
    public static let metadata = Endpoint(
      .get, "/.well-known/oauth-authorization-server", .anyone, answers: MastodonAuthorizationServer.self)

    /// Registers an app.
    public static let createApp = Endpoint(
      .post, "/api/v1/apps", .anyone,
      takes: MastodonAppRegistration.self, answers: MastodonCreatedApplication.self)

    /// The app that makes the request.
    public static let verifyApp = Endpoint(
      .get, "/api/v1/apps/verify_credentials", .app(.free), answers: MastodonApplication.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      authorize, token, revoke, userInfo, postUserInfo, metadata, createApp, verifyApp)
  }
}
