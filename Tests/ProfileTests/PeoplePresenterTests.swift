import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("A list of people")
struct PeoplePresenterTests {
  let repository = FakeProfileRepository()
  let navigator = RecordingNavigator()
  let first = FakeProfileRepository.Call.people(.followers(alice.id), PageRequest())
  let top = FakeProfileRepository.Call.people(.followers(alice.id), PageRequest(limit: 1))

  func before(_ cursor: String) -> FakeProfileRepository.Call {
    .people(.followers(alice.id), PageRequest(.before(Cursor(cursor))))
  }

  func presenter(viewer: Viewer = asBob) -> PeoplePresenter {
    PeoplePresenter(
      .followers(alice.id), interactor: .over(repository, viewer: viewer),
      router: ProfileRouter(navigator: navigator))
  }

  func shown(_ people: [User], older: String? = nil) async -> PeoplePresenter {
    repository.expect(.user(alice.id), alice)
    repository.expect(first, page(people, older: older))
    let presenter = presenter()
    await presenter.appear()
    return presenter
  }

  @Test("goes on from page to page to the end, no one twice")
  func pages() async {
    let presenter = await shown([bob, haruka], older: "a")
    repository.expect(before("a"), page([haruka], older: "b"))
    let carol = someone("4", "carol", "Carol")
    repository.expect(before("b"), page([carol]))
    await presenter.send(.more)
    #expect(presenter.state.people.items == [bob, haruka, carol])
    #expect(presenter.state.people.older == nil)
    await presenter.send(.more)
    repository.verify()
  }

  @Test("a page that leads to itself ends the list")
  func endless() async {
    let presenter = await shown([bob], older: "a")
    repository.expect(before("a"), page([bob], older: "a"))
    await presenter.send(.more)
    #expect(presenter.state.people.items == [bob])
    #expect(presenter.state.people.older == nil)
  }

  @Test("asking for more twice at once reads one page")
  func moreTwice() async {
    let presenter = await shown([bob], older: "a")
    let gate = Gate()
    repository.expect(before("a"), page([haruka], older: "b"), at: gate)
    let slow = Task { await presenter.send(.more) }
    await gate.waitForArrival()
    await presenter.send(.more)
    gate.open()
    await slow.value
    #expect(presenter.state.people.items == [bob, haruka])
    #expect(presenter.state.people.older == Cursor("b"))
  }

  @Test("a page from before a refresh is not put below the new list")
  func moreAndRefresh() async {
    let presenter = await shown([bob], older: "a")
    let gate = Gate()
    repository.expect(before("a"), page([haruka]), at: gate)
    let slow = Task { await presenter.send(.more) }
    await gate.waitForArrival()
    repository.expect(.user(alice.id), alice)
    repository.expect(first, page([haruka], older: "c"))
    await presenter.send(.refresh)
    gate.open()
    await slow.value
    #expect(presenter.state.people.items == [haruka])
    #expect(presenter.state.people.older == Cursor("c"))
  }

  @Test("a failed or cancelled page keeps the list and its end")
  func failures() async {
    let presenter = await shown([bob], older: "a")
    repository.expect(before("a"), fails: .timeout)
    await presenter.send(.more)
    #expect(presenter.state.people.items == [bob])
    #expect(presenter.state.people.older == Cursor("a"))
    #expect(presenter.state.problem == .timeout)
    let failed = presenter.state
    repository.expect(before("a"), fails: .cancelled)
    await presenter.send(.more)
    #expect(presenter.state == failed)
  }

  @Test("follows someone where they stand, and a list read before that does not undo it")
  func toggles() async {
    let presenter = await shown([bob, haruka])
    let gate = Gate()
    repository.expect(.user(alice.id), alice)
    repository.expect(first, page([bob, haruka]), at: gate)
    let refresh = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    repository.expect(.follow(haruka.id), haruka.requested)
    await presenter.send(.relate(.toggleFollowing, haruka.id))
    #expect(presenter.state.people.items == [bob, haruka.requested])
    #expect(presenter.state.done == .requested(haruka.author))
    repository.expect(.user(alice.id), alice)
    repository.expect(first, page([bob, haruka.requested]))
    gate.open()
    await refresh.value
    #expect(presenter.state.people.items == [bob, haruka.requested])
    repository.verify()
  }

  @Test("someone who is dismissed leaves the suggestions, and stays if that fails")
  func dismisses() async {
    let suggestions = FakeProfileRepository.Call.people(.suggested, PageRequest())
    repository.expect(suggestions, page([bob, haruka]))
    let presenter = PeoplePresenter(
      .suggested, interactor: .over(repository), router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    repository.expect(.dismissSuggestion(haruka.id), fails: .offline)
    await presenter.send(.relate(.dismissSuggestion, haruka.id))
    #expect(presenter.state.people.items == [bob, haruka])
    repository.expect(.dismissSuggestion(haruka.id), haruka)
    await presenter.send(.relate(.dismissSuggestion, haruka.id))
    #expect(presenter.state.people.items == [bob])
    let view = PeopleView(strings: .english, context: context(.english))
    #expect(
      view.screen(presenter.state).notices == [ScreenNotice(.done, "春香 won't be suggested again.")])
    repository.verify()
  }

