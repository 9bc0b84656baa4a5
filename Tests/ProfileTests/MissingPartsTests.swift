import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
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

  /// What the menu offers on the page of a person, in an app that has these places alone.
  private func menu(
    _ factory: ProfileFactory, of user: User = alice, with places: Route.Kind...
  ) async -> [String] {
    navigator.hasPlace = { places.contains($0) }
    repository.expect(.user(user.id), user)
    let screen = factory.screen(for: .id(user.id), navigator: navigator)
    await screen.appear()
    return screen.screen.menu.map(\.label)
  }

  @Test("a person is shown with what is there, and nothing else is offered")
  func menus() async {
    #expect(await menu(factory()) == ["Refresh"])
    #expect(await menu(factory(viewer: .anonymous), with: .signIn) == ["Refresh"])
    #expect(
      await menu(factory(relations: repository)) == [
        "Follow", "Mute", "Block", "Write a private note", "Refresh",
      ])
    #expect(
      await menu(factory(), of: alice.followed, with: .posts, .addToLists) == [
        "Add to list", "Posts", "Refresh",
      ])
    #expect(await menu(factory(), with: .following) == ["Following", "Refresh"])
    #expect(
      await menu(factory(), with: .report) == [
        "Report", "Refresh",
      ])
    #expect(
      await menu(factory(editing: repository), of: bob.own) == ["Approve followers", "Refresh"])
    #expect(
      await menu(
        factory(), of: bob.own, with: .compose, .accounts, .editProfile, .mutedPeople) == [
          "New post", "Edit profile", "Accounts", "Muted people", "Refresh",
        ])
  }

  @Test(
    "a source that can do one thing about relationships is offered that alone, and asked for nothing else",
    arguments: [
      (.following, ["Unfollow"]),
      (.followTerms, ["Notify me of new posts", "Hide their shares from home and lists"]),
      (.requests, ["Accept follow request", "Decline follow request"]),
      (.removingFollowers, ["Remove follower"]), (.blocking, ["Block"]), (.muting, ["Mute"]),
      (.notes, ["Write a private note"]), (.suggestions, []),
    ] as [(RelationAction.Kind, [String])])
  func oneRelation(_ kind: RelationAction.Kind, _ labels: [String]) async {
    let close = alice.related(
      Relationship(isFollowing: true, isFollowedBy: true, hasFollowRequest: true), followers: 0)
    let one = FakeProfileRepository(relations: RelationCapabilities(actions: [kind]))
    #expect(await menu(factory(relations: one), of: close) == labels + ["Refresh"])
    let interactor = ProfileInteractor(
      repository: repository, relations: one, people: nil, viewer: asBob)
    for action in RelationAction.all(but: kind) {
      await #expect(throws: AppError.unsupported) { try await interactor.perform(action, on: close) }
    }
    #expect(one.calls.isEmpty)
    let view = PeopleView(strings: .english, context: context())
    let lists = [PeopleList.followers(alice.id), .requests, .blocked, .muted, .suggested].map { list in
      var state = PeopleState(list: list, isSignedIn: true, isLoaded: true)
      state.people = PagedList(page([haruka]))
      state.capabilities = one.relationCapabilities
      return view.screen(state).entries.first?.shortcuts.keys.sorted() ?? []
    }
    let shortcuts: [RelationAction.Kind: [[String]]] = [
      .following: [["f"], ["f"], [], ["f"], ["f"]], .requests: [[], ["x", "y"], [], [], []],
      .blocking: [[], [], ["x"], [], []], .muting: [[], [], [], ["u"], []],
      .suggestions: [[], [], [], [], ["x"]],
    ]
    #expect(lists == shortcuts[kind] ?? [[], [], [], [], []])
  }

  @Test("a source that can change a part of a profile is offered that alone, and asked for nothing else")
  func onePart() async throws {
    let one = FakeProfileRepository(editing: ProfileEditingCapabilities(parts: [.bio]))
    repository.expect(.user(bob.id), bob.own)
    one.expectDefaults()
    let screen = try #require(factory(editing: one).editProfileScreen(navigator: navigator))
    await screen.appear()
    #expect(screen.screen.entries.count == 1)
    #expect(await menu(factory(editing: one), of: bob.own) == ["Refresh"])
    let editing = EditProfileInteractor(repository: one, people: repository, viewer: asBob)
    for edit in [
      ProfileEdit(name: "Bo"), ProfileEdit(bio: "Tall", isBot: true), ProfileEdit(avatar: .remove),
    ] {
      await #expect(throws: AppError.unsupported) { try await editing.edit(edit) }
    }
    await #expect(throws: AppError.unsupported) { try await editing.setLocked(true) }
    #expect(one.calls == [.ownSettings])
  }

  @Test("no screen offers a way to what the app does not have")
  func ways() {
    var profile = ProfileState(person: .id(alice.id), viewer: nil)
    profile.places = []
    let view = ProfileView(strings: .english, context: context())
    for problem in [AppError.notFound, .unauthenticated] {
      profile.action = ActionState(outcome: .failed(problem))
      #expect(view.screen(profile).menu.map(\.key) == ["r"])
    }
    profile.user = alice
    #expect(view.screen(profile).menu.map(\.key) == ["r"])
    var people = PeopleState(list: .suggested, isSignedIn: false)
    people.places = []
    people.isLoaded = true
    let listView = PeopleView(strings: .english, context: context())
    #expect(listView.screen(people).menu.map(\.key) == ["r"])
    people.people = PagedList(page([haruka]))
    #expect(listView.screen(people).entries.map { $0.open == nil } == [true])
    people.people = PagedList()
    for list in [PeopleList.followers(bob.id), .following(bob.id)] {
      people.list = list
      people.owner = bob.own
      people.places = []
      let plain = SocialTestSupport.drawn(listView.screen(people))
      #expect(plain.contains(" yet.\n") && !plain.contains("Post"))
      people.places = [.search]
      #expect(SocialTestSupport.drawn(listView.screen(people)) != plain)
    }
    let edit = EditProfileState(isSignedIn: false, places: [])
    #expect(EditProfileView(strings: .english, context: context()).screen(edit).menu.isEmpty)
  }

  @Test("what can be done, and which places there are, is asked again with each read, also one that fails")
  func asksAnew() async throws {
    navigator.hasPlace = { _ in false }
    repository.expect(.user(alice.id), fails: .offline)
    let presenter = factory().presenter(for: .id(alice.id), navigator: navigator)
    #expect(presenter.state.capabilities == ProfileCapabilities(relations: .none, locks: false))
    #expect(presenter.state.places.isEmpty && presenter.state.acting.capabilities == .none)
    navigator.hasPlace = { _ in true }
    await presenter.appear()
    #expect(presenter.state.places == .all)
    navigator.hasPlace = { _ in false }
    let people = FakeProfileRepository(lists: [.blocked])
    people.expect(.people(.blocked, PageRequest()), fails: .offline)
    let list = try #require(factory(people: people).presenter(for: .blocked, navigator: navigator))
    #expect(list.state.places.isEmpty && list.state.capabilities == .none)
    navigator.hasPlace = { _ in true }
    await list.appear()
    #expect(list.state.places == .all && list.state.problem == .offline)
  }

  @Test(
    "what comes all the same is refused",
    arguments: [
      ProfilePresenter.Action.relate(.toggleFollowing), .relate(.block), .setLocked(true), .report,
      .editProfile, .showPeople(.followers(alice.id)), .showPosts, .showLists, .writePost, .showAccounts,
      .findPeople, .signIn,
    ])
  func refused(action: ProfilePresenter.Action) async {
    repository.expect(.user(alice.id), alice)
    navigator.hasPlace = { _ in false }
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

  @Test("a list is read where nothing can be done to those in it, and one that is not kept cannot be had")
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
    #expect(factory.presenter(for: .requests, navigator: navigator) == nil)
    #expect(factory.screen(for: .requests, navigator: navigator) == nil)
    navigator.hasPlace = { _ in false }
    for action: PeoplePresenter.Action in [.open(haruka.id), .openOwner, .findPeople, .signIn] {
      repository.expect(.user(alice.id), alice)
      people.expect(.people(.followers(alice.id), PageRequest()), page([haruka]))
      await followers.send(.refresh)
      #expect(followers.state.problem == nil)
      await followers.send(action)
      #expect(followers.state.problem == .unsupported && navigator.moves.isEmpty)
    }
  }
}

extension RelationAction {
  /// The actions of all kinds except one.
  fileprivate static func all(but exception: Kind) -> [RelationAction] {
    let all: [RelationAction] = [
      .toggleFollowing, .watch(true), .hideShares(true), .accept, .reject, .removeFollower, .block, .unblock,
      .mute(MuteTerms()), .unmute, .note("Tall"), .dismissSuggestion,
    ]
    return all.filter { $0.kind != exception }
  }
}
