import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct SignUpPresenterTests {
  private let repository = FakeAuthentication()
  private let store = MemoryStore()
  private let navigator = RecordingNavigator()
  private let progress = SignUpProgress()
  private let presenter: SignUpPresenter
  private let registration = Registration(
    email: "alice@example.org", password: "open sesame", handle: "alice", name: "Alice",
    birthday: CalendarDate("1990-12-31"), language: "ja")

  init() {
    presenter = SignUpPresenter(
      progress: progress,
      authentication: AuthenticationInteractor(ports: repository.ports, store: store, clock: .fixed),
      language: "ja", router: AuthenticationRouter(navigator: navigator))
  }

  /// Another visit of the screen.
  private func visit(of progress: SignUpProgress) -> SignUpPresenter {
    SignUpPresenter(
      progress: progress,
      authentication: AuthenticationInteractor(ports: repository.ports, store: store, clock: .fixed),
      language: "ja", router: AuthenticationRouter(navigator: navigator))
  }

  private var state: SignUpState { presenter.state }

  private func enterAll() async {
    repository.expect(.ensureAvailableEmail("alice@example.org"))
    repository.expect(.ensureAvailableHandle("alice"))
    await presenter.send(.enter(.email, " alice@example.org"))
    await presenter.send(.enter(.password, "open sesame"))
    await presenter.send(.enter(.handle, "@alice"))
    await presenter.send(.enter(.name, "Alice "))
    await presenter.send(.enter(.birthday, "1990-12-31"))
  }

  @Test func theWayLeadsThroughThreeStepsToANewAccount() async {
    #expect(state.step == 1)
    repository.expect(.ensureAvailableEmail("alice@example.org"))
    await presenter.send(.enter(.email, "alice@example.org"))
    #expect(state.question == .password)
    #expect(state.step == 1)
    await presenter.send(.enter(.password, "open sesame"))
    #expect(state.question == .handle)
    #expect(state.step == 2)
    repository.expect(.ensureAvailableHandle("alice"))
    await presenter.send(.enter(.handle, "alice"))
    #expect(state.question == .name)
    await presenter.send(.enter(.name, "Alice"))
    #expect(state.question == .birthday)
    await presenter.send(.enter(.birthday, "1990-12-31"))
    #expect(state.question == .confirmation)
    #expect(state.step == 3)
    repository.expect(.signUp(registration), .session(.alice))
    await presenter.send(.create)
    #expect(navigator.moves == [.restart(.signedIn(.alice), .welcome)])
    #expect(store.saved == SavedSessions(sessions: [.alice], current: Session.alice.id))
    #expect(repository.isDone)
    await expectNothingKept()
  }

  /// The next visit begins again; an empty answer finds no password.
  private func expectNothingKept() async {
    #expect(state == SignUpState())
    repository.expect(.ensureAvailableEmail("alice@example.org"))
    await presenter.send(.enter(.email, "alice@example.org"))
    await presenter.send(.enter(.password, ""))
    #expect(state.problem == .invalid(.password, .empty))
  }

  @Test func whatIsTakenIsSaidAtOnceAndKeptToBeCorrected() async {
    repository.expect(.ensureAvailableEmail("alice@example.org"), .failure(.invalid(.email, .taken)))
    await presenter.send(.enter(.email, "alice@example.org"))
    #expect(state.question == .email)
    #expect(state.problem == .invalid(.email, .taken))
    #expect(state.refused == "alice@example.org")
    repository.expect(.ensureAvailableEmail("bob@example.org"))
    await presenter.send(.enter(.email, "bob@example.org"))
    #expect(state.question == .password)
    #expect(state.problem == nil)
    #expect(state.refused == nil)
  }

  @Test func aRefusedPasswordIsKeptNowhere() async {
    repository.expect(.ensureAvailableEmail("alice@example.org"))
    await presenter.send(.enter(.email, "alice@example.org"))
    await presenter.send(.enter(.password, "12345678"))
    #expect(state.problem == .invalid(.password, .common))
    #expect(state.refused == nil)
    #expect(!state.hasPassword)
    await presenter.send(.enter(.password, ""))
    #expect(state.problem == .invalid(.password, .empty))
    #expect(state.question == .password)
  }

  @Test func aHandleThatIsThePasswordAsksForAnotherPassword() async {
    repository.expect(.ensureAvailableEmail("a@example.org"))
    repository.expect(.ensureAvailableHandle("wonderland"))
    await presenter.send(.enter(.email, "a@example.org"))
    await presenter.send(.enter(.password, "WonderLand"))
    await presenter.send(.enter(.handle, "wonderland"))
    #expect(state.question == .password)
    #expect(state.problem == .invalid(.password, .common))
    #expect(state.handle == "wonderland")
  }

  @Test func whatCannotBePrintedDoesNotStandInTheField() async {
    await presenter.send(.enter(.email, "a\u{1B}[31m@example.org"))
    #expect(state.problem == .invalid(.email, .unprintable))
    #expect(state.refused == "a[31m@example.org")
  }

  @Test func goingBackKeepsWhatWasTyped() async {
    await enterAll()
    for question in [SignUpState.Question.birthday, .name, .handle, .password, .email] {
      await presenter.send(.back)
      #expect(state.question == question)
    }
    #expect(state.email == "alice@example.org")
    #expect(state.hasPassword)
    #expect(state.handle == "alice")
    #expect(state.name == "Alice")
    #expect(state.birthday == CalendarDate("1990-12-31"))
    repository.expect(.ensureAvailableEmail("alice@example.org"))
    await presenter.send(.enter(.email, "alice@example.org"))
    await presenter.send(.enter(.password, ""))
    #expect(state.question == .handle, "an empty answer keeps the password")
    await presenter.send(.back)
    await presenter.send(.back)
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
    #expect(state.email == "alice@example.org" && state.handle == "alice")
    #expect(!state.hasPassword, "once it is left, the password is to be entered again")
    repository.expect(.ensureAvailableEmail("alice@example.org"))
    await presenter.send(.enter(.email, "alice@example.org"))
    await presenter.send(.enter(.password, ""))
    #expect(state.problem == .invalid(.password, .empty))
  }

  @Test func changingTheFirstStepLeadsBackToTheConfirmation() async {
    await enterAll()
    await presenter.send(.changeAccess)
    #expect(state.question == .email)
    repository.expect(.ensureAvailableEmail("new@example.org"))
    await presenter.send(.enter(.email, "new@example.org"))
    await presenter.send(.enter(.password, "another one"))
    #expect(state.question == .confirmation)
    #expect(state.email == "new@example.org")
    await presenter.send(.changeAccess)
    await presenter.send(.back)
    #expect(state.question == .confirmation)
    #expect(navigator.moves == [])
  }

  @Test func changingTheSecondStepLeadsBackToTheConfirmation() async {
    await enterAll()
    await presenter.send(.changePerson)
    #expect(state.question == .handle)
    await presenter.send(.back)
    #expect(state.question == .confirmation)
    await presenter.send(.changePerson)
    repository.expect(.ensureAvailableHandle("alice2"))
    await presenter.send(.enter(.handle, "alice2"))
    await presenter.send(.enter(.name, "Alice II"))
    // As a Japanese keyboard writes it.
    await presenter.send(.enter(.birthday, "ー"))
    #expect(state.question == .confirmation)
    #expect(state.handle == "alice2")
    #expect(state.birthday == nil)
  }

  @Test func whoeverWasFasterIsAskedAroundNotLost() async {
    await enterAll()
    repository.expect(.signUp(registration), .failure(.invalid(.handle, .taken)))
    await presenter.send(.create)
    #expect(state.question == .handle)
    #expect(state.problem == .invalid(.handle, .taken))
    repository.expect(.ensureAvailableHandle("alice2"))
    await presenter.send(.enter(.handle, "alice2"))
    await presenter.send(.enter(.name, "Alice"))
    await presenter.send(.enter(.birthday, "1990-12-31"))
    #expect(state.question == .confirmation)
    #expect(state.email == "alice@example.org")
  }

  @Test func aFullDiskIsSaidAndNothingIsLost() async {
    await enterAll()
    store.fail(with: .storage(.full))
    await presenter.send(.create)
    #expect(state.problem == .storage(.full))
    #expect(state.question == .confirmation)
    #expect(navigator.moves == [])
  }

  @Test func aServerOutOfReachIsSaidAndTheAnswerKept() async {
    repository.expect(.ensureAvailableEmail("alice@example.org"), .failure(.offline))
    await presenter.send(.enter(.email, "alice@example.org"))
    #expect(state.problem == .offline)
    #expect(state.refused == "alice@example.org")
  }

  @Test func askingTwiceMakesOneAccount() async {
    await enterAll()
    let gate = Gate()
    repository.expect(.signUp(registration), .waiting(gate, .alice))
    let first = Task { await presenter.send(.create) }
    await gate.waitForArrival()
    await presenter.send(.create)
    await presenter.send(.back)
    #expect(state.question == .confirmation)
    gate.open()
    await first.value
    #expect(navigator.moves == [.restart(.signedIn(.alice), .welcome)])
  }

  @Test func anotherVisitMakesNoSecondAccount() async {
    await enterAll()
    let gate = Gate()
    repository.expect(.signUp(registration), .waiting(gate, .alice))
    let first = Task { await presenter.send(.create) }
    await gate.waitForArrival()
    let visit = visit(of: progress)
    await visit.send(.create)
    await visit.send(.back)
    #expect(visit.state.question == .confirmation)
    gate.open()
    await first.value
    #expect(navigator.moves == [.restart(.signedIn(.alice), .welcome)])
  }

  @Test func stoppingItLeavesAllAsItWas() async {
    await enterAll()
    let before = state
    let gate = Gate()
    repository.expect(.signUp(registration), .waiting(gate, .alice))
    let creating = Task { await presenter.send(.create) }
    await gate.waitForArrival()
    creating.cancel()
    await creating.value
    #expect(state == before)
    #expect(navigator.moves == [])
    #expect(store.saved == SavedSessions())
  }

  @Test func anAnswerToAnotherQuestionIsPassedOver() async {
    await presenter.send(.enter(.handle, "alice"))
    await presenter.send(.create)
    await presenter.send(.changePerson)
    #expect(state == SignUpState())
  }

  @Test func aPasswordStaysForAsLongAsOneOfTheVisitsLasts() async {
    await enterAll()
    let beside = visit(of: progress)
    await beside.send(.changeAccess)
    await beside.send(.back)
    repository.expect(.signUp(registration), .session(.alice))
    await beside.send(.create)
    #expect(navigator.moves == [.restart(.signedIn(.alice), .welcome)])
    await expectNothingKept()
  }

  @Test func theNextVisitAsksForAPasswordThatWent() async {
    let progress = SignUpProgress()
    func visitOnce() async {
      let visit = visit(of: progress)
      repository.expect(.ensureAvailableEmail("alice@example.org"))
      await visit.send(.enter(.email, "alice@example.org"))
      await visit.send(.enter(.password, "open sesame"))
      #expect(visit.state.hasPassword)
    }
    await visitOnce()
    let next = visit(of: progress)
    #expect(next.state.question == .password && !next.state.hasPassword)
    #expect(next.state.email == "alice@example.org")
    await next.send(.enter(.password, ""))
    #expect(next.state.problem == .invalid(.password, .empty))
  }

  @Test func givingUpLeadsBackAndForgetsAll() async {
    await enterAll()
    await presenter.send(.leave)
    #expect(navigator.moves == [.back])
    await expectNothingKept()
  }
}
