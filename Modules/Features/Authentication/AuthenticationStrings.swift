public import AppScreens
import Presentation

/// The texts of the Authentication feature. To change some, a host copies a value and sets them.
public struct AuthenticationStrings: LocalizedStrings {
  public var title: String
  public var greeting: String
  public var signInChoice: String
  public var signUpChoice: String
  public var forgotPasswordChoice: String
  public var lookAroundChoice: String
  public var addServerChoice: String
  public var accountsChoice: @Sendable (_ count: Int) -> String
  public var signIn: SignInStrings
  public var signUp: SignUpStrings
  public var forgotPassword: ForgotPasswordStrings
  public var accounts: AccountsStrings
  public var addServer: AddServerStrings
  public var providerSignIn: ProviderSignInStrings
  public var security: SecurityStrings
  public var passkeys: PasskeysStrings
  public var twoFactor: TwoFactorStrings
  public var proof: ProofStrings
  public var changePassword: ChangePasswordStrings
  public var changeEmail: ChangeEmailStrings
  public var activeSessions: ActiveSessionsStrings
  public var accountLog: AccountLogStrings
  public var linkedProviders: LinkedProvidersStrings
  public var scopes: AppScopeStrings
  public var deleteAccount: DeleteAccountStrings
  public var firstSteps: FirstStepsStrings
  public var demo: DemoStrings

  public static let english = AuthenticationStrings(
    title: "SocialConnect",
    greeting: "Welcome! Write short posts, follow people and join the conversation.",
    signInChoice: SocialStrings.english.labels.signIn,
    signUpChoice: SocialStrings.english.labels.signUp,
    forgotPasswordChoice: ForgotPasswordStrings.english.title,
    lookAroundChoice: "Look around",
    addServerChoice: "Use an account on another server",
    accountsChoice: { "Accounts on this device: \($0)" },
    signIn: .english, signUp: .english, forgotPassword: .english, accounts: .english,
    addServer: .english, providerSignIn: .english, security: .english, passkeys: .english,
    twoFactor: .english, proof: .english,
    changePassword: .english, changeEmail: .english, activeSessions: .english, accountLog: .english,
    linkedProviders: .english,
    scopes: .english,
    deleteAccount: .english, firstSteps: .english, demo: .english)

  public static let japanese = AuthenticationStrings(
    title: "SocialConnect",
    greeting: "ようこそ！ 短い投稿を書いたり、気になる人をフォローしたり、会話を楽しんだりできます。",
    signInChoice: SocialStrings.japanese.labels.signIn,
    signUpChoice: SocialStrings.japanese.labels.signUp,
    forgotPasswordChoice: ForgotPasswordStrings.japanese.title,
    lookAroundChoice: "見て回る",
    addServerChoice: "ほかのサーバーのアカウントを使う",
    accountsChoice: { "この端末のアカウント: \($0, in: .japanese)件" },
    signIn: .japanese, signUp: .japanese, forgotPassword: .japanese, accounts: .japanese,
    addServer: .japanese, providerSignIn: .japanese, security: .japanese, passkeys: .japanese,
    twoFactor: .japanese, proof: .japanese,
    changePassword: .japanese, changeEmail: .japanese,
    activeSessions: .japanese, accountLog: .japanese, linkedProviders: .japanese, scopes: .japanese,
    deleteAccount: .japanese,
    firstSteps: .japanese,
    demo: .japanese)
}
