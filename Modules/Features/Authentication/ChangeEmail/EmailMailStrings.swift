public import AppScreens

/// The texts of the emails about an account and its email address.
public struct EmailMailStrings: LocalizedStrings {
  public var codeSubject: @Sendable (_ code: String) -> String
  public var codeBody: @Sendable (_ handle: String, _ code: String) -> String
  public var confirmationBody: @Sendable (_ handle: String, _ code: String, _ page: String) -> String
  public var confirmationPage: @Sendable (_ address: String) -> String
  public var approvalSubject: String
  public var approvalBody: @Sendable (_ handle: String) -> String
  public var attemptSubject: String
  public var attemptBody: @Sendable (_ handle: String) -> String
  public var proofBody: @Sendable (_ handle: String, _ code: String) -> String
  public var factorResetSubject: String
  public var factorResetBody: @Sendable (_ handle: String) -> String
  public var changedSubject: String
  /// - Parameter way: How to undo it.
  public var changedBody: @Sendable (_ handle: String, _ email: String, _ way: String) -> String
  public var undoOnPage: @Sendable (_ address: String) -> String
  public var undoByCommand: @Sendable (_ token: String) -> String

  public static let english = EmailMailStrings(
    codeSubject: ForgotPasswordStrings.english.mailSubject,
    codeBody: {
      """
      Hello @\($0),

      To sign in to SocialConnect with this address, enter this code:

          \($1)

      It's valid for 15 minutes and works once. If this wasn't you, ignore this email: without the code,
      nothing changes.

      """
    },
    confirmationBody: {
      """
      Hello @\($0),

      Welcome to SocialConnect! To confirm your email address, enter this code:

          \($1)
      \($2)
      It's valid for 15 minutes and works once. If you didn't create an account, ignore this email: without
      the code, the account can't be used.

      """
    },
    confirmationPage: { "\nEnter it on this page:\n\n    \($0)\n" },
    approvalSubject: "Your SocialConnect account is approved",
    approvalBody: {
      """
      Hello @\($0),

      Welcome! Your account is approved. You can sign in now.

      """
    },
    attemptSubject: "Someone tried to use your address",
    attemptBody: {
      """
      Hello @\($0),

      Someone tried to use this address for another SocialConnect account. It's already yours, so
      nothing has changed and you can ignore this email.

      If it was you, first delete the account @\($0) or change its email address.

      """
    },
    proofBody: {
      """
      Hello @\($0),

      To confirm that it's you, enter this code:

          \($1)

      It's valid for 15 minutes and works once. If this wasn't you, someone else is signed in to your
      account: end their session under “Sign-in and security”.

      """
    },
    factorResetSubject: "Two-factor authentication will be removed from your account",
    factorResetBody: {
      """
      Hello @\($0),

      The administrator was asked to let you in without your authenticator app, recovery codes and passkeys.
      In 72 hours, all of them will be removed from your account.

      If this wasn't you, sign in within that time. This stops it.

      """
    },
    changedSubject: "Your SocialConnect email address has changed",
    changedBody: {
      """
      Hello @\($0),

      The email address of your SocialConnect account is now \($1).
      This address is no longer used.

      If this wasn't you, someone else can get into your account. You can undo the change within 7 days:
      this address counts again, everyone is signed out, and you choose a new password.
      \($2)
      """
    },
    undoOnPage: { "\nUndo it on this page:\n\n    \($0)\n" },
    undoByCommand: { "\nUndo it with this command:\n\n    socialconnect restore-email \($0)\n" })

  public static let japanese = EmailMailStrings(
    codeSubject: ForgotPasswordStrings.japanese.mailSubject,
    codeBody: {
      """
      @\($0) 様

      このアドレスが、SocialConnectの新しいメールアドレスとして指定されました。
      確認コードは次のとおりです。

          \($1)

      15分以内に1回だけ使えます。心当たりがない場合は、このメールを無視してください。
      コードを入力しないかぎり、何も変わりません。

      """
    },
    confirmationBody: {
      """
      @\($0) 様

      SocialConnectへようこそ。メールアドレスの確認コードは次のとおりです。

          \($1)
      \($2)
      15分以内に1回だけ使えます。アカウントを作成した覚えがない場合は、このメールを無視してください。
      コードを入力しないかぎり、アカウントは使えません。

      """
    },
    confirmationPage: { "\n次のページで入力してください。\n\n    \($0)\n" },
    approvalSubject: "SocialConnectのアカウントが承認されました",
    approvalBody: {
      """
      @\($0) 様

      アカウントが承認されました。サインインできます。

      """
    },
    attemptSubject: "あなたのメールアドレスを使おうとした人がいます",
    attemptBody: {
      """
      @\($0) 様

      このアドレスを、SocialConnectの別のアカウントで使おうとした人がいます。
      何も変更されていません。心当たりがない場合は、このメールを無視してください。

      自分で操作した場合は、先にアカウント @\($0) を削除するか、そのメールアドレスを変更してください。

      """
    },
    proofBody: {
      """
      @\($0) 様

      本人確認のための確認コードは次のとおりです。

          \($1)

      15分以内に1回だけ使えます。心当たりがない場合は、ほかの人があなたのアカウントにサインインしています。
      「サインインとセキュリティ」から、その端末をサインアウトしてください。

      """
    },
    factorResetSubject: "アカウントの2要素認証が解除されます",
    factorResetBody: {
      """
      @\($0) 様

      認証アプリ、リカバリーコード、パスキーがなくてもサインインできるように、管理者に依頼がありました。
      72時間後に、これらはすべてアカウントから削除されます。

      心当たりがない場合は、72時間以内にサインインしてください。サインインすると、削除は取り消されます。

      """
    },
    changedSubject: "SocialConnectのメールアドレスが変更されました",
    changedBody: {
      """
      @\($0) 様

      SocialConnectのメールアドレスが変更されました。新しいアドレス: \($1)
      このアドレスではサインインできなくなりました。

      心当たりがない場合は、ほかの人があなたのアカウントを操作しています。7日以内であれば、
      変更を取り消せます。取り消すと、このアドレスが元どおり有効になり、すべての端末が
      サインアウトされ、新しいパスワードを設定できます。
      \($2)
      """
    },
    undoOnPage: { "\n次のページで取り消してください。\n\n    \($0)\n" },
    undoByCommand: { "\n次のコマンドで取り消してください。\n\n    socialconnect restore-email \($0)\n" })
}
