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
  var resetTitle, newPassword, setPassword: String
  /// What a new password that is set by a code takes away.
  var resetRemoves: String
  var confirmTitle, confirm: String
  /// Where the server sends email.
  var mailed: Codes
  /// Where it saves email for the administrator instead.
  ///
  /// - Parameter whom: Whom to ask.
  var saved: @Sendable (_ whom: String) -> Codes
  /// Where there is no email.
  var unmailed: @Sendable (_ whom: String) -> String
  /// Whom to ask where the server names no one.
  var administrator: String
  /// Why someone wants to join, where the administrator approves accounts.
  var reason: String
  var reasonHint: @Sendable (_ most: Int) -> String
  var waiting: String
  var welcome: String
  /// - Parameter name: The person's, with the server's: `@mia@social.example.org`.
  var welcomeText: @Sendable (_ name: String) -> String
  /// The same where no one is signed in.
  var welcomeAnyone: String
  var getApp, anyApp, onIPhone, onAndroid, inBrowser, moreApps: String
  var enterServer, enterServerText, begin, beginText, whoIsHere, yourProfile: String
  /// The heading on the front page of how to take part.
  var useApp: String
  var footer, runBy, about: String
  /// The pages with texts of the people who run the server, and the heading of the rules.
  var aboutServer, privacy, terms, rules: String
  /// What someone agrees to who creates an account.
  var agreesToBoth, agreesToRules, agreesToTerms: String
  var latest, posts, comments, older, newest, noPosts: String
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

  /// The pages of someone's own account.
  var account: Account
  var passkeys: Passkeys
  /// About signing in by providers.
  var providers: ProviderPageStrings

  /// The texts about codes and other email.
  struct Codes: Sendable {
    /// Above the field for the address of an account whose password was forgotten.
    var reset: String
    /// Said whether or not the address has an account.
    var requested: String
    /// Above the field for the code that confirms a new account's address.
    var confirm: String
    /// How someone learns that their account is approved.
    var waiting: String
    var request, requestAgain: String
  }
}

extension String {
  /// A text of the shell as pages write it: with the apostrophe of books in place of the typewriter's.
  var typeset: String { replacing("'", with: "’") }
}
