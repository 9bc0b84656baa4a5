import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

/// A source that only keeps sign-ins, which come about in a browser.
@MainActor @Suite struct AuthenticationAbilityTests {
  private let repository = FakeAuthentication()
  private let navigator = RecordingNavigator()
  private let store = MemoryStore([.alice], current: .alice)

  private func factory(
    _ viewer: Viewer, _ change: (inout AuthenticationPorts, inout AccountPorts) -> Void = { _, _ in }
  ) -> AuthenticationFactory {
    var ports = AuthenticationPorts(
      sessions: repository, passwords: nil, signUps: nil, checks: nil, resets: nil)
    var account = AccountPorts(passwords: nil, emails: nil, activeSessions: nil, deletion: nil)
    change(&ports, &account)
    return AuthenticationFactory(
      ports: ports, account: account, store: store, demo: nil, viewer: viewer, language: "en",
      strings: .english, context: SocialTestSupport.context(.english))
  }

  private func labels(_ screen: Screen<ScreenAction>) -> [String] { screen.menu.map(\.label) }

  @Test func theFirstScreenOffersWhatThereIs() async {
    navigator.hasPlace = { $0 == .publicTimeline }
    let factory = factory(.anonymous)
    let screen = factory.welcomeScreen(navigator: navigator)
    await screen.appear()
    #expect(labels(screen.screen) == ["Look around"])
    let presenter = factory.presenter(navigator: navigator)
    for action in [AuthenticationPresenter.Action.signIn, .signUp, .forgotPassword, .accounts, .makeDemo] {
      await presenter.send(.lookAround)
      #expect(presenter.state.problem == nil)
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported)
    }
    #expect(navigator.moves.allSatisfy { $0 == .show(.publicTimeline) })
  }

  @Test func aPlaceThatIsKnownOnlyLaterIsOfferedThen() async throws {
    navigator.hasPlace = { _ in false }
    let presenter = factory(.anonymous).presenter(navigator: navigator)
    let factory = factory(.signedIn(.alice)) { _, account in
      let source = FakeAccount()
      account.proofs = source
      account.deletion = source
    }
    let accounts = factory.accountsPresenter(navigator: navigator)
    let firstSteps = try #require(factory.firstStepsPresenter(navigator: navigator))
    let deletion = try #require(factory.deleteAccountPresenter(navigator: navigator))
    navigator.hasPlace = { _ in true }
    await presenter.appear()
    await accounts.appear()
    await firstSteps.appear()
    await deletion.appear()
    #expect(presenter.state.places == .all && accounts.state.places == .all)
    #expect(firstSteps.state.places == .all && deletion.state.places == .all)
  }

  @Test func theAccountsCanBeSwitchedAndSignedOut() async {
    navigator.hasPlace = { _ in false }
    let factory = factory(.signedIn(.alice))
    let screen = factory.accountsScreen(navigator: navigator)
    await screen.appear()
    #expect(labels(screen.screen) == ["Sign out of @alice"] && screen.screen.entries.count == 1)
    let presenter = factory.accountsPresenter(navigator: navigator)
    let refused: [AccountsPresenter.Action] = [
      .signIn, .signUp, .archive, .security, .delete,
    ]
    for action in refused {
      await presenter.appear()
      #expect(presenter.state.problem == nil)
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported)
    }
    #expect(navigator.moves == [])
    repository.expect(.signOut(.alice))
    await presenter.send(.signOut)
    #expect(navigator.moves == [.restart(.anonymous, nil)])
  }

  @Test(
    arguments: [
      ([.welcome, .home], [.welcome, .home, .welcome]), ([.home], [.home, .home, nil]),
      ([.welcome], [.welcome, nil, .welcome]), ([], [nil, nil, nil]),
    ] as [([Route.Kind], [Route?])])
  func nothingBeginsAtAPlaceThatTheAppDoesNotHave(places: [Route.Kind], starts: [Route?]) {
    navigator.hasPlace = places.contains
    let router = AuthenticationRouter(navigator: navigator)
    router.begin(as: .alice)
    router.enter(as: .signedIn(.alice))
    router.enter(as: .anonymous)
    #expect(
      navigator.moves == [
        .restart(.signedIn(.alice), starts[0]), .restart(.signedIn(.alice), starts[1]),
        .restart(.anonymous, starts[2]),
      ])
  }

  @Test func noScreenIsThereForWhatIsNot() {
    for factory in [factory(.anonymous), factory(.signedIn(.alice))] {
      #expect(factory.signInScreen(navigator: navigator) == nil)
      #expect(factory.signUpScreen(navigator: navigator) == nil)
      #expect(factory.forgotPasswordScreen(navigator: navigator) == nil)
      #expect(factory.securityScreen(navigator: navigator) == nil)
      #expect(factory.changePasswordScreen(navigator: navigator) == nil)
      #expect(factory.changeEmailScreen(navigator: navigator) == nil)
      #expect(factory.activeSessionsScreen(navigator: navigator) == nil)
      #expect(factory.deleteAccountScreen(navigator: navigator) == nil)
    }
  }

  @Test func whatTheSourceCannotDoForAnAccountAsksForNoSignIn() {
    let factory = factory(.anonymous) { ports, _ in ports.passwords = repository }
    #expect(factory.signInScreen(navigator: navigator) != nil)
    #expect(factory.changePasswordScreen(navigator: navigator) == nil)
    #expect(factory.changeEmailScreen(navigator: navigator) == nil)
    #expect(factory.activeSessionsScreen(navigator: navigator) == nil)
    #expect(factory.deleteAccountScreen(navigator: navigator) == nil)
  }

  @Test func whatIsTakenIsSaidByTheSignUpWhereNothingSaysItBefore() async throws {
    let factory = factory(.anonymous) { ports, _ in ports.signUps = repository }
    let presenter = try #require(factory.signUpPresenter(navigator: navigator))
    let answers: [(SignUpState.Question, Secret)] = [
      (.email, "a@example.org"), (.password, "open sesame"), (.handle, "alice"), (.name, "Alice"),
      (.birthday, ""),
    ]
    for (question, answer) in answers { await presenter.send(.enter(question, answer)) }
    #expect(presenter.state.question == .confirmation)
    let registration = Registration(
      email: "a@example.org", password: "open sesame", handle: "alice", name: "Alice", birthday: nil,
      language: "en")
    repository.expect(.signUp(registration), .failure(.invalid(.handle, .taken)))
    await presenter.send(.create)
    #expect(presenter.state.question == .handle && presenter.state.problem == .invalid(.handle, .taken))
  }

  @Test func whatNeedsAProofIsThereOnlyWhereOneCanBeGiven() {
    let source = FakeAccount()
    let without = factory(.signedIn(.alice)) { _, account in
      account.passwords = source
      account.emails = source
      account.deletion = source
    }
    #expect(without.changePasswordScreen(navigator: navigator) == nil)
    #expect(without.changeEmailScreen(navigator: navigator) == nil)
    #expect(without.deleteAccountScreen(navigator: navigator) == nil)
    #expect(without.securityScreen(navigator: navigator) == nil)
  }

  @Test func aNewPasswordIsCheckedWithoutAnAddress() async throws {
    let source = FakeAccount()
    let factory = factory(.signedIn(.alice)) { _, account in
      account.proofs = source
      account.passwords = source
    }
    let presenter = try #require(factory.changePasswordPresenter(navigator: navigator))
    await presenter.appear()
    source.proofs.answers(true)
    source.signInLists.answers([])
    source.passwordChanges.answers(true)
    await presenter.send(.prove(.enter("open sesame")))
    await presenter.send(.enterNew("alice"))
    #expect(presenter.state.problem != nil && presenter.state.step == .new)
    await presenter.send(.enterNew("battery staple"))
    #expect(presenter.state.step == .done)
  }
}
