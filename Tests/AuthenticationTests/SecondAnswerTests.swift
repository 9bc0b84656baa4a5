import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

/// What is answered once more, while the first answer is under way and after it: it happens once, and nothing is said
/// over the first success.
@MainActor @Suite struct SecondAnswerTests {
  private let source = FakeAccount()
  private let repository = FakeAuthentication()
  private let store = MemoryStore([.alice, .bob], current: .alice)
  private let navigator = RecordingNavigator()
  private let gate = Gate()

  private var router: AuthenticationRouter { AuthenticationRouter(navigator: navigator) }

  /// Answers three times: the second while the first is at the gate, the third when it has succeeded.
  private func answer<Presenter: ScreenPresenter>(
    _ presenter: Presenter, _ action: Presenter.Action
  ) async where Presenter.Action: Sendable {
    let first = Task { await presenter.send(action) }
    await gate.waitForArrival()
    await presenter.send(action)
    gate.open()
    await first.value
    // Should the third be carried out, it is to fail the test, not to wait.
    gate.open()
    await presenter.send(action)
  }

  @Test func signingOutTwiceEndsOneSignIn() async {
    let presenter = AccountsPresenter(
      sessions: SessionInteractor(repository: repository, store: store), viewer: .signedIn(.alice),
      router: router)
    repository.expect(.signOut(.alice))
    repository.expect(.refresh(.bob), .waiting(gate, .bob))
    await answer(presenter, .signOut)
    #expect(navigator.moves == [.restart(.signedIn(.bob), .home)])
    await presenter.send(.use(Session.bob.id))
    #expect(navigator.moves.count == 1 && presenter.state.problem == nil && repository.isDone)
  }

  @Test func signingInTwiceSignsInOnce() async {
    let presenter = SignInPresenter(
      authentication: AuthenticationInteractor(ports: repository.ports, store: store), router: router)
    await presenter.send(.enterEmail("alice@example.org"))
    repository.expect(
      .signIn(email: "alice@example.org", password: "open sesame"), .waiting(gate, .alice))
    await answer(presenter, .enterPassword("open sesame"))
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
    #expect(presenter.state.problem == nil)
  }

  @Test func aPasswordIsResetOnce() async {
    let resets = FakeResets()
    let sessions = SessionInteractor(repository: repository, store: store)
    let presenter = ForgotPasswordPresenter(
      resets: PasswordResetInteractor(repository: resets, sessions: sessions), router: router)
    resets.requests.answers(.inbox)
    resets.confirmations.answers(true)
    await presenter.send(.enterEmail("alice@example.org"))
    await presenter.send(.enterCode("123456"))
    resets.resets.answers { [gate] (_) async throws(AppError) in
      await gate.pass()
      return .signedIn(.alice)
    }
    await answer(presenter, .enterPassword("battery staple 9"))
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)] && resets.resets.inputs.count == 1)
    #expect(presenter.state.problem == nil)
  }

  @Test func anAccountIsDeletedOnce() async {
    let presenter = DeleteAccountPresenter(account: source.interactor(repository, store), router: router)
    source.proofs.answers(true)
    source.deletions.answers(passing)
    repository.expect(.refresh(.bob), .session(.bob))
    await presenter.appear()
    await presenter.send(.prove(.enter("open sesame")))
    await answer(presenter, .enterHandle("alice"))
    #expect(navigator.moves == [.restart(.signedIn(.bob), .home)] && source.deletions.inputs.count == 1)
    #expect(presenter.state.problem == nil)
  }

  @Test func aPasswordIsChangedOnce() async {
    let presenter = ChangePasswordPresenter(account: source.interactor(), router: router)
    source.emails.answers("anna@example.org")
    source.proofs.answers(true)
    source.signInLists.answers([])
    source.passwordChanges.answers(passing)
    await presenter.appear()
    await presenter.send(.prove(.enter("open sesame")))
    await answer(presenter, .enterNew("battery staple 9"))
    #expect(presenter.state == ChangePasswordState(step: .done))
    #expect(source.passwordChanges.inputs.count == 1)
  }

  @Test func anAddressIsChangedOnce() async {
    let presenter = ChangeEmailPresenter(account: source.interactor(), router: router)
    source.emails.answers("alice@example.org")
    source.emailRequests.answers(.inbox)
    source.emailConfirmations.answers(passing)
    source.proofs.answers(true)
    await presenter.send(.enterEmail("anna@example.net"))
    await presenter.send(.prove(.enter("open sesame")))
    await answer(presenter, .enterCode("123456"))
    #expect(presenter.state.step == .done && presenter.state.problem == nil)
    #expect(source.emailConfirmations.inputs.count == 1)
  }

  @Test func anAnswerToAnotherQuestionLeavesWhatWasSaid() async {
    let presenter = ChangePasswordPresenter(account: source.interactor(), router: router)
    source.proofs.fails(.invalid(.password, .wrong))
    await presenter.appear()
    await presenter.send(.prove(.enter("guess")))
    await presenter.send(.enterNew("battery staple 9"))
    #expect(presenter.state.problem == .invalid(.password, .wrong))
  }

  private func passing<Input: Sendable>(_ input: Input) async throws(AppError) -> Bool {
    await gate.pass()
    return true
  }
}
