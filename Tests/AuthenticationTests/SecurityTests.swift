import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct SecurityTests {
  private let source = FakeAccount()
  private let navigator = RecordingNavigator()
  private let presenter: SecurityPresenter

  init() {
    presenter = SecurityPresenter(
      account: source.interactor(), router: AuthenticationRouter(navigator: navigator))
    source.emails.answers("alice@example.org")
  }

  private func drawn(_ language: Language) -> String {
    let strings = AuthenticationStrings.of(language).security
    return drawing(
      SecurityView(strings: strings, context: SocialTestSupport.context(language)).screen(presenter.state))
  }

  @Test func whatThereIsToSignInWithIsShown() async {
    await presenter.appear()
    #expect(
      drawn(.english) == """
        Sign-in and security

        Email: alice@example.org
        Password: set
        Two-factor authentication: off

        1. Change password
        2. Two-factor authentication
        3. Change email address
        4. Passkeys
        5. Other ways to sign in
        6. Where you're signed in
        7. What happened to your account
        8. Refresh (r)

        """)
    source.standings.answers(AccountStanding(waysIn: WaysIn(hasPassword: false, hasAuthenticator: true)))
    await presenter.send(.refresh)
    #expect(
      drawn(.japanese) == """
        サインインとセキュリティ

        メールアドレス: alice@example.org
        パスワード: 未設定
        2要素認証: オン

        1. パスワードの設定
        2. 2要素認証
        3. メールアドレスの変更
        4. パスキー
        5. ほかのサインイン方法
        6. サインイン中の端末
        7. アカウントの履歴
        8. 更新 (r)

        """)
  }

  @Test func eachItemLeadsToItsScreen() async {
    await presenter.send(.changePassword)
    await presenter.send(.twoFactor)
    await presenter.send(.changeEmail)
    await presenter.send(.linkedProviders)
    await presenter.send(.activeSessions)
    await presenter.send(.passkeys)
    await presenter.send(.log)
    #expect(
      navigator.moves == [
        .show(.changePassword), .show(.twoFactor), .show(.changeEmail), .show(.linkedProviders),
        .show(.activeSessions), .show(.passkeys), .show(.accountLog),
      ])
    navigator.hasPlace = { $0 == .changePassword }
    await presenter.appear()
    #expect(drawn(.english).hasSuffix("1. Change password\n2. Refresh (r)\n"))
    await presenter.send(.changeEmail)
    #expect(presenter.state.problem == .unsupported)
  }

  @Test func whatCannotBeReadIsSaidAndWhatIsKnownStays() async {
    await presenter.appear()
    source.standings.fails(.offline)
    await presenter.send(.refresh)
    #expect(presenter.state.problem == .offline && presenter.state.waysIn == WaysIn())
  }

  @Test func anAddressThatIsNotToldIsNotShown() async {
    source.emails.fails(.unsupported)
    await presenter.appear()
    #expect(presenter.state.email == nil && presenter.state.waysIn != nil && presenter.state.problem == nil)
  }
}
