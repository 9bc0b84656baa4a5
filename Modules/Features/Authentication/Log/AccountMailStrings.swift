public import AppScreens

/// The texts of the emails about what happened to an account.
public struct AccountMailStrings: LocalizedStrings {
  /// The parts of an email that differ by what happened.
  public struct Text: Sendable {
    public var subject, body: String
    /// What to do if it wasn't the owner.
    public var advice: String

    /// The parts of an email.
    public init(_ subject: String, _ body: String, _ advice: String) {
      self.subject = subject
      self.body = body
      self.advice = advice
    }
  }

  public var greeting: @Sendable (_ handle: String) -> String
  /// Nil for what no one gets an email about.
  public var text: @Sendable (_ kind: AccountEvent.Kind, _ detail: String) -> Text?
  public var method: String
  public var device: String
  public var address: String
  public var time: String
  public var utc: @Sendable (_ time: String) -> String

  public static let english = AccountMailStrings(
    greeting: { "Hello @\($0)," },
    text: { kind, detail in
      let advice = """
        If this wasn't you, someone else is using your account. Change your password now, choose to sign out
        everywhere else, and look through “Sign-in and security”.
        """
      let ownPassword = """
        If this wasn't you, set a new password now: choose “Forgot password” where you sign in. This signs out
        every device.
        """
      let administrator = "If you didn't expect this, contact the administrator of your SocialConnect."
      return switch kind {
      case .signedIn:
        Text(
          "New sign-in to your SocialConnect account",
          "Someone signed in to your SocialConnect account on a device that was new to it.",
          """
          If this was you, there's nothing to do. If it wasn't, change your password now, choose to sign out
          everywhere else, and look through “Sign-in and security”.
          """)
      case .passwordChanged:
        Text(
          "Your SocialConnect password has changed",
          "The password of your SocialConnect account has changed.",
          ownPassword)
      case .passwordReset:
        Text(
          "Your SocialConnect password has changed",
          "The password of your SocialConnect account was reset with a code that was sent to this address.",
          "\(ownPassword)\nSomeone may be able to read your email: change the password of your mailbox, too.")
      case .emailRestored:
        Text(
          "Your SocialConnect email address was changed back",
          "The email address of your SocialConnect account is \(detail) again.", advice)
      case .authenticatorAdded:
        Text(
          "Authenticator app added to your SocialConnect account",
          "From now on, signing in with your password takes a code from an authenticator app, too.", advice)
      case .authenticatorRemoved:
        Text(
          "Authenticator app removed from your SocialConnect account",
          "From now on, your password alone is enough to sign in.", advice)
      case .recoveryCodesMade:
        Text(
          "New recovery codes for your SocialConnect account",
          "Recovery codes were made for your SocialConnect account. Earlier ones no longer work.", advice)
      case .recoveryCodeUsed:
        Text(
          "A recovery code of your SocialConnect account was used",
          "Someone proved to be you with one of your recovery codes. It no longer works.", advice)
      case .passkeyAdded:
        Text(
          "Passkey added to your SocialConnect account",
          "From now on, this passkey signs in to your SocialConnect account: \(detail).", advice)
      case .passkeyRemoved:
        Text(
          "Passkey removed from your SocialConnect account",
          "This passkey no longer signs in to your SocialConnect account: \(detail).", advice)
      case .providerLinked:
        Text(
          "Sign in with \(detail) added to your SocialConnect account",
          "From now on, you can sign in to your SocialConnect account with \(detail).", advice)
      case .providerUnlinked:
        Text(
          "Sign in with \(detail) removed from your SocialConnect account",
          "\(detail) no longer signs in to your SocialConnect account.", advice)
      case .factorsReset:
        Text(
          "Two-factor authentication of your SocialConnect account was reset",
          "The administrator removed what beside your password was needed to sign in.", administrator)
      case .deletionBegun:
        Text(
          "Your SocialConnect account is being deleted",
          "Your SocialConnect account and everything in it are being deleted.", administrator)
      case .signedUp, .signInFailed, .proofFailed, .emailChanged, .appConnected, .appDisconnected,
        .sessionEnded,
        .sessionsEnded,
        .exported, .suspended, .reinstated:
        nil
      }
    },
    method: "With", device: "Device", address: "Address", time: "Time", utc: { "\($0) (UTC)" })

