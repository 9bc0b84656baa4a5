import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Lists

@MainActor
@Suite("The screens about lists in an app with few places")
struct ListsPlacesTests {
  private let lists = FakeLists()
  private let navigator = RecordingNavigator()
  private let friends = UserList(id: ID("1"), title: "Friends", memberCount: 1)
  private let member = User(
    id: bob.id, handle: bob.handle, name: bob.name, bio: "", postCount: 0, followerCount: 0,
    followingCount: 0, isLocked: false, createdAt: noon, relationship: Relationship(isFollowing: true))

  private func factory(_ viewer: Viewer) -> ListsFactory {
    ListsFactory(repository: lists, viewer: viewer, strings: .english, context: context())
  }

  @Test("offer no way to what the app does not have")
  func nowhere() async {
    navigator.hasPlace = { _ in false }
    lists.listing.fails(.unauthenticated)
    lists.reading.fails(.unauthenticated)
    lists.choosing.fails(.unauthenticated)
    let factory = factory(.anonymous)
    for screen in [
      factory.screen(navigator: navigator), factory.membersScreen(of: friends.id, navigator: navigator),
      factory.addToListsScreen(for: bob.id, navigator: navigator),
    ] {
      await screen.appear()
      #expect(screen.screen.menu.isEmpty)
    }
    let presenter = factory.presenter(navigator: navigator)
    for action: ListsPresenter.Action in [.signIn, .open(friends.id)] {
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported && navigator.moves.isEmpty)
    }
  }

  @Test("open a list where its people stand, where its posts cannot be read")
  func membersAlone() async {
    navigator.hasPlace = { $0 != .list }
    let presenter = factory(asAlice).presenter(navigator: navigator)
    await presenter.send(.open(friends.id))
    #expect(navigator.moves == [.show(.listMembers(friends.id))])
    lists.listing.answers(page([friends]))
    func openable() -> [Bool] {
      ListsView(strings: .english, context: context()).screen(presenter.state).entries.map { $0.open != nil }
    }
    for place in [Route.Kind.list, .listMembers] {
      navigator.hasPlace = { $0 == place }
      await presenter.send(.refresh)
      #expect(openable() == [true])
    }
    navigator.hasPlace = { _ in false }
    await presenter.send(.refresh)
    #expect(openable() == [false])
  }

  @Test("learn of new places when they are read, be it without success")
  func profiles() async {
    lists.reading.answers(friends)
    lists.members.answers(page([member]))
    let presenter = factory(asAlice).membersPresenter(of: friends.id, navigator: navigator)
    await presenter.appear()
    func shortcuts() -> [String] {
      ListMembersView(strings: .english, context: context()).screen(presenter.state).entries
        .flatMap { $0.shortcuts.keys.sorted() }
    }
    #expect(shortcuts() == ["p", "x"])
    navigator.hasPlace = { $0 != .profile }
    lists.reading.fails(.offline)
    await presenter.send(.refresh)
    #expect(shortcuts() == ["x"] && presenter.state.problem == .offline)
    #expect(
      ListMembersView(strings: .english, context: context()).screen(presenter.state).entries[0].open == nil)
    await presenter.send(.open(bob.id))
    #expect(presenter.state.problem == .unsupported && navigator.moves.isEmpty)
  }
}
