import Entities

extension Endpoints {
  /// Our own endpoints, for features that Mastodon's API doesn't have.
  public enum SocialConnect {
    /// The features of the server, so that clients don't have to compare versions.
    public static let capabilities = Endpoint(
      .get, "/api/socialconnect/v1/capabilities", .anyone, answers: SocialConnectCapabilities.self)

    /// Signs in with an email address and a password. The token permits everything. An account with two factors gets a
    /// code request instead.
    public static let signIn = Endpoint(
      .post, "/api/socialconnect/v1/sign_ins", .anyone,
      takes: SocialConnectSignInForm.self, answers: SocialConnectSignInStep.self)

    /// Finishes signing in with a code.
    public static let signInWithCode = Endpoint(
      .post, "/api/socialconnect/v1/sign_ins/code", .anyone,
      takes: SocialConnectSignInCode.self, answers: MastodonToken.self)

    /// The user's sign-ins, the newest first.
    public static let signIns = Endpoint(
      .get, "/api/socialconnect/v1/sign_ins", .session, answers: [SocialConnectSignIn].self)

    /// Ends a sign-in.
    public static let endSignIn = Endpoint(
      .delete, "/api/socialconnect/v1/sign_ins/:id", .session, answers: MastodonNothing.self)

    /// Ends all sign-ins except the current one. Returns their number.
    public static let endOtherSignIns = Endpoint(
      .delete, "/api/socialconnect/v1/sign_ins", .session, answers: SocialConnectCount.self)

    /// What happened to the user's account in the last 90 days, the newest first.
    public static let accountEvents = Endpoint(
      .get, "/api/socialconnect/v1/account/events", .session,
      takes: PageParameters.self, answers: [SocialConnectAccountEvent].self)

    /// Sends a code for a password reset. The answer and its time don't reveal whether the address has an account.
    public static let requestReset = Endpoint(
      .post, "/api/socialconnect/v1/password_resets", .anyone,
      takes: SocialConnectResetRequest.self, answers: MastodonNothing.self)

    /// Checks a code before asking for a new password. A wrong code uses up an attempt.
    public static let checkReset = Endpoint(
      .post, "/api/socialconnect/v1/password_resets/check", .anyone,
      takes: SocialConnectResetCode.self, answers: MastodonNothing.self)

    /// Sets a new password with a code, ends every sign-in, and signs in as `signIn` does.
    public static let reset = Endpoint(
      .put, "/api/socialconnect/v1/password_resets", .anyone,
      takes: SocialConnectReset.self, answers: SocialConnectSignInStep.self)

    /// How the user can sign in, and whether the session is proven, as what follows needs it: for ten minutes after
    /// signing in, and after each proof. Without that, what needs it refuses with `ERR_MISSING` for `proof`.
    public static let proofs = Endpoint(
      .get, "/api/socialconnect/v1/proofs", .session, answers: SocialConnectStanding.self)

    /// Proves that the session is in the user's hands.
    public static let prove = Endpoint(
      .post, "/api/socialconnect/v1/proofs", .session,
      takes: SocialConnectProof.self, answers: MastodonNothing.self)

    /// Sends a code to the user's address, with which they prove who they are.
    public static let requestProofCode = Endpoint(
      .post, "/api/socialconnect/v1/proofs/code", .session, answers: MastodonNothing.self)

    /// Sets a new password, and ends all other sign-ins unless they are to go on. Needs a proof.
    public static let setPassword = Endpoint(
      .put, "/api/socialconnect/v1/password", .session,
      takes: SocialConnectPassword.self, answers: MastodonNothing.self)

    /// The user's email address.
    public static let email = Endpoint(
      .get, "/api/socialconnect/v1/email", .session, answers: SocialConnectEmail.self)

    /// Sends a code to a new email address. Needs a proof.
    public static let requestEmail = Endpoint(
      .post, "/api/socialconnect/v1/email", .session,
      takes: SocialConnectEmailChange.self, answers: MastodonNothing.self)

    /// Changes the email address with its code.
    public static let confirmEmail = Endpoint(
      .put, "/api/socialconnect/v1/email", .session,
      takes: SocialConnectEmailCode.self, answers: SocialConnectEmail.self)

    /// The user's passkeys, the newest first.
    public static let passkeys = Endpoint(
      .get, "/api/socialconnect/v1/passkeys", .session, answers: [SocialConnectPasskey].self)

    /// Gives a passkey another name.
    public static let renamePasskey = Endpoint(
      .patch, "/api/socialconnect/v1/passkeys/:id", .session,
      takes: SocialConnectPasskeyName.self, answers: SocialConnectPasskey.self)

    /// Removes a passkey.
    public static let removePasskey = Endpoint(
      .delete, "/api/socialconnect/v1/passkeys/:id", .session, answers: MastodonNothing.self)

    /// The apps the user has authorized, the newest first.
    public static let applications = Endpoint(
      .get, "/api/socialconnect/v1/applications", .session, answers: [SocialConnectApplication].self)

    /// Revokes all tokens of an app.
    public static let revokeApplication = Endpoint(
      .delete, "/api/socialconnect/v1/applications/:id", .session, answers: MastodonNothing.self)

    /// Deletes the user's account and everything in it. Needs a proof.
    public static let deleteAccount = Endpoint(
      .delete, "/api/socialconnect/v1/account", .session, answers: MastodonNothing.self)

    /// The user's birthday.
    public static let birthday = Endpoint(
      .get, "/api/socialconnect/v1/birthday", .user(.one(.readAccounts)),
      answers: SocialConnectBirthday.self)

    /// Sets or removes the user's birthday.
    public static let setBirthday = Endpoint(
      .put, "/api/socialconnect/v1/birthday", .user(.one(.writeAccounts)),
      takes: SocialConnectBirthdayForm.self, answers: SocialConnectBirthday.self)

    /// Whose activity notifies the user.
    public static let notificationPolicy = Endpoint(
      .get, "/api/socialconnect/v1/notification_policy", .user(.one(.readNotifications)),
      answers: SocialConnectNotificationPolicy.self)

    /// Changes whose activity notifies the user.
    public static let changeNotificationPolicy = Endpoint(
      .patch, "/api/socialconnect/v1/notification_policy", .user(.one(.writeNotifications)),
      takes: SocialConnectNotificationPolicyChange.self, answers: SocialConnectNotificationPolicy.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      capabilities, passkeys, renamePasskey, removePasskey,
      signIn, signInWithCode, signIns, endSignIn, endOtherSignIns, accountEvents, requestReset, checkReset,
      reset, proofs, prove, requestProofCode, setPassword, email, requestEmail, confirmEmail, applications,
      revokeApplication, deleteAccount, birthday, setBirthday, notificationPolicy, changeNotificationPolicy,
      signInByProvider, signUpByProvider, linkedProviders, unlinkProvider)
  }
}
