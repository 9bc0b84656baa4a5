import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct SignInPresenterTests {
  private let repository = FakeAuthentication()
  private let store = MemoryStore()
  private let navigator = RecordingNavigator()
  private let gate = Gate()
  private let presenter: SignInPresenter
  private let call = FakeAuthentication.Call.signIn(email: "alice@example.org", password: "open sesame")

  init() {
    presenter = SignInPresenter(
      authentication: AuthenticationInteractor(ports: repository.ports, store: store) { [gate] _ in
        await gate.pass()
        try Task.checkCancellation()
      },
      router: AuthenticationRouter(navigator: navigator))
  }

  private var state: SignInState { presenter.state }

  @Test func eMailAndPasswordLeadHome() async {
    await presenter.send(.enterEmail(" alice@example.org "))
    #expect(state.step == .password)
    repository.expect(call, .session(.alice))
    await presenter.send(.enterPassword("open sesame"))
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
    #expect(store.saved.current == Session.alice.id)
  }

  @Test func whatIsNoAddressIsSaidAndKept() async {
    await presenter.send(.enterEmail("alice"))
    #expect(state.step == .email)
    #expect(state.email == "alice")
    #expect(state.problem == .invalid(.email, .malformed))
  }

  @Test(arguments: [
    AppError.invalid(.credentials, .wrong), .rateLimited(retryAfter: 61), .unavailable,
  ]) func aFailureKeepsTheEMail(error: AppError) async {
    await presenter.send(.enterEmail("alice@example.org"))
    repository.expect(call, .failure(error))
    await presenter.send(.enterPassword("open sesame"))
    #expect(state.problem == error)
    #expect(state.step == .password)
    #expect(state.email == "alice@example.org")
    await presenter.send(.back)
    #expect(state.step == .email)
    #expect(state.problem == nil)
    #expect(state.email == "alice@example.org")
    #expect(navigator.moves == [])
  }

  @Test func theFirstQuestionLeadsOut() async {
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test func answeringTwiceSignsInOnce() async {
    await presenter.send(.enterEmail("alice@example.org"))
    let gate = Gate()
    repository.expect(call, .waiting(gate, .alice))
    let first = Task { await presenter.send(.enterPassword("open sesame")) }
    await gate.waitForArrival()
    await presenter.send(.enterPassword("open sesame"))
    await presenter.send(.back)
    gate.open()
    await first.value
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
  }

  @Test func aWaitIsShownAndEndsBySigningIn() async {
    await presenter.send(.enterEmail("alice@example.org"))
    repository.expect(call, .failure(.rateLimited(retryAfter: 20)))
    repository.expect(call, .session(.alice))
    let signingIn = Task { await presenter.send(.enterPassword("open sesame")) }
    await gate.waitForArrival()
    #expect(state.wait == 20)
    gate.open()
    await signingIn.value
    #expect(state.wait == nil)
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
  }

  @Test func aWaitCanBeStopped() async {
    await presenter.send(.enterEmail("alice@example.org"))
    let before = state
    repository.expect(call, .failure(.rateLimited(retryAfter: 20)))
    let signingIn = Task { await presenter.send(.enterPassword("open sesame")) }
    await gate.waitForArrival()
    signingIn.cancel()
    gate.open()
    await signingIn.value
    #expect(state == before && repository.isDone)
  }

  @Test func stoppingItLeavesAllAsItWas() async {
    await presenter.send(.enterEmail("alice@example.org"))
    let before = state
    let gate = Gate()
    repository.expect(call, .waiting(gate, .alice))
    let signingIn = Task { await presenter.send(.enterPassword("open sesame")) }
    await gate.waitForArrival()
    signingIn.cancel()
    await signingIn.value
    #expect(state == before)
    #expect(store.saved == SavedSessions())
    repository.expect(call, .session(.alice))
    await presenter.send(.enterPassword("open sesame"))
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
  }
}
