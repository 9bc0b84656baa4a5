import Entities

extension Endpoints {
  /// What is ours: what Mastodon's API has no words for.
  public enum SocialConnect {
    /// What the server can do, so that a client asks instead of comparing versions.
    public static let capabilities = Endpoint(
      .get, "/api/socialconnect/v1/capabilities", .anyone, answers: SocialConnectCapabilities.self)

    /// Signs in with an address and a password; the token may do everything.
    public static let signIn = Endpoint(
      .post, "/api/socialconnect/v1/sign_ins", .anyone,
      takes: SocialConnectSignInForm.self, answers: MastodonToken.self)

    /// Where one is signed in, the newest first.
    public static let signIns = Endpoint(
      .get, "/api/socialconnect/v1/sign_ins", .session, answers: [SocialConnectSignIn].self)

    /// Ends one sign-in.
    public static let endSignIn = Endpoint(
      .delete, "/api/socialconnect/v1/sign_ins/:id", .session, answers: MastodonNothing.self)

    /// Ends all sign-ins but the one that asks; answers with their number.
    public static let endOtherSignIns = Endpoint(
      .delete, "/api/socialconnect/v1/sign_ins", .session, answers: SocialConnectCount.self)

    /// Sends a code to an address. The answer and its time say nothing about whether it has an account.
    public static let requestReset = Endpoint(
      .post, "/api/socialconnect/v1/password_resets", .anyone,
      takes: SocialConnectResetRequest.self, answers: MastodonNothing.self)

    /// Checks a code before a new password is asked for; a wrong one uses up a try.
    public static let checkReset = Endpoint(
      .post, "/api/socialconnect/v1/password_resets/check", .anyone,
      takes: SocialConnectResetCode.self, answers: MastodonNothing.self)

    /// Sets a new password by a code, ends every sign-in, and signs in.
    public static let reset = Endpoint(
      .put, "/api/socialconnect/v1/password_resets", .anyone,
      takes: SocialConnectReset.self, answers: MastodonToken.self)

    /// Checks the password before asking for more.
    public static let checkPassword = Endpoint(
      .post, "/api/socialconnect/v1/password/check", .session,
      takes: SocialConnectPassword.self, answers: MastodonNothing.self)

    /// Sets a new password by the old one, and ends all other sign-ins.
    public static let changePassword = Endpoint(
      .put, "/api/socialconnect/v1/password", .session,
      takes: SocialConnectPasswordChange.self, answers: MastodonNothing.self)

    /// The address that one signs in with.
    public static let email = Endpoint(
      .get, "/api/socialconnect/v1/email", .session, answers: SocialConnectEmail.self)

    /// Sends a code to the address that one is to sign in with.
    public static let requestEmail = Endpoint(
      .post, "/api/socialconnect/v1/email", .session,
      takes: SocialConnectEmailChange.self, answers: MastodonNothing.self)

    /// Makes an address the one to sign in with, by its code.
    public static let confirmEmail = Endpoint(
      .put, "/api/socialconnect/v1/email", .session,
      takes: SocialConnectEmailCode.self, answers: SocialConnectEmail.self)

    /// The apps that one has let in, the newest first.
    public static let applications = Endpoint(
      .get, "/api/socialconnect/v1/applications", .session, answers: [SocialConnectApplication].self)

    /// Shuts an app out: none of its tokens counts any more.
    public static let revokeApplication = Endpoint(
      .delete, "/api/socialconnect/v1/applications/:id", .session, answers: MastodonNothing.self)

    /// Deletes one's account and everything in it.
    public static let deleteAccount = Endpoint(
      .delete, "/api/socialconnect/v1/account", .session,
      takes: SocialConnectPassword.self, answers: MastodonNothing.self)

    /// When one was born.
    public static let birthday = Endpoint(
      .get, "/api/socialconnect/v1/birthday", .user(.one(.readAccounts)),
      answers: SocialConnectBirthday.self)

    /// Says when one was born, or takes it back.
    public static let setBirthday = Endpoint(
      .put, "/api/socialconnect/v1/birthday", .user(.one(.writeAccounts)),
      takes: SocialConnectBirthdayForm.self, answers: SocialConnectBirthday.self)

    /// Whose activity notifies one.
    public static let notificationPolicy = Endpoint(
      .get, "/api/socialconnect/v1/notification_policy", .user(.one(.readNotifications)),
      answers: SocialConnectNotificationPolicy.self)

    /// Changes whose activity notifies one.
    public static let changeNotificationPolicy = Endpoint(
      .patch, "/api/socialconnect/v1/notification_policy", .user(.one(.writeNotifications)),
      takes: SocialConnectNotificationPolicyChange.self, answers: SocialConnectNotificationPolicy.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      capabilities, signIn, signIns, endSignIn, endOtherSignIns, requestReset, checkReset, reset,
      checkPassword, changePassword, email, requestEmail, confirmEmail, applications, revokeApplication,
      deleteAccount, birthday, setBirthday, notificationPolicy, changeNotificationPolicy)
  }
}
