import AppScreens
import AppValues
import Entities
import PostActions
import TestSupport
import Testing

@testable import Profile

@MainActor
@Suite("Where a source has only some of what can be done about people")
struct MissingPartsTests {
  private let repository = FakeProfileRepository()
  private let navigator = RecordingNavigator()

  /// The screens over a source that shows people, and can do no more than told.
  private func factory(
    relations: (any RelationsRepository)? = nil, people: (any PeopleRepository)? = nil,
    editing: (any ProfileEditing)? = nil, reports: (any ReportSending)? = nil, viewer: Viewer = asBob
  ) -> ProfileFactory {
    ProfileFactory(
      repository: repository, relations: relations, people: people, editing: editing, reports: reports,
      actions: PostActionsInteractor(repository: nil, lookup: nil, viewer: viewer), viewer: viewer,
      strings: .english, context: context())
  }

  /// What the menu offers on the page of a person.
  private func menu(_ factory: ProfileFactory, of user: User = alice) async -> [String] {
    repository.expect(.user(user.id), user)
    let screen = factory.screen(for: .id(user.id), navigator: navigator)
    await screen.appear()
    return screen.screen.menu.map(\.label)
  }

  @Test("a person is shown with what is there, and nothing else is offered")
  func menus() async {
    #expect(await menu(factory()) == ["Posts", "Refresh"])
    #expect(await menu(factory(viewer: .anonymous)) == ["Posts", "Refresh"])
    #expect(
      await menu(factory(relations: repository)) == [
        "Follow", "Posts", "Mute", "Block", "Note something about them", "Refresh",
      ])
    #expect(
      await menu(factory(people: FakeProfileRepository(lists: [.following]))) == [
        "Posts", "Following", "Refresh",
      ])
    #expect(await menu(factory(reports: repository)) == ["Posts", "Report to the administrator", "Refresh"])
    #expect(await menu(factory(), of: bob.own) == ["Posts", "New post", "Accounts", "Refresh"])
    #expect(
      await menu(factory(editing: repository), of: bob.own) == [
        "Posts", "New post", "Edit your profile", "Accounts", "Approve each follower yourself", "Refresh",
      ])
  }

  @Test(
    "what comes all the same is refused",
    arguments: [
      ProfilePresenter.Action.relate(.toggleFollowing), .relate(.block), .setLocked(true), .report,
      .editProfile,
      .showPeople(.followers(alice.id)),
    ])
  func refused(action: ProfilePresenter.Action) async {
    repository.expect(.user(alice.id), alice)
    let presenter = factory().presenter(for: .id(alice.id), navigator: navigator)
    await presenter.appear()
    await presenter.send(action)
    #expect(presenter.state.problem == .unsupported && navigator.moves.isEmpty)
    #expect(repository.calls == [.user(alice.id)])
  }

  @Test("what makes no sense without a part cannot be had")
  func screens() {
    let factory = factory()
    #expect(factory.presenter(for: .followers(alice.id), navigator: navigator) == nil)
    #expect(factory.editProfilePresenter(navigator: navigator) == nil)
    #expect(factory.reportPresenter(of: alice.id, post: nil, navigator: navigator) == nil)
  }

  @Test("a list is read where nothing can be done to those in it, and one that is not kept says so")
  func lists() async throws {
    let people = FakeProfileRepository(lists: [.followers])
    people.expect(.people(.followers(alice.id), PageRequest()), page([haruka]))
    repository.expect(.user(alice.id), alice)
    let factory = factory(people: people)
    let followers = try #require(factory.presenter(for: .followers(alice.id), navigator: navigator))
    await followers.appear()
    #expect(followers.state.people.items == [haruka])
    let view = PeopleView(strings: .english, context: context())
    #expect(view.screen(followers.state).entries.map(\.shortcuts.isEmpty) == [true])
    await followers.send(.relate(.toggleFollowing, haruka.id))
    #expect(followers.state.problem == .unsupported)
    let requests = try #require(factory.presenter(for: .requests, navigator: navigator))
    await requests.appear()
    #expect(requests.state.problem == .unsupported && !requests.state.isLoaded)
  }
}
