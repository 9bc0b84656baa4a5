import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("A person's screen")
struct ProfilePresenterTests {
  let repository = FakeProfileRepository()
  let navigator = RecordingNavigator()

  func presenter(_ person: PersonReference = .id(alice.id), viewer: Viewer = asBob) -> ProfilePresenter {
    ProfilePresenter(
      person: person, interactor: .over(repository, viewer: viewer),
      editing: .over(repository, viewer: viewer), actions: .onPinned(viewer: viewer),
      router: ProfileRouter(navigator: navigator))
  }

  /// A presenter that shows Alice.
  func shown(_ user: User = alice, viewer: Viewer = asBob) async -> ProfilePresenter {
    repository.expect(.user(user.id), user)
    let presenter = presenter(.id(user.id), viewer: viewer)
    await presenter.appear()
    return presenter
  }

  @Test("loads by handle, then keeps to the person found")
  func byHandle() async {
    repository.expect(.handle("alice"), alice)
    repository.expect(.user(alice.id), alice.followed)
    let presenter = presenter(.handle("@Alice"))
    await presenter.appear()
    #expect(presenter.state.user == alice)
    await presenter.send(.refresh)
    #expect(presenter.state.user == alice.followed)
    repository.verify()
  }

  @Test("shows the viewers themselves, and asks someone without an account to sign in")
  func own() async {
    repository.expect(.user(bob.id), bob.own)
    let own = presenter(.viewer)
    await own.appear()
    #expect(own.state.user == bob.own && own.state.problem == nil)
    let nobodys = presenter(.viewer, viewer: .anonymous)
    await nobodys.appear()
    #expect(nobodys.state.user == nil && nobodys.state.problem == .unauthenticated)
    await nobodys.send(.signIn)
    #expect(navigator.moves == [.show(.signIn)])
    repository.verify()
  }

  @Test("follows, says so, unfollows, says so")
  func toggles() async {
    let presenter = await shown()
    repository.expect(.follow(alice.id), alice.followed)
    await presenter.send(.relate(.toggleFollowing))
    #expect(presenter.state.user == alice.followed)
    #expect(presenter.state.done == .relation(.followed(alice.author)))
    repository.expect(.unfollow(alice.id), alice)
    await presenter.send(.relate(.toggleFollowing))
    #expect(presenter.state.user == alice)
    #expect(presenter.state.done == .relation(.unfollowed(alice.author)))
  }

  @Test("says that a locked person has been asked")
  func requests() async {
    let presenter = await shown(haruka)
    repository.expect(.follow(haruka.id), haruka.requested)
    await presenter.send(.relate(.toggleFollowing))
    #expect(presenter.state.done == .relation(.requested(haruka.author)))
  }

  @Test("keeps what it shows when an action fails, and forgets the problem at the next")
  func failure() async {
    let presenter = await shown()
    repository.expect(.follow(alice.id), fails: .offline)
    await presenter.send(.relate(.toggleFollowing))
    #expect(presenter.state.user == alice)
    #expect(presenter.state.problem == .offline)
    #expect(presenter.state.done == nil)
    repository.expect(.user(alice.id), alice)
    await presenter.send(.refresh)
    #expect(presenter.state.problem == nil)
  }

  @Test("a follow that is cancelled leaves everything as it was")
  func cancelled() async {
    let presenter = await shown()
    let before = presenter.state
    let gate = Gate()
    repository.expect(.follow(alice.id), alice.followed, at: gate)
    let action = Task { await presenter.send(.relate(.toggleFollowing)) }
    await gate.waitForArrival()
    action.cancel()
    await action.value
    #expect(presenter.state == before)
  }

  @Test("a slow read does not take back what a follow has shown")
  func overlapping() async {
    let presenter = await shown()
    let gate = Gate()
    repository.expect(.user(alice.id), alice, at: gate)
    repository.expect(.follow(alice.id), alice.followed)
    repository.expect(.user(alice.id), alice.followed)
    let refresh = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    await presenter.send(.relate(.toggleFollowing))
    gate.open()
    await refresh.value
    #expect(presenter.state.user == alice.followed)
    repository.verify()
  }

  @Test("a read overtaken by a later one is not shown")
  func overtaken() async {
    let presenter = await shown()
    let gate = Gate()
    repository.expect(.user(alice.id), fails: .timeout, at: gate)
    let slow = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    repository.expect(.user(alice.id), alice.followed)
    await presenter.send(.refresh)
    gate.open()
    await slow.value
    #expect(presenter.state.user == alice.followed)
    #expect(presenter.state.problem == nil)
  }

