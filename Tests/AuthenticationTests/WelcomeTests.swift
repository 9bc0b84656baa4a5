import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct WelcomeTests {
  private let repository = FakeAuthentication()
  private let navigator = RecordingNavigator()

  private func presenter(_ store: MemoryStore = MemoryStore()) -> AuthenticationPresenter {
    AuthenticationPresenter(
      sessions: SessionInteractor(repository: repository, store: store), demo: nil,
      router: AuthenticationRouter(navigator: navigator))
  }

  @Test func eachChoiceLeadsSomewhere() async {
    let presenter = presenter()
    await presenter.send(.signIn)
    await presenter.send(.signUp)
    await presenter.send(.lookAround)
    await presenter.send(.accounts)
    await presenter.send(.forgotPassword)
    #expect(
      navigator.moves == [
        .show(.signIn), .show(.signUp), .show(.publicTimeline), .show(.accounts), .show(.forgotPassword),
      ])
  }

  @Test func accountsOfThisMachineAreOffered() async {
    let presenter = presenter(MemoryStore([.alice, .bob]))
    await presenter.appear()
    #expect(presenter.state.accounts == 2)
  }

  @Test func aNewcomersChoicesLeadSomewhere() async {
    let presenter = FirstStepsPresenter(
      session: .alice, router: AuthenticationRouter(navigator: navigator))
    await presenter.send(.compose)
    await presenter.send(.findPeople)
    await presenter.send(.readPublicTimeline)
    await presenter.send(.goHome)
    #expect(
      navigator.moves == [
        .show(.compose(commentOn: nil)), .show(.suggestedPeople), .show(.publicTimeline), .replace(.home),
      ])
  }

  @Test func aNewcomerIsOfferedNoWayToWhatTheAppDoesNotHave() async {
    navigator.hasPlace = { _ in false }
    let presenter = FirstStepsPresenter(
      session: .alice, router: AuthenticationRouter(navigator: navigator))
    let view = FirstStepsView(strings: .english, context: SocialTestSupport.context(.english))
    #expect(view.screen(presenter.state).menu.isEmpty)
    for action in [FirstStepsPresenter.Action.compose, .findPeople, .readPublicTimeline, .goHome] {
      presenter.state.action = ActionState()
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported)
    }
    #expect(navigator.moves == [] && view.screen(presenter.state).notices.count == 1)
  }

  @Test func theFactoryAssemblesEveryScreen() async throws {
    let store = MemoryStore([.alice], current: .alice)
    let anonymous = factory(.anonymous, store)
    let newcomer = factory(.signedIn(.alice), store)
    #expect(anonymous.welcomeScreen(navigator: navigator).screen.title == "SocialConnect")
    #expect(newcomer.welcomeScreen(navigator: navigator).screen.title == "Welcome, Alice!")
    #expect(anonymous.signInScreen(navigator: navigator)?.screen.title == "Sign in")
    #expect(anonymous.signUpScreen(navigator: navigator)?.screen.title == "Create account")
    let accounts = newcomer.accountsScreen(navigator: navigator)
    await accounts.appear()
    #expect(accounts.screen.entries.count == 1)
    #expect(anonymous.forgotPasswordScreen(navigator: navigator)?.screen.title == "Forgot password")
    #expect(newcomer.securityScreen(navigator: navigator)?.screen.title == "Sign-in and security")
    #expect(newcomer.changePasswordScreen(navigator: navigator)?.screen.title == "Change password")
    #expect(newcomer.changeEmailScreen(navigator: navigator)?.screen.title == "Change email address")
    #expect(newcomer.activeSessionsScreen(navigator: navigator)?.screen.title == "Where you're signed in")
    #expect(newcomer.deleteAccountScreen(navigator: navigator)?.screen.title == "Delete account @alice")
    for liveScreen in [
      anonymous.securityScreen(navigator: navigator),
      anonymous.changePasswordScreen(navigator: navigator), anonymous.changeEmailScreen(navigator: navigator),
      anonymous.activeSessionsScreen(navigator: navigator),
      anonymous.deleteAccountScreen(navigator: navigator),
    ] { #expect(liveScreen?.screen.title == "Sign in") }
    await anonymous.welcomeScreen(navigator: navigator).screen.menu[0].action()
    #expect(navigator.moves == [.show(.signIn)])
  }

  @Test func lookingElsewhereInTheMiddleOfSigningUpLosesNothing() async throws {
    let factory = factory(.anonymous, MemoryStore())
    repository.expect(.ensureAvailableEmail("alice@example.org"))
    let field = try #require(factory.signUpScreen(navigator: navigator)?.screen.field)
    await field.submit("alice@example.org")()
    let again = RecordingNavigator(at: .welcome, .signUp, .signIn, .signUp)
    let second = try #require(factory.signUpScreen(navigator: again))
    #expect(second.screen.field?.label == "Password")
    for _ in 0..<2 { await (try #require(second.screen.field)).cancel() }
    #expect(again.places == [.welcome, .signUp, .signIn])
  }

  private func factory(_ viewer: Viewer, _ store: MemoryStore) -> AuthenticationFactory {
    var ports = repository.ports
    ports.resets = FakeResets()
    return AuthenticationFactory(
      ports: ports, account: FakeAccount().ports, store: store, demo: nil, viewer: viewer, language: "en",
      strings: .english, context: SocialTestSupport.context(.english))
  }
}
