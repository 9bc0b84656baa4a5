import AppScreens

extension PageStrings {
  static let english = PageStrings(
    signIn: "Sign in", signOut: "Sign out", signUp: "Create an account", email: "Email", password: "Password",
    forgot: "Forgot your password?", haveAccount: "I have an account",
    signInForApp: { "Sign in to continue to \($0)." }, tryNow: "Try now",
    consent: { "Allow \($0) to use your account?" },
    asks: { "\($0) would be able to:" },
    signedInAs: { "You’re signed in as @\($0)." },
    allow: "Allow", deny: "Don’t Allow", otherAccount: "Use another account",
    code: "Code", codeForApp: "Copy this code to the app. It can be used once, within 10 minutes.",
    handle: "Handle", handleHint: "Letters from a to z, digits and _. It can’t be changed later.",
    name: "Name", nameHint: { "Up to \($0, in: .english) characters." },
    passwordHint: { "At least \($0, in: .english) characters." },
    resetTitle: "Reset your password", newPassword: "New password", setPassword: "Set password",
    resetRemoves:
      "A new password signs you out everywhere. Passkeys and other ways to sign in that were added before this address was confirmed are removed.",
    confirmTitle: "Confirm your email address", confirm: "Confirm",
    mailed: Codes(
      reset: "Enter the email address of your account, and we’ll send you a code.",
      requested: "If an account has this address, a code is on its way. It’s valid for 15 minutes.",
      confirm: "Enter the code we sent to this address. It’s valid for 15 minutes.",
      waiting: "Your account is waiting for approval. We’ll send you an email when you can sign in.",
      request: "Send code", requestAgain: "Send another code"),
    saved: { whom in
      Codes(
        reset:
          "This server can’t send email. Enter the email address of your account, then ask \(whom) for the code.",
        requested:
          "This server can’t send email. If an account has this address, there’s a code for it now: ask \(whom). It’s valid for 15 minutes.",
        confirm:
          "This server can’t send email. Ask \(whom) for the code and enter it here. It’s valid for 15 minutes.",
        waiting:
          "Your account is waiting for approval. This server can’t send email, so try to sign in later, or ask \(whom).",
        request: "Get a code", requestAgain: "Get another code")
    },
    unmailed: { "This server can’t send email, so it can’t send you a code. Ask \($0) for help." },
    administrator: "the person who runs the server",
    reason: "Why do you want to join?",
    reasonHint: {
      "The administrator reads this before approving your account. Up to \($0, in: .english) characters."
    },
    waiting: "Almost there", welcome: "Welcome!", welcomeText: { "Your account \($0) is ready." },
    welcomeAnyone: "Your account is ready.",
    getApp: "Get an app", anyApp: "Any app for Mastodon works here, on your phone or computer. For example:",
    onIPhone: "iPhone and iPad", onAndroid: "Android", inBrowser: "In a browser", moreApps: "More apps",
    enterServer: "Enter this server",
    enterServerText: "When the app asks for your server, enter this. Then sign in and allow the app in.",
    begin: "Say hello", beginText: "Write your first post, and follow people whose posts you like.",
    whoIsHere: "See who’s here", yourProfile: "Open your profile", useApp: "Use it with an app",
    footer: "Runs on SocialConnect", runBy: "Run by", about: "A social network for its people.",
    aboutServer: "About this server", privacy: "Privacy policy", terms: "Terms of service", rules: "Rules",
    agreesToBoth: "By creating an account, you agree to the rules and the terms of service.",
    agreesToRules: "By creating an account, you agree to the rules.",
    agreesToTerms: "By creating an account, you agree to the terms of service.",
    latest: "Latest posts", posts: "Posts", comments: "Comments", older: "Older posts",
    newest: "Latest posts",
    noPosts: "Nothing here yet.",
    post: { "Post by \($0)" }, postTitle: { "\($0): “\($1)”" }, time: { "\($0) UTC" },
    notFound: "Page not found", notFoundText: "There’s nothing here, or it isn’t public.",
    failed: "Something went wrong", failedText: "The server couldn’t do this. Try again later.",
    expired: "Try again", expiredText: "This page was open too long. Go back and reload it.",
    unknownApp: "Unknown app",
    unknownAppText:
      "The app that sent you here isn’t registered, or asked to return to an address that isn’t its own.",
    tooMany: { "Too many requests. Try again in \($0, in: .english) seconds." },
    closed: "Sign-up is closed", closedText: "This server doesn’t take new accounts at the moment.",
    suspended: "Account suspended",
    suspendedText: "The administrator has suspended this account. Its profile and posts aren’t shown.",
    account: .english,
    passkeys: .english, providers: .english)
}
