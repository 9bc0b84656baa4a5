import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct AccountsPresenterTests {
  private let repository = FakeAuthentication()
  private let store = MemoryStore([.alice, .bob], current: .alice)
  private let navigator = RecordingNavigator()

  private func presenter(_ viewer: Viewer = .signedIn(.alice)) async -> AccountsPresenter {
    let presenter = AccountsPresenter(
      sessions: SessionInteractor(repository: repository, store: store), viewer: viewer,
      router: AuthenticationRouter(navigator: navigator))
    await presenter.appear()
    return presenter
  }

  @Test func theOneOfThisWindowIsInUseWhateverAnotherWindowChose() async {
    let presenter = await presenter(.signedIn(.bob))
    #expect(presenter.state.accounts.map(\.person.handle) == ["alice", "bob"])
    #expect(presenter.state.inUse?.person.handle == "bob")
    #expect(await self.presenter(.anonymous).state.inUse == nil)
  }

  @Test func switchingBeginsAnewAtHome() async {
    let presenter = await presenter()
    repository.expect(.refresh(.bob), .session(.bob))
    await presenter.send(.use(Session.bob.id))
    #expect(navigator.moves == [.restart(.signedIn(.bob), .home)])
    #expect(store.saved.current == Session.bob.id)
  }

  @Test func anEndedSignInIsSaidAndLeavesTheList() async {
    let presenter = await presenter()
    repository.expect(.refresh(.bob), .failure(.unauthenticated))
    await presenter.send(.use(Session.bob.id))
    #expect(presenter.state.ended?.handle == "bob")
    #expect(presenter.state.accounts.map(\.person.handle) == ["alice"])
    #expect(navigator.moves == [])
    await presenter.appear()
    #expect(presenter.state.ended == nil)
  }

  @Test func signingOutGoesOnWithTheNextOrTheWelcome() async {
    repository.expect(.signOut(.alice))
    repository.expect(.refresh(.bob), .session(.bob))
    await presenter().send(.signOut)
    repository.expect(.signOut(.bob))
    await presenter(.signedIn(.bob)).send(.signOut)
    #expect(
      navigator.moves == [.restart(.signedIn(.bob), .home), .restart(.anonymous, .welcome)])
    #expect(repository.isDone)
  }

  @Test func whatMayNotHaveBeenSentIsAskedAboutFirst() async {
    let remote = Session.alice.twin(at: .example)
    let store = MemoryStore([remote], current: remote)
    let presenter = AccountsPresenter(
      sessions: SessionInteractor(repository: repository, store: store), unsent: { nil },
      viewer: .signedIn(remote), router: AuthenticationRouter(navigator: navigator))
    await presenter.appear()
    await presenter.send(.signOut)
    #expect(presenter.state.question == .unknown && store.saved.sessions == [remote])
    repository.expect(.signOut(remote), .failure(.offline))
    await presenter.send(.signOutHere)
    #expect(presenter.state.question == .unreachable && repository.isDone)
  }

  @Test func thatTheServerIsNotToldWithoutTheTokenIsAskedAboutFirst() async {
    let kept = Session.alice.twin(at: .kept(by: TokenKeeper(give: "give")), token: "")
    let store = MemoryStore([kept], current: kept)
    let presenter = AccountsPresenter(
      sessions: SessionInteractor(repository: repository, store: store), viewer: .signedIn(kept),
      router: AuthenticationRouter(navigator: navigator))
    await presenter.appear()
    repository.expect(.signOut(kept), .failure(.invalid(.tokenCommand, .failed(status: 1))))
    await presenter.send(.signOut)
    #expect(presenter.state.question == .tokenMissing && store.saved.sessions == [kept])
    #expect(presenter.state.problem == .invalid(.tokenCommand, .failed(status: 1)))
    await presenter.send(.signOutHere)
    #expect(store.saved.sessions == [] && navigator.moves == [.restart(.anonymous, .welcome)])
    #expect(repository.isDone)
  }

  @Test func whatHasNotBeenSentAndWhoCanNotBeToldIsAskedAboutFirst() async {
    let remote = Session.alice.twin(at: .example)
    let store = MemoryStore([remote], current: remote)
    let presenter = AccountsPresenter(
      sessions: SessionInteractor(repository: repository, store: store), unsent: { 2 },
      viewer: .signedIn(remote), router: AuthenticationRouter(navigator: navigator))
    await presenter.appear()
    #expect(presenter.state.accounts.map(\.person.handle) == ["alice@social.example"])
    await presenter.send(.signOut)
    #expect(presenter.state.question == .unsent(2))
    await presenter.send(.stay)
    #expect(presenter.state.question == nil)
    await presenter.send(.signOutHere)
    #expect(navigator.moves == [] && store.saved.sessions == [remote])

    await presenter.send(.signOut)
    repository.expect(.signOut(remote), .failure(.offline))
    await presenter.send(.signOutHere)
    #expect(presenter.state.question == .unreachable && presenter.state.problem == .offline)
    #expect(store.saved.sessions == [remote])
    await presenter.send(.signOutHere)
    #expect(navigator.moves == [.restart(.anonymous, .welcome)] && store.saved.sessions == [])
    #expect(repository.isDone)
  }

  @Test func aFailureIsSaidAndTheListStays() async {
    let presenter = await presenter()
    repository.expect(.signOut(.alice), .failure(.storage(.readOnly)))
    await presenter.send(.signOut)
    #expect(presenter.state.problem == .storage(.readOnly))
    #expect(presenter.state.accounts.count == 2)
    #expect(navigator.moves == [])
  }

  @Test func switchingTwiceIsSwitchingOnceAndStoppingItChangesNothing() async {
    let presenter = await presenter()
    let before = presenter.state
    let gate = Gate()
    repository.expect(.refresh(.bob), .waiting(gate, .bob))
    let switching = Task { await presenter.send(.use(Session.bob.id)) }
    await gate.waitForArrival()
    await presenter.send(.use(Session.bob.id))
    await presenter.send(.signOut)
    switching.cancel()
    await switching.value
    #expect(presenter.state == before)
    #expect(navigator.moves == [])
    #expect(store.saved.current == Session.alice.id)
  }

  @Test func anotherAccountIsAdded() async {
    let presenter = await presenter()
    await presenter.send(.signIn)
    await presenter.send(.signUp)
    await presenter.send(.archive)
    #expect(navigator.moves == [.show(.signIn), .show(.signUp), .show(.archive)])
    await presenter.send(.security)
    await presenter.send(.delete)
    #expect(navigator.moves.dropFirst(3) == [.show(.security), .show(.deleteAccount)])
  }

  @Test func aNobodyCannotSignOut() async {
    await presenter(.anonymous).send(.signOut)
    #expect(navigator.moves == [])
  }
}