  public static let japanese = AccountMailStrings(
    greeting: { "@\($0) 様" },
    text: { kind, detail in
      let advice = """
        心当たりがない場合は、ほかの人がアカウントを使っているおそれがあります。すぐにパスワードを変更し、
        ほかの端末をすべてサインアウトして、「サインインとセキュリティ」を確認してください。
        """
      let ownPassword = """
        心当たりがない場合は、サインイン画面の「パスワードを忘れた場合」から、すぐにパスワードを再設定してください。
        すべての端末がサインアウトされます。
        """
      let administrator = "心当たりがない場合は、お使いのSocialConnectの管理者にお問い合わせください。"
      return switch kind {
      case .signedIn:
        Text(
          "SocialConnectへの新しいサインイン", "新しい端末から、SocialConnectのアカウントにサインインがありました。",
          """
          自分の操作であれば、何もする必要はありません。心当たりがない場合は、すぐにパスワードを変更し、
          ほかの端末をすべてサインアウトして、「サインインとセキュリティ」を確認してください。
          """)
      case .passwordChanged:
        Text("SocialConnectのパスワードが変更されました", "SocialConnectのアカウントのパスワードが変更されました。", ownPassword)
      case .passwordReset:
        Text(
          "SocialConnectのパスワードが変更されました",
          "このアドレスに送信された確認コードを使って、SocialConnectのパスワードが再設定されました。",
          "\(ownPassword)\nメールを読まれているおそれもあります。メールのパスワードも変更してください。")
      case .emailRestored:
        Text(
          "SocialConnectのメールアドレスが元に戻されました",
          "SocialConnectのメールアドレスが元に戻されました。現在のアドレス: \(detail)", advice)
      case .authenticatorAdded:
        Text(
          "SocialConnectに認証アプリが追加されました",
          "今後、パスワードでサインインするときは、認証アプリのコードも必要です。", advice)
      case .authenticatorRemoved:
        Text(
          "SocialConnectの認証アプリが削除されました", "今後は、パスワードだけでサインインできます。", advice)
      case .recoveryCodesMade:
        Text(
          "SocialConnectのリカバリーコードが作成されました",
          "新しいリカバリーコードが作成されました。以前のコードは使えません。", advice)
      case .recoveryCodeUsed:
        Text(
          "SocialConnectのリカバリーコードが使われました",
          "リカバリーコードが1つ使われました。このコードはもう使えません。", advice)
      case .passkeyAdded:
        Text(
          "SocialConnectにパスキーが追加されました",
          "今後、次のパスキーでSocialConnectにサインインできます: \(detail)", advice)
      case .passkeyRemoved:
        Text(
          "SocialConnectのパスキーが削除されました", "次のパスキーではサインインできなくなりました: \(detail)", advice)
      case .providerLinked:
        Text(
          "SocialConnectに「\(detail)でサインイン」が追加されました",
          "今後、\(detail)でSocialConnectにサインインできます。", advice)
      case .providerUnlinked:
        Text(
          "SocialConnectの「\(detail)でサインイン」が解除されました",
          "\(detail)ではSocialConnectにサインインできなくなりました。", advice)
      case .factorsReset:
        Text(
          "SocialConnectの2要素認証がリセットされました",
          "サインインにパスワードのほかに必要だったものを、管理者が削除しました。", administrator)
      case .deletionBegun:
        Text(
          "SocialConnectのアカウントの削除が始まりました",
          "SocialConnectのアカウントと、そのすべてのデータを削除しています。", administrator)
      case .signedUp, .signInFailed, .proofFailed, .emailChanged, .appConnected, .appDisconnected,
        .sessionEnded,
        .sessionsEnded,
        .exported, .suspended, .reinstated:
        nil
      }
    },
    method: "方法", device: "端末", address: "アドレス", time: "日時", utc: { "\($0)（UTC）" })
}
