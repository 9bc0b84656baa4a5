import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct ChangeEmailTests {
  private let source = FakeAccount()
  private let navigator = RecordingNavigator()
  private let presenter: ChangeEmailPresenter

  init() {
    presenter = ChangeEmailPresenter(
      account: source.interactor(), router: AuthenticationRouter(navigator: navigator))
    source.emails.answers("alice@example.org")
    source.proofs.answers(true)
  }

  private static let asked = ChangeEmailState.Step.proof(ProofState([.password], asked: .password))

  private var state: ChangeEmailState { presenter.state }

  private func drawn(_ language: Language, width: Int = 60) -> String {
    let strings = AuthenticationStrings.of(language)
    let view = ChangeEmailView(
      strings: strings.changeEmail, proof: strings.proof, context: SocialTestSupport.context(language))
    return drawing(view.screen(state), width: width)
  }

  private func goToCode() async {
    source.emailRequests.answers(.inbox)
    await presenter.send(.enterEmail("anna@example.net"))
    await presenter.send(.prove(.enter("open sesame")))
  }

  @Test func addressPasswordAndCodeChangeIt() async {
    await presenter.appear()
    #expect(
      drawn(.english) == """
        Change email address

        You sign in with alice@example.org.
        (We'll send it a code. Nothing changes until you enter the code.)
        New email []

        """)
    await presenter.send(.enterEmail(" anna@example.net "))
    #expect(
      drawn(.english) == """
        Change email address

        New email: anna@example.net
        (To confirm that it's you.)
        secret Current password []

        """)
    source.emailRequests.answers(.folder("/data/outbox"))
    await presenter.send(.prove(.enter("open sesame")))
    #expect(source.proofs.inputs == [.password("open sesame")])
    #expect(source.emailRequests.inputs == ["anna@example.net"])
    #expect(
      drawn(.english) == """
        Change email address

        This device can't send email. The email to anna@example.net
        is in the folder /data/outbox. Enter the code from it.
        (Six digits, valid for 15 minutes. Go back to request a new code.)
        Code []

        """)
    source.emailConfirmations.answers(true)
    await presenter.send(.enterCode("123 456"))
    #expect(source.emailConfirmations.inputs == [EmailChange(email: "anna@example.net", code: "123456")])
    #expect(
      drawn(.english) == """
        Change email address
        ✓ You now sign in with anna@example.net.

        """)
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test func theWordsAreThereInJapanese() async {
    await presenter.appear()
    #expect(
      drawn(.japanese) == """
        メールアドレスの変更

        現在のメールアドレスは alice@example.org です。
        (このアドレスに確認コードを送信します。コードを入力するまで、変更されません。)
        新しいメールアドレス []

        """)
    await presenter.send(.enterEmail("alice@example.org"))
    #expect(drawn(.japanese).contains("! 現在のメールアドレスと同じです。"))
    await goToCode()
    #expect(
      drawn(.japanese) == """
        メールアドレスの変更

        anna@example.net に確認コードを送信しました。メールに記載さ
        れたコードを入力してください。
        (メールに記載された6桁の数字です（15分間有効）。戻ると、もう一度送信できます。)
        確認コード []

        """)
    source.emailConfirmations.answers(true)
    await presenter.send(.enterCode("123456"))
    #expect(
      drawn(.japanese) == """
        メールアドレスの変更
        ✓ メールアドレスを anna@example.net に変更しました。

        """)
    #expect(
      drawn(.english, width: 20) == """
        Change email address
        ✓ You now sign in
          with
          anna@example.net.

        """)
  }

  @Test(arguments: [
    ("anna", AppError.invalid(.email, .malformed)), ("", .invalid(.email, .empty)),
    ("alice@example.org", .invalid(.email, .unchanged)),
  ]) func anAddressThatWillNotDoIsAskedForAgain(email: String, error: AppError) async {
    await presenter.send(.enterEmail(email))
    #expect(state.step == .email && state.email == email && state.problem == error)
    await presenter.send(.enterEmail("anna@example.net"))
    #expect(state.step == Self.asked && state.problem == nil)
    await presenter.send(.back)
    #expect(state.step == .email && state.email == "anna@example.net")
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test func aWrongPasswordIsAskedForAgain() async {
    await presenter.send(.enterEmail("anna@example.net"))
    await presenter.send(.prove(.enter("")))
    #expect(state.problem == .invalid(.password, .empty))
    await presenter.send(.prove(.enter(Secret(String(repeating: "x", count: 257)))))
    #expect(state.problem == .invalid(.password, .wrong))
    #expect(source.proofs.inputs == [], "what no one can have is not hashed")
    source.proofs.fails(.invalid(.password, .wrong))
    await presenter.send(.prove(.enter("guess")))
    #expect(state.step == Self.asked)
    #expect(drawn(.english).contains("! The password is wrong."))
    source.proofs.fails(.cancelled)
    let before = state
    await presenter.send(.prove(.enter("open sesame")))
    #expect(state == before, "stopping it changes nothing")
  }

  @Test func aWrongCodeIsAskedForAgainAndAnotherCanBeSent() async {
    await goToCode()
    await presenter.send(.enterCode("12345"))
    #expect(state.step == .code && state.problem == .invalid(.code, .malformed))
    source.emailConfirmations.fails(.invalid(.code, .wrong))
    await presenter.send(.enterCode("123456"))
    #expect(state.step == .code && state.problem == .invalid(.code, .wrong))
    await presenter.send(.back)
    #expect(state.step == .email && state.problem == nil)
    await goToCode()
    #expect(state.step == .code && source.emailRequests.inputs.count == 2)
  }

  @Test func whoeverWasSecondIsToldAndAskedForAnotherAddress() async {
    await goToCode()
    source.emailConfirmations.fails(.invalid(.email, .taken))
    await presenter.send(.enterCode("123456"))
    #expect(state.step == .email && state.email == "anna@example.net")
    #expect(drawn(.english).contains("! The email address is already taken."))
  }

  @Test func aSecondAnswerMeanwhileIsNone() async throws {
    let gate = Gate()
    source.emailRequests.answers { (_) async throws(AppError) -> MailDestination in
      await gate.pass()
      return .inbox
    }
    await presenter.send(.enterEmail("anna@example.net"))
    let first = Task { await presenter.send(.prove(.enter("open sesame"))) }
    #expect(try await eventually { source.emailRequests.inputs.count == 1 })
    await presenter.send(.prove(.enter("open sesame")))
    gate.open()
    await first.value
    #expect(state.step == .code && source.emailRequests.inputs.count == 1)
  }

  @Test func anAnswerWaitsForThePresentAddress() async {
    let gate = Gate()
    source.emails.answers { (_) async throws(AppError) in
      await gate.pass()
      return "alice@example.org"
    }
    let appearing = Task { await presenter.appear() }
    await gate.waitForArrival()
    source.emails.answers("alice@example.org")
    let answering = Task { await presenter.send(.enterEmail("anna@example.net")) }
    gate.open()
    await appearing.value
    await answering.value
    #expect(state.step == Self.asked && state.email == "anna@example.net")
  }

  @Test func theMailsAreInTheLanguageOfWhoeverGetsThem() {
    let code = EmailMail.code("012345", handle: "alice", language: "ja")
    #expect(code.subject == "SocialConnectの確認コード: 012345")
    #expect(code.body.hasPrefix("@alice 様\n") && code.body.contains("    012345\n"))
    #expect(EmailMail.attempt(handle: "alice", language: "ja-JP").subject == "あなたのメールアドレスを使おうとした人がいます")
    let told = EmailMail.changed(
      to: "new@example.net", handle: "alice", undo: "abc", page: "https://a.example/undo", language: "fr")
    #expect(told.body.hasPrefix("Hello @alice,\n") && told.body.contains("new@example.net"))
    #expect(told.body.contains("\n    https://a.example/undo?token=abc\n"))
    let here = EmailMail.changed(
      to: "new@example.net", handle: "alice", undo: "abc", page: nil, language: "ja")
    #expect(here.body.contains("\n    socialconnect restore-email abc\n"))
  }
}
