import AppScreens
import Entities
import Navigation
import Presentation
import TestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct WelcomeTests {
  private let repository = FakeAuthentication()
  private let navigator = RecordingNavigator()

  private func presenter(_ store: MemoryStore = MemoryStore()) -> AuthenticationPresenter {
    AuthenticationPresenter(
      sessions: SessionInteractor(repository: repository, store: store),
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

  @Test func theRouterDoesNotKeepItsHostAlive() {
    var host: RecordingNavigator? = RecordingNavigator()
    weak let remembered = host
    let router = host.map { AuthenticationRouter(navigator: $0) }
    host = nil
    #expect(remembered == nil)
    router?.signIn()
  }

  @Test func theFactoryAssemblesEveryScreen() async {
    let store = MemoryStore([.alice], current: .alice)
    let anonymous = factory(.anonymous, store)
    let newcomer = factory(.signedIn(.alice), store)
    #expect(anonymous.welcomeScene().screen.title == "SocialConnect")
    #expect(newcomer.welcomeScene().screen.title == "Welcome, Alice!")
    #expect(anonymous.signInScene().screen.title == "Sign in")
    #expect(anonymous.signUpScene().screen.title == "Create an account")
    let accounts = newcomer.accountsScene()
    await accounts.appear()
    #expect(accounts.screen.entries.count == 1)
    #expect(anonymous.forgotPasswordScene().screen.title == "Forgot password")
    #expect(newcomer.changePasswordScene().screen.title == "Change the password")
    #expect(newcomer.changeEmailScene().screen.title == "Change the e-mail address")
    #expect(newcomer.signInsScene().screen.title == "Where you are signed in")
    #expect(newcomer.deleteAccountScene().screen.title == "Delete the account @alice")
    for scene in [
      anonymous.changePasswordScene(), anonymous.changeEmailScene(), anonymous.signInsScene(),
      anonymous.deleteAccountScene(),
    ] { #expect(scene.screen.title == "Sign in") }
    await anonymous.welcomeScene().screen.menu[0].action()
    #expect(navigator.moves == [.show(.signIn)])
  }

  @Test func lookingElsewhereInTheMiddleOfSigningUpLosesNothing() async throws {
    let factory = factory(.anonymous, MemoryStore())
    repository.expect(.requireFreeEmail("alice@example.org"))
    let field = try #require(factory.signUpScene().screen.field)
    await field.submit("alice@example.org")()
    #expect(factory.signUpScene().screen.field?.label == "Password")
  }

  private func factory(_ viewer: Viewer, _ store: MemoryStore) -> AuthenticationFactory {
    AuthenticationFactory(
      repository: repository, account: FakeAccount(), resets: FakeResets(), store: store, viewer: viewer,
      strings: .english,
      context: TestSupport.context(.english), navigator: navigator)
  }
}
