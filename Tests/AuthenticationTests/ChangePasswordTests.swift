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
    source.proofs.answers(true)
    source.signInLists.answers([ActiveSession(id: ID("s1"), createdAt: noon, isCurrent: true)])
  }

  private var state: ChangePasswordState { presenter.state }

  private func drawn(_ language: Language) -> String {
    let strings = AuthenticationStrings.of(language)
    return drawing(
      ChangePasswordView(
        strings: strings.changePassword, proof: strings.proof, context: SocialTestSupport.context(language)
      ).screen(state))
  }

  @Test func aNewOneThatWouldBeRefusedIsKnownAtOnce() throws {
    let context = SocialTestSupport.context(.english)
    let strings = AuthenticationStrings.english
    let fields = [
      ChangePasswordView(strings: strings.changePassword, proof: strings.proof, context: context)
        .screen(ChangePasswordState(step: .new)).field?.isAcceptable,
      ForgotPasswordView(strings: strings.forgotPassword, signIn: strings.signIn, context: context)
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
      ChangePasswordView(strings: strings.changePassword, proof: strings.proof, context: context)
        .screen(ChangePasswordState()).field?.isAcceptable == nil)
  }

  @Test func thePresentPasswordAndANewOneChangeIt() async {
    source.passwordChanges.answers(true)
    #expect(drawn(.english) == "Change password\n\n1. Back (b)\n", "it isn't known yet what proves who asks")
    await presenter.appear()
    #expect(
      drawn(.english) == "Change password\n(To confirm that it's you.)\nsecret Current password []\n")
    #expect(drawn(.japanese) == "パスワードの変更\n(本人確認のため、入力してください。)\nsecret 現在のパスワード []\n")
    await presenter.send(.prove(.enter("open sesame")))
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
    #expect(source.passwordChanges.inputs == [PasswordChange(password: "battery staple 9")])
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

  @Test func whoIsSignedInElsewhereIsAskedWhetherThatGoesOn() async {
    source.passwordChanges.answers(true)
    source.signInLists.answers([
      ActiveSession(id: ID("s1"), createdAt: noon, isCurrent: true),
      ActiveSession(id: ID("s2"), createdAt: noon, isCurrent: false),
    ])
    await presenter.appear()
    await presenter.send(.prove(.enter("open sesame")))
    await presenter.send(.enterNew("battery staple 9"))
    #expect(
      drawn(.english) == """
        Change password

        You're signed in elsewhere, too. If someone else may know
        the old password, sign out there.

        1. Sign out everywhere else
        2. Stay signed in everywhere
        3. Back (b)

        """)
    #expect(
      drawn(.japanese) == """
        パスワードの変更

        ほかの端末でもサインインしています。以前のパスワードを知られ
        ているおそれがある場合は、サインアウトしてください。

        1. ほかの端末をすべてサインアウト
        2. サインインしたままにする
        3. 戻る (b)

        """)
    await presenter.send(.back)
    #expect(state.step == .new && source.passwordChanges.inputs == [])
    await presenter.send(.enterNew("battery staple 9"))
    await presenter.send(.choose(keepingOthers: true))
    #expect(
      source.passwordChanges.inputs == [PasswordChange(password: "battery staple 9", keepsOthers: true)])
    #expect(drawn(.english).contains("✓ Password saved. You're still signed in everywhere."))
    #expect(drawn(.japanese).contains("✓ パスワードを保存しました。ほかの端末もサインインしたままで\n  す。"))
  }

  @Test(arguments: [
    ("short", AppError.invalid(.password, .tooShort(minimum: 8))),
    ("password1", .invalid(.password, .common)),
    ("ANNA@example.org", .invalid(.password, .common)), ("alicealice", .invalid(.password, .common)),
  ]) func aNewOneThatIsNotGoodIsAskedForAgain(password: String, error: AppError) async {
    await presenter.appear()
    await presenter.send(.prove(.enter("open sesame")))
    await presenter.send(.enterNew(Secret(password)))
    #expect(state.step == .new)
    #expect(state.problem == error)
    #expect(drawn(.english).contains("(A few words in a row work well.)"))
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test func aProvenSessionIsAskedForTheNewOneAtOnce() async {
    source.standings.answers(AccountStanding(waysIn: WaysIn(), isProven: true))
    await presenter.appear()
    #expect(state.step == .new && source.proofs.inputs == [])
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test func anAccountWithoutAPasswordGetsItsFirstByACodeThatIsMailed() async {
    source.standings.answers(AccountStanding(waysIn: WaysIn(hasPassword: false)))
    source.codeRequests.answers(.folder("/data/outbox"))
    source.passwordChanges.answers(true)
    await presenter.appear()
    #expect(
      drawn(.english) == """
        Set a password

        This device can't send email. To confirm that it's you,
        enter the code from the email in the folder /data/outbox.
        (Six digits, valid for 15 minutes. Go back to request a new code.)
        Code []

        """)
    #expect(drawn(.japanese).hasPrefix("パスワードの設定\n\nこの端末からはメールを送信できません。"))
    await presenter.send(.prove(.enter("12345")))
    #expect(state.problem == .invalid(.code, .malformed) && source.proofs.inputs == [])
    await presenter.send(.prove(.enter("123 456")))
    #expect(source.proofs.inputs == [.mailedCode("123456")])
    await presenter.send(.enterNew("battery staple 9"))
    #expect(drawn(.english).hasPrefix("Set a password\n✓ Password set."))
  }

  @Test func aSourceThatCannotBeReachedIsAskedAgain() async {
    source.standings.fails(.unavailable)
    await presenter.appear()
    #expect(state.step == .proof(nil) && state.problem == .unavailable)
    source.standings.answers(AccountStanding(waysIn: WaysIn()))
    await presenter.appear()
    #expect(state.step == .proof(ProofState([.password], asked: .password)))
  }

  @Test func aWrongPresentOneIsAskedForAgain() async {
    source.proofs.fails(.invalid(.password, .wrong))
    await presenter.appear()
    await presenter.send(.prove(.enter("")))
    #expect(state.problem == .invalid(.password, .empty))
    await presenter.send(.prove(.enter("guess")))
    #expect(
      drawn(.english) == """
        Change password
        ! The password is wrong.
        (To confirm that it's you.)
        secret Current password []

        """)
    await presenter.send(.prove(.enter(Secret(String(repeating: "x", count: 257)))))
    #expect(state.problem == .invalid(.password, .wrong))
    #expect(source.proofs.inputs == [.password("guess")], "what no one can have is not hashed")
  }

  @Test func aProofOfAWhileAgoIsAskedForAgain() async {
    source.passwordChanges.fails(.invalid(.proof, .missing))
    await presenter.appear()
    await presenter.send(.prove(.enter("open sesame")))
    await presenter.send(.enterNew("battery staple 9"))
    #expect(state.step == .proof(ProofState([.password], asked: .password)))
    #expect(drawn(.english).contains("! Confirm that it's you first."))
    #expect(drawn(.japanese).contains("! 先に本人確認をしてください。"))
  }

  @Test func stoppingItLeavesAllAsItWasAndAFailureCanBeTriedAgain() async {
    await presenter.appear()
    await presenter.send(.prove(.enter("open sesame")))
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
