extension Endpoints {
  /// Our own endpoints for two-factor authentication.
  public enum TwoFactor {
    /// Whether the user has two factors.
    public static let status = Endpoint(
      .get, "/api/socialconnect/v1/two_factor", .session, answers: SocialConnectTwoFactor.self)

    /// Makes a secret for an authenticator app. Nothing changes until it's confirmed. Needs a proof.
    public static let begin = Endpoint(
      .post, "/api/socialconnect/v1/two_factor", .session, answers: SocialConnectAuthenticatorSetup.self)

    /// Turns two factors on with the first code of the app.
    public static let confirm = Endpoint(
      .put, "/api/socialconnect/v1/two_factor", .session,
      takes: SocialConnectAuthenticatorCode.self, answers: SocialConnectRecoveryCodes.self)

    /// Turns two factors off. Needs a proof.
    public static let turnOff = Endpoint(
      .delete, "/api/socialconnect/v1/two_factor", .session, answers: MastodonNothing.self)

    /// Makes recovery codes in place of earlier ones. Needs a proof.
    public static let makeRecoveryCodes = Endpoint(
      .post, "/api/socialconnect/v1/two_factor/recovery_codes", .session,
      answers: SocialConnectRecoveryCodes.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(status, begin, confirm, turnOff, makeRecoveryCodes)
  }
}
