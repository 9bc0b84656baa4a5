import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct ChangePasswordTests {
  private let source = FakeAccount()
  private let navigator = RecordingNavigator()
  private let presenter: ChangePasswordPresenter

  init() {
    presenter = ChangePasswordPresenter(
      account: source.interactor(), router: AuthenticationRouter(navigator: navigator))
    source.emails.answers("anna@example.org")
    source.confirmations.answers(true)
  }

  private var state: ChangePasswordState { presenter.state }

  private func drawn(_ language: Language) -> String {
    let strings = AuthenticationStrings.of(language).changePassword
    return drawing(
      ChangePasswordView(strings: strings, context: SocialTestSupport.context(language)).screen(state))
  }

  @Test func aNewOneThatWouldBeRefusedIsKnownAtOnce() throws {
    let context = SocialTestSupport.context(.english)
    let strings = AuthenticationStrings.english
    let fields = [
      ChangePasswordView(strings: strings.changePassword, context: context)
        .screen(ChangePasswordState(step: .new)).field?.isAcceptable,
      ForgotPasswordView(strings: strings.forgotPassword, context: context)
        .screen(ForgotPasswordState(step: .password, email: "anna@example.org")).field?.isAcceptable,
      SignUpView(strings: strings.signUp, context: context)
        .screen(SignUpState(question: .password, email: "anna@example.org", handle: "anna")).field?
        .isAcceptable,
    ]
    for field in fields {
      let isAcceptable = try #require(field)
      #expect(!isAcceptable("short") && !isAcceptable("12345678") && isAcceptable("open sesame 7"))
    }
    #expect(fields[1]?("anna@example.org") == false && fields[2]?("annaannaanna") == false)
    #expect(
      ChangePasswordView(strings: strings.changePassword, context: context)
        .screen(ChangePasswordState()).field?.isAcceptable == nil)
  }

  @Test func thePresentPasswordAndANewOneChangeIt() async {
    source.passwordChanges.answers(true)
    #expect(drawn(.english) == "Change password\nsecret Current password []\n")
    await presenter.send(.enterPresent("open sesame"))
    #expect(
      drawn(.english) == """
        Change password
        (At least 8 characters. A few words in a row work well.)
        secret New password []

        """)
    #expect(
      drawn(.japanese) == """
        パスワードの変更
        (8文字以上で入力してください。単語をいくつかつなげると、推測されにくくなります。)
        secret 新しいパスワード []

        """)
    await presenter.send(.enterNew("battery staple 9"))
    #expect(source.passwordChanges.inputs == [PasswordChange(old: "open sesame", new: "battery staple 9")])
    #expect(
      drawn(.english) == """
        Change password
        ✓ Password changed. You're still signed in here and signed
          out everywhere else.

        1. Where you're signed in
        2. Back (b)

        """)
    #expect(
      drawn(.japanese) == """
        パスワードの変更
        ✓ パスワードを変更しました。この端末以外はすべてサインアウト
          しました。

        1. サインイン中の端末
        2. 戻る (b)

        """)
    await presenter.send(.sessions)
    await presenter.send(.back)
    #expect(navigator.moves == [.show(.activeSessions), .back])
  }

  @Test(arguments: [
    ("short", AppError.invalid(.password, .tooShort(minimum: 8))),
    ("password1", .invalid(.password, .common)),
    ("ANNA@example.org", .invalid(.password, .common)), ("alicealice", .invalid(.password, .common)),
  ]) func aNewOneThatIsNotGoodIsAskedForAgain(password: String, error: AppError) async {
    await presenter.send(.enterPresent("open sesame"))
    await presenter.send(.enterNew(Secret(password)))
    #expect(state.step == .new)
    #expect(state.problem == error)
    #expect(drawn(.english).contains("(A few words in a row work well.)"))
    await presenter.send(.back)
    #expect(state == ChangePasswordState())
  }

  @Test func thePresentOneIsNoNewOne() async {
    await presenter.send(.enterPresent("open sesame"))
    await presenter.send(.enterNew("open sesame"))
    #expect(
      drawn(.english) == """
        Change password
        ! The password is the same as before. Enter a different one.
        (A few words in a row work well.)
        secret New password []

        """)
    #expect(drawn(.japanese).contains("! 現在のパスワードと同じです。別のものを入力してください。\n"))
    source.passwordChanges.answers(true)
    await presenter.send(.enterNew("battery staple 9"))
    #expect(source.passwordChanges.inputs == [PasswordChange(old: "open sesame", new: "battery staple 9")])
  }

  @Test func aWrongOneTwiceIsWrong() async {
    source.confirmations.fails(.invalid(.password, .wrong))
    await #expect(throws: AppError.invalid(.password, .wrong)) {
      try await source.interactor().changePassword(from: "guess guess", to: "guess guess")
    }
  }

  @Test func aWrongPresentOneIsAskedForAgain() async {
    source.confirmations.fails(.invalid(.password, .wrong))
    await presenter.send(.enterPresent(""))
    #expect(state.problem == .invalid(.password, .empty))
    await presenter.send(.enterPresent("guess"))
    #expect(
      drawn(.english) == """
        Change password
        ! The password is wrong.
        secret Current password []

        """)
    await presenter.send(.enterPresent(Secret(String(repeating: "x", count: 257))))
    #expect(state.problem == .invalid(.password, .wrong))
    #expect(source.confirmations.inputs == ["guess"], "what no one can have is not hashed")
  }

  @Test func oneThatIsChangedElsewhereMeanwhileIsAskedForAgain() async {
    source.passwordChanges.fails(.invalid(.password, .wrong))
    await presenter.send(.enterPresent("open sesame"))
    await presenter.send(.enterNew("battery staple 9"))
    #expect(state.step == .present && state.problem == .invalid(.password, .wrong))
  }

  @Test func stoppingItLeavesAllAsItWasAndAFailureCanBeTriedAgain() async {
    await presenter.send(.enterPresent("open sesame"))
    let before = state
    source.passwordChanges.fails(.cancelled)
    await presenter.send(.enterNew("battery staple 9"))
    #expect(state == before)
    source.passwordChanges.fails(.unavailable)
    await presenter.send(.enterNew("battery staple 9"))
    #expect(state.step == .new && state.problem == .unavailable)
    source.passwordChanges.answers(true)
    await presenter.send(.enterNew("battery staple 9"))
    #expect(state.step == .done)
    await presenter.send(.enterNew("once more please"))
    #expect(source.passwordChanges.inputs.count == 3)
  }
}