  @Test("an older answer that comes late does not cover a newer one")
  func overtakenAnswer() async {
    let presenter = await shown()
    let gate = Gate()
    repository.expect(.user(alice.id), alice, at: gate)
    let slow = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    repository.expect(.user(alice.id), alice.followed)
    await presenter.send(.refresh)
    gate.open()
    await slow.value
    #expect(presenter.state.user == alice.followed)
  }

  @Test("loads by itself when the source is back")
  func loadsLater() async throws {
    repository.expect(.user(alice.id), fails: .offline)
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.problem == .offline)
    let listening = Task { await presenter.follow() }
    repository.expect(.user(alice.id), alice)
    #expect(try await eventually { repository.signal(.changed, of: alice.id) })
    #expect(try await eventually { presenter.state.user == alice && presenter.state.problem == nil })
    listening.cancel()
    await listening.value
  }

  @Test("news before there is a person begins no work, and leaves what was told unless they are there")
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
    repository.expect(.user(alice.id), fails: .gone)
    #expect(repository.signal(.changed, of: alice.id))
    #expect(try await eventually { presenter.state.problem == .gone })
    listening.cancel()
    await listening.value
  }

  @Test("does not know a handle, and says which")
  func unknown() async {
    repository.expect(.handle("nobody"), fails: .notFound)
    let presenter = presenter(.handle("Nobody"))
    await presenter.appear()
    #expect(presenter.state.user == nil)
    #expect(presenter.state.problem == .notFound)
    await presenter.send(.relate(.toggleFollowing))
    await presenter.send(.showPosts)
    #expect(navigator.moves.isEmpty)
  }

  @Test("counts follow the news, until someone stops listening")
  func live() async throws {
    let presenter = await shown()
    repository.expect(.user(alice.id), alice.related(Relationship(), followers: 7))
    let listening = Task { await presenter.follow() }
    #expect(try await eventually { repository.signal(.changed, of: alice.id) })
    #expect(try await eventually { presenter.state.user?.followerCount == 7 })
    listening.cancel()
    await listening.value
  }

  @Test("shows old news as such while the source is away, and catches up after")
  func disconnected() async throws {
    let presenter = await shown()
    let listening = Task { await presenter.follow() }
    #expect(try await eventually { repository.signal(.disconnected, of: alice.id) })
    #expect(try await eventually { presenter.state.isStale })
    repository.expect(.user(alice.id), alice.followed)
    #expect(repository.signal(.lagged, of: alice.id))
    #expect(try await eventually { !presenter.state.isStale })
    #expect(presenter.state.user == alice.followed)
    repository.expect(.user(alice.id), fails: .storage(.locked))
    #expect(repository.signal(.changed, of: alice.id))
    #expect(try await eventually { presenter.state.isStale })
    #expect(presenter.state.problem == nil)
    listening.cancel()
    await listening.value
  }

  @Test("listens to a person found by handle once they are found")
  func liveByHandle() async throws {
    repository.expect(.handle("alice"), fails: .offline)
    let presenter = presenter(.handle("alice"))
    await presenter.appear()
    let listening = Task { await presenter.follow() }
    repository.expect(.handle("alice"), alice)
    await presenter.send(.refresh)
    repository.expect(.user(alice.id), alice.followed)
    #expect(try await eventually { repository.signal(.changed, of: alice.id) })
    #expect(try await eventually { presenter.state.user == alice.followed })
    listening.cancel()
    await listening.value
  }

  @Test("learns while it is shown that the account was deleted")
  func deleted() async throws {
    let presenter = await shown()
    let listening = Task { await presenter.follow() }
    repository.expect(.user(alice.id), fails: .gone)
    #expect(try await eventually { repository.signal(.changed, of: alice.id) })
    #expect(try await eventually { presenter.state.problem == .gone })
    #expect(presenter.state.user == alice)
    listening.cancel()
    await listening.value
  }

  @Test("every way leads where it says")
  func routes() async {
    let presenter = await shown()
    for action: ProfilePresenter.Action in [
      .showPosts, .showLists, .showPeople(.followers(alice.id)), .showPeople(.requests),
      .showPeople(.blocked),
      .showPeople(.muted), .writePost, .showAccounts, .findPeople, .signIn,
    ] { await presenter.send(action) }
    #expect(
      navigator.moves == [
        .show(.posts(of: alice.id)), .show(.addToLists(alice.id)), .show(.followers(alice.id)),
        .show(.followRequests),
        .show(.blockedPeople), .show(.mutedPeople),
        .show(.compose(commentOn: nil)), .show(.accounts), .show(.search("")), .show(.signIn),
      ])
  }
}