  @Test("someone the viewer blocks cannot be followed, and why is said")
  func blocked() async {
    let blocked = haruka.related(Relationship(isBlocking: true))
    let presenter = await shown([bob, blocked])
    repository.expect(.follow(haruka.id), fails: .forbidden)
    await presenter.send(.relate(.toggleFollowing, haruka.id))
    let view = PeopleView(strings: .english, context: context(.english))
    #expect(
      view.screen(presenter.state).notices == [
        ScreenNotice(.failed, "You've blocked this person. Unblock them first.")
      ])
    repository.verify()
  }

  @Test("an anonymous viewer is told to sign in, and the list stays")
  func anonymous() async {
    repository.expect(.user(alice.id), alice)
    repository.expect(first, page([haruka]))
    let presenter = presenter(viewer: .anonymous)
    await presenter.appear()
    await presenter.send(.relate(.toggleFollowing, haruka.id))
    #expect(presenter.state.problem == .unauthenticated)
    #expect(presenter.state.people.items == [haruka])
  }

  @Test("coming back shows everyone as they now are, without moving anybody")
  func comingBack() async {
    let presenter = await shown([bob, haruka])
    await presenter.send(.open(haruka.id))
    repository.expect(.users([bob.id, haruka.id]), page([bob, haruka.followed]))
    repository.expect(top, page([someone("4", "carol", "Carol")]))
    await presenter.appear()
    #expect(presenter.state.people.items == [bob, haruka.followed])
    #expect(presenter.state.hasNews)
    repository.verify()
  }

  @Test("coming back from a deleted account is no fault of the list")
  func comingBackFromDeleted() async {
    let presenter = await shown([haruka])
    await presenter.send(.open(haruka.id))
    repository.expect(.users([haruka.id]), page([]))
    repository.expect(top, page([haruka]))
    await presenter.appear()
    #expect(!presenter.state.isStale)
    #expect(!presenter.state.hasNews)
    #expect(presenter.state.people.items == [haruka])
  }

  @Test("says that someone new is there, and shows them when asked")
  func live() async throws {
    let presenter = await shown([bob])
    let listening = Task { await presenter.follow() }
    repository.expect(.users([bob.id]), page([bob]))
    repository.expect(top, page([haruka]))
    #expect(try await eventually { repository.signal(.changed, of: alice.id) })
    #expect(try await eventually { presenter.state.hasNews })
    #expect(presenter.state.people.items == [bob])
    #expect(repository.signal(.disconnected, of: alice.id))
    #expect(try await eventually { presenter.state.isStale })
    repository.expect(.user(alice.id), alice)
    repository.expect(first, page([haruka, bob]))
    await presenter.send(.refresh)
    #expect(presenter.state.people.items == [haruka, bob])
    #expect(!presenter.state.hasNews && !presenter.state.isStale)
    listening.cancel()
    await listening.value
  }

  @Test("loads by itself when the source is back")
  func loadsLater() async throws {
    repository.expect(.user(alice.id), fails: .offline)
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.problem == .offline)
    let listening = Task { await presenter.follow() }
    repository.expect(.user(alice.id), alice)
    repository.expect(first, page([bob]))
    #expect(try await eventually { repository.signal(.changed, of: alice.id) })
    #expect(try await eventually { presenter.state.people.items == [bob] })
    #expect(presenter.state.problem == nil)
    listening.cancel()
    await listening.value
  }

  @Test("news before there is a list begins no work, and leaves what was told")
  func newsOfNobody() async throws {
    repository.expect(.user(alice.id), fails: .offline)
    let presenter = presenter()
    await presenter.appear()
    let listening = Task { await presenter.follow() }
    let gate = Gate()
    repository.expect(.user(alice.id), fails: .timeout, at: gate)
    #expect(try await eventually { repository.signal(.changed, of: alice.id) })
    await gate.waitForArrival()
    #expect(!presenter.state.action.isWorking)
    gate.open()
    #expect(try await eventually { presenter.state.isStale })
    #expect(presenter.state.problem == .offline)
    listening.cancel()
    await listening.value
  }

  @Test("every way leads where it says")
  func routes() async {
    let presenter = await shown([bob])
    for action: PeoplePresenter.Action in [.open(bob.id), .openOwner, .findPeople, .signIn] {
      await presenter.send(action)
    }
    #expect(
      navigator.moves == [
        .show(.profile(bob.id)), .show(.profile(alice.id)), .show(.search("")), .show(.signIn),
      ])
  }
}
