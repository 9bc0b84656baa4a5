import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct ForgotPasswordTests {
  private let source = FakeResets()
  private let store = MemoryStore()
  private let navigator = RecordingNavigator()
  private let presenter: ForgotPasswordPresenter

  init() {
    let sessions = SessionInteractor(repository: FakeAuthentication(), store: store)
    presenter = ForgotPasswordPresenter(
      resets: PasswordResetInteractor(repository: source, sessions: sessions),
      router: AuthenticationRouter(navigator: navigator))
  }

  private var state: ForgotPasswordState { presenter.state }

  private func drawn(_ language: Language) -> String {
    let view = ForgotPasswordView(
      strings: AuthenticationStrings.of(language).forgotPassword,
      signIn: AuthenticationStrings.of(language).signIn, context: SocialTestSupport.context(language))
    return drawing(view.screen(state))
  }

  @Test func addressCodeAndPasswordSignIn() async {
    #expect(
      drawn(.english) == """
        Forgot password
        (The address you sign in with. We'll send it a code.)
        Email []

        """)
    source.requests.answers(.folder("/data/outbox"))
    await presenter.send(.enterEmail("alice@example.org"))
    #expect(source.requests.inputs == ["alice@example.org"])
    #expect(state.step == .code)
    #expect(
      drawn(.english) == """
        Forgot password

        This device can't send email. If alice@example.org has an
        account here, the email with its code is in the folder
        /data/outbox.
        (Six digits, valid for 15 minutes. Go back to request a new code.)
        Code []

        """)
    source.confirmations.answers(true)
    await presenter.send(.enterCode(" 123-４56"))
    #expect(source.confirmations.inputs == [CodeCheck(email: "alice@example.org", code: "123456")])
    #expect(state.step == .password)
    source.resets.answers(.signedIn(.alice))
    await presenter.send(.enterPassword("battery staple 9"))
    #expect(
      source.resets.inputs == [
        PasswordReset(email: "alice@example.org", code: "123456", password: "battery staple 9")
      ])
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
    #expect(store.saved == SavedSessions(sessions: [.alice], current: Session.alice.id))
  }

  @Test func theWordsAreThereInJapanese() async {
    source.requests.answers(.inbox)
    await presenter.send(.enterEmail("alice@example.org"))
    #expect(
      drawn(.japanese) == """
        パスワードを忘れた場合

        alice@example.org のアカウントがある場合は、確認コードをメー
        ルで送信しました。
        (メールに記載された6桁の数字です（15分間有効）。戻ると、もう一度送信できます。)
        確認コード []

        """)
    let mail = ResetMail(handle: "alice", code: "012345", language: "ja-JP")
    #expect(mail.subject == "SocialConnectの確認コード: 012345")
    #expect(mail.body.hasPrefix("@alice 様\n") && mail.body.contains("    012345\n"))
    #expect(ResetMail(handle: "alice", code: "012345", language: "fr").body.hasPrefix("Hello @alice,\n"))
  }

  @Test(arguments: [
    ("", AppError.invalid(.code, .empty)), ("12345", .invalid(.code, .malformed)),
    ("1234567", .invalid(.code, .malformed)), ("12a456", .invalid(.code, .malformed)),
    ("½23456", .invalid(.code, .malformed)),
  ]) func whatIsNoCodeIsAskedForAgain(code: String, error: AppError) async {
    source.requests.answers(.inbox)
    await presenter.send(.enterEmail("alice@example.org"))
    await presenter.send(.enterCode(Secret(code)))
    #expect(state.step == .code && state.problem == error)
    await presenter.send(.back)
    #expect(state.step == .email && state.problem == nil)
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test func aWrongCodeIsSaidBeforeAPasswordIsAskedFor() async {
    source.requests.answers(.inbox)
    await presenter.send(.enterEmail("alice@example.org"))
    source.confirmations.fails(.invalid(.code, .wrong))
    await presenter.send(.enterCode("111111"))
    #expect(
      drawn(.english) == """
        Forgot password
        ! That code is wrong or has expired. Use the latest code, on
          the device where you requested it, or request a new code.

        If alice@example.org has an account here, we've sent it an
        email with a code.
        (Six digits, valid for 15 minutes. Go back to request a new code.)
        Code []

        """)
    #expect(drawn(.japanese).contains("\n! 確認コードが違うか、有効期限が切れています。"))
    for error in [AppError.unavailable, .cancelled] {
      source.confirmations.fails(error)
      await presenter.send(.enterCode("123456"))
      #expect(state.step == .code)
    }
    source.confirmations.answers(true)
    await presenter.send(.enterCode("123456"))
    #expect(state.step == .password && state.problem == nil)
  }

  @Test func twoCodesAtOnceAreOneTry() async {
    source.requests.answers(.inbox)
    await presenter.send(.enterEmail("alice@example.org"))
    let presenter = presenter
    source.confirmations.answers { (_) async throws(AppError) -> Bool in
      await presenter.send(.enterCode("222222"))
      return true
    }
    await presenter.send(.enterCode("111111"))
    #expect(source.confirmations.inputs.map(\.code) == ["111111"])
    #expect(state.step == .password)
  }

  @Test func aCodeThatCountsNoMoreIsAskedForAgainAndAnAddressThatIsNoneIsSaid() async {
    source.confirmations.answers(true)
    await presenter.send(.enterEmail("alice"))
    #expect(state.step == .email && state.problem == .invalid(.email, .malformed))
    source.requests.fails(.rateLimited(retryAfter: 60))
    await presenter.send(.enterEmail("alice@example.org"))
    #expect(state.step == .email && state.problem == .rateLimited(retryAfter: 60))
    source.requests.answers(.inbox)
    await presenter.send(.enterEmail("alice@example.org"))
    await presenter.send(.enterCode("111111"))
    await presenter.send(.enterPassword(""))
    #expect(state.problem == .invalid(.password, .empty))
    #expect(drawn(.english).contains("(At least 8 characters. "))
    #expect(drawn(.japanese).contains("(8文字以上で入力してください。"))
    await presenter.send(.enterPassword("short"))
    #expect(drawn(.english).contains("\n(A few words in a row work well.)\n"))
    #expect(state.step == .password && state.problem == .invalid(.password, .tooShort(minimum: 8)))
    source.resets.fails(.cancelled)
    await presenter.send(.enterPassword("battery staple 9"))
    #expect(state.step == .password)
    source.resets.fails(.invalid(.code, .wrong))
    await presenter.send(.enterPassword("battery staple 9"))
    #expect(state.step == .code)
    #expect(drawn(.english).contains("! That code is wrong or has expired."))
    #expect(navigator.moves == [])
  }
}
