extension PageStrings {
  static let english = PageStrings(
    signIn: "Sign in", signOut: "Sign out", signUp: "Create an account", email: "Email", password: "Password",
    forgot: "Forgot your password?", haveAccount: "I have an account",
    signInForApp: { "Sign in to continue to \($0)." },
    consent: { "Allow \($0) to use your account?" },
    asks: { "\($0) would be able to:" },
    signedInAs: { "You’re signed in as @\($0)." },
    allow: "Allow", deny: "Don’t Allow", otherAccount: "Use another account",
    code: "Code", codeForApp: "Copy this code to the app. It can be used once, within 10 minutes.",
    handle: "Handle", handleHint: "Letters from a to z, digits and _. It can’t be changed later.", name: "Name",
    passwordHint: "At least 8 characters.", reason: "Why would you like to join?",
    signUpNeedsApproval: "The administrator approves each new account.",
    resetTitle: "Reset your password",
    resetText: "Enter the email address of your account, and we’ll send you a code.",
    sendCode: "Send code", sendAgain: "Send another code", newPassword: "New password",
    setPassword: "Set password",
    codeSent: "If an account has this address, a code is on its way. It’s valid for 15 minutes.",
    welcome: "Welcome!", welcomeText: "Your account is ready. You can sign in with an app now.",
    pending: "The administrator will look at your request. You can sign in once it’s approved.",
    confirmEmail: "We sent you an email with a code. Confirm it in your app to start.",
    footer: "Runs on SocialConnect",
    join: { "To join \($0) with an app for Mastodon on your phone or computer, enter this server:" },
    about: "A social network for its people.",
    comments: "Comments", older: "Older posts", noPosts: "Nothing here yet.",
    post: { "Post by \($0)" },
    counts: {
      [counted($0, "comment"), counted($1, "share"), counted($2, "like")].joined(separator: " · ")
    },
    numbers: {
      [counted($0, "post"), counted($1, "follower"), "\($2) following"].joined(separator: " · ")
    },
    notFound: "Page not found", notFoundText: "There’s nothing here, or it isn’t public.",
    failed: "Something went wrong", failedText: "The server couldn’t do this. Please try again later.",
    expired: "Please try again", expiredText: "This page was open too long. Go back and reload it.",
    unknownApp: "Unknown app",
    unknownAppText: "The app that sent you here isn’t registered, or asked to return to an address that isn’t its own.",
    tooMany: { "Too many attempts. Try again in \($0) seconds." },
    closed: "Sign-up is closed", closedText: "This server doesn’t take new accounts at the moment.")

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
