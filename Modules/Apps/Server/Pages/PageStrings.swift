import AppScreens

/// The texts of the web pages.
struct PageStrings: LocalizedStrings {
  var signIn, signOut, signUp, email, password, forgot, haveAccount: String
  /// Why someone is asked to sign in, where an app waits for it.
  var signInForApp: @Sendable (_ app: String) -> String
  /// A link for people who don't want to wait for their turn.
  var tryNow: String
  var consent: @Sendable (_ app: String) -> String
  /// Above the list of what an app asks for.
  var asks: @Sendable (_ app: String) -> String
  var signedInAs: @Sendable (_ handle: String) -> String
  var allow, deny, otherAccount: String
  var code, codeForApp: String
  var handle, handleHint, name: String
  var nameHint: @Sendable (_ most: Int) -> String
  var passwordHint: @Sendable (_ least: Int) -> String
  var resetTitle, resetText, sendCode, sendAgain, newPassword, setPassword: String
  /// Said whether or not the address has an account.
  var codeSent: String
  var confirmTitle, confirmText, confirm: String
  /// Why someone wants to join, where the administrator approves accounts.
  var reason: String
  var reasonHint: @Sendable (_ most: Int) -> String
  var waiting, waitingText: String
  var welcome, welcomeText: String
  var footer: String
  var join: @Sendable (_ title: String) -> String
  var about: String
  var comments, older, noPosts: String
  var post: @Sendable (_ name: String) -> String
  /// The title of a post's page.
  ///
  /// - Parameter text: How the post begins.
  var postTitle: @Sendable (_ name: String, _ text: String) -> String
  /// A time in UTC, since the reader's time zone isn't known.
  var time: @Sendable (_ time: String) -> String
  var notFound, notFoundText, failed, failedText, expired, expiredText, unknownApp, unknownAppText: String
  var tooMany: @Sendable (_ seconds: Int) -> String
  var closed, closedText: String
  /// Shown in place of a suspended person's profile.
  var suspended, suspendedText: String
}
