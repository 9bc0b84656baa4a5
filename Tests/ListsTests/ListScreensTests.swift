import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Lists

@Suite("The screens about lists")
@MainActor
struct ListScreensTests {
  private let lists = FakeLists(people: ["bob": bob, "carol": carol])
  private let navigator = RecordingNavigator()
  private let friends = UserList(id: ID("1"), title: "Friends", memberCount: 1)
  private let work = UserList(id: ID("2"), title: "仕事", memberCount: 12)

  private var interactor: ListsInteractor {
    ListsInteractor(repository: lists)
  }
  private var router: ListsRouter { ListsRouter(navigator: navigator) }

  private func user(_ author: Author) -> User {
    User(
      id: author.id, handle: author.handle, name: author.name, bio: "", postCount: 0, followerCount: 0,
      followingCount: 0, isLocked: false, createdAt: noon, relationship: Relationship(isFollowing: true))
  }

  // MARK: All lists

  private func draw(_ presenter: ListsPresenter, _ language: Language = .english) -> String {
    drawn(ListsView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  @Test("all lists: opened by number, and made by name")
  func all() async {
    lists.listing.answers(page([friends, work]))
    let presenter = ListsPresenter(interactor: interactor, viewer: asAlice, router: router)
    await presenter.appear()
    #expect(
      draw(presenter) == """
        Lists

        1. Friends · 1 person

        2. 仕事 · 12 people

        3. New list (a)
        4. Refresh (r)

        """)
    await presenter.send(.open(work.id))
    #expect(navigator.moves == [.show(.list(work.id))])
    await presenter.send(.ask)
    lists.creating.fails(.invalid(.list, .taken))
    await presenter.send(.create("friends"))
    #expect(presenter.state.naming == "friends")
    #expect(draw(presenter) == "New list\n! You already have a list with that name.\n")
    lists.creating.answers(friends)
    await presenter.send(.create("Friends"))
  }

  @Test("all lists: one that was made is said and shown, although they cannot be read again")
  func allUnread() async {
    lists.listing.answers(page([friends]))
    let presenter = ListsPresenter(interactor: interactor, viewer: asAlice, router: router)
    await presenter.appear()
    await presenter.send(.ask)
    lists.creating.answers(work)
    lists.listing.fails(.unavailable)
    await presenter.send(.create("仕事"))
    #expect(presenter.state.naming == nil && presenter.state.problem == nil)
    #expect(
      draw(presenter).hasPrefix(
        """
        Lists
        ✓ List “仕事” created. Open it to add people.
        ! This couldn't be refreshed and may be out of date.

        1. Friends · 1 person

        2. 仕事 · 12 people
        """))
    lists.listing.answers(page([friends, work]))
    await presenter.send(.refresh)
    #expect(!presenter.state.isStale)
  }

  @Test("all lists and their people: as they were, with the time, while their source can't be reached")
  func kept() async {
    let earlier = noon.adding(seconds: -3420)
    lists.listing.answers(Page(items: [friends], older: nil, newer: nil, readAt: earlier))
    let presenter = ListsPresenter(interactor: interactor, viewer: asAlice, router: router)
    await presenter.appear()
    #expect(draw(presenter).hasPrefix("Lists\n! Offline · as of 11:03\n\n1. Friends · 1 person\n"))
    #expect(draw(presenter, .japanese).contains("\n! オフライン · 11:03時点\n"))
    lists.listing.answers(page([friends]))
    await presenter.send(.refresh)
    #expect(!draw(presenter).contains("Offline"))
    lists.reading.answers(friends)
    lists.members.answers(Page(items: [user(bob)], older: nil, newer: nil, readAt: earlier))
    let members = ListMembersPresenter(
      of: friends.id, interactor: interactor, viewer: asAlice, router: router)
    await members.appear()
    #expect(draw(members).hasPrefix("People in “Friends”\n! Offline · as of 11:03\n"))
  }

  @Test("all lists: what they are for while there are none, and nothing when signed out")
  func none() async {
    lists.listing.answers(page([]))
    let presenter = ListsPresenter(interactor: interactor, viewer: asAlice, router: router)
    await presenter.appear()
    #expect(draw(presenter).contains("No lists yet."))
    lists.listing.fails(.unauthenticated)
    let stranger = ListsPresenter(interactor: interactor, viewer: .anonymous, router: router)
    await stranger.appear()
    #expect(draw(stranger) == "Lists\n! Sign in to continue.\n\n1. Sign in (i)\n")
  }

  // MARK: The people in a list

  private func shownMembers(at navigator: RecordingNavigator? = nil) async -> ListMembersPresenter {
    lists.reading.answers(friends)
    lists.members.answers(page([user(bob)]))
    let presenter = ListMembersPresenter(
      of: friends.id, interactor: interactor, viewer: asAlice,
      router: ListsRouter(navigator: navigator ?? self.navigator))
    await presenter.appear()
    return presenter
  }

  private func draw(_ presenter: ListMembersPresenter, _ language: Language = .english) -> String {
    drawn(ListMembersView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  @Test("the people in a list: a removed person keeps the number, and can be added again")
  func members() async {
    let presenter = await shownMembers()
    #expect(
      draw(presenter) == """
        People in “Friends”

        1. Bob @bob

        2. Add someone (a)
        3. Rename list (e)
        4. Choose which comments it shows
        5. Keep their posts out of home
        6. Delete list (d)
        7. Refresh (r)

        """)
    lists.removing.answers(friends)
    await presenter.send(.toggle(bob.id))
    lists.adding.answers(friends)
    await presenter.send(.toggle(bob.id))
    #expect(presenter.state.removed.isEmpty)
    #expect(lists.adding.inputs == [FakeLists.Membership(person: bob.id, list: friends.id)])
  }

  @Test("the people in a list: put in by handle, which stays to be mended")
  func add() async {
    let presenter = await shownMembers()
    await presenter.send(.ask(.adding))
    await presenter.send(.add("@dave"))
    #expect(draw(presenter) == "Add someone\n! This person doesn't exist. Check the handle.\n")
    #expect(presenter.state.entered == "@dave")
    lists.adding.fails(.forbidden)
    await presenter.send(.add("@carol"))
    #expect(draw(presenter) == "Add someone\n! Only people you follow can be in a list.\n")
    lists.adding.answers(friends)
    lists.members.answers(page([user(carol), user(bob)]))
    await presenter.send(.add("@carol"))
    #expect(presenter.state.members.items.map(\.handle) == ["carol", "bob"])
    #expect(presenter.state.done == .added("Carol"))
    #expect(presenter.state.question == nil)
  }

  @Test("the people in a list: says who was added, although the list cannot be read again")
  func addUnread() async {
    let presenter = await shownMembers()
    await presenter.send(.ask(.adding))
    lists.adding.answers(friends)
    lists.members.fails(.unavailable)
    await presenter.send(.add("@carol"))
    #expect(presenter.state.done == .added("Carol") && presenter.state.question == nil)
    #expect(presenter.state.problem == nil && presenter.state.isStale)
    #expect(draw(presenter, .japanese).contains("表示を更新できませんでした。"))
  }

  @Test("a list is renamed from what it is called")
  func rename() async {
    let presenter = await shownMembers()
    await presenter.send(.ask(.renaming))
    #expect(presenter.state.entered == "Friends")
    lists.changing.answers(work)
    await presenter.send(.rename("仕事"))
    #expect(presenter.state.done == .renamed("仕事"))
    #expect(draw(presenter).hasPrefix("People in “仕事”\n✓ List renamed to “仕事”.\n"))
  }

  @Test("a list shows the comments that are chosen, and says which")
  func comments() async {
    let presenter = await shownMembers()
    // Nothing has been asked.
    await presenter.send(.choose(.onNoOneElse))
    await presenter.send(.ask(.choosingComments))
    #expect(
      draw(presenter) == """
        People in “Friends”

        Which comments does the list show?

        1. Comments on posts by anyone you follow
        2. Comments on posts by people in the list
        3. Only comments on their own posts and yours
        4. Keep as is (b)

        """)
    lists.changing.fails(.unavailable)
    await presenter.send(.choose(.onNoOneElse))
    #expect(presenter.state.question == .choosingComments && presenter.state.problem == .unavailable)
    let quiet = UserList(id: friends.id, title: "Friends", settings: ListSettings(comments: .onNoOneElse))
    lists.changing.answers(quiet)
    await presenter.send(.choose(.onNoOneElse))
    #expect(lists.changing.inputs.last == ListChange(comments: .onNoOneElse))
    #expect(
      draw(presenter).hasPrefix(
        """
        People in “Friends”
        ✓ The list shows only comments on their own posts and yours.
        """))
  }

  @Test("a list keeps its people's posts out of home, until it no longer does")
  func exclusive() async {
    let presenter = await shownMembers()
    let apart = UserList(id: friends.id, title: "Friends", settings: ListSettings(isExclusive: true))
    lists.changing.answers(apart)
    await presenter.send(.toggleHome)
    #expect(draw(presenter).contains("5. Show their posts in home again"))
    #expect(draw(presenter, .japanese).contains("投稿はホームに表示しません。"))
    lists.changing.answers(friends)
    await presenter.send(.toggleHome)
    #expect(
      lists.changing.inputs == [ListChange(isExclusive: true), ListChange(isExclusive: false)])
    #expect(draw(presenter, .japanese).contains("メンバーの投稿をホームに表示しない"))
  }

  @Test("a list is deleted only after a yes, and left")
  func delete() async {
    let presenter = await shownMembers()
    await presenter.send(.confirmDeletion)
    await presenter.send(.ask(.deleting))
    #expect(
      draw(presenter) == """
        Delete list

        Delete the list “Friends”? You'll still follow the people in
        it.

        1. Yes, delete it (y)
        2. No, keep it (b)

        """)
    await presenter.send(.leave)
    #expect(presenter.state.question == nil)
    await presenter.send(.ask(.deleting))
    lists.deleting.answers(())
    await presenter.send(.confirmDeletion)
    #expect(lists.deleting.inputs == [friends.id])
    #expect(navigator.moves == [.remove(.listMembers(friends.id)), .remove(.list(friends.id))])
  }

  @Test("a list that is deleted while something else is open leaves its own places alone")
  func deleteElsewhere() async {
    let navigator = RecordingNavigator(at: .home, .lists, .list(friends.id), .listMembers(friends.id))
    let presenter = await shownMembers(at: navigator)
    await presenter.send(.ask(.deleting))
    let gate = Gate()
    lists.deleting.answers { (_) async throws(AppError) in await gate.pass() }
    async let deleting: Void = presenter.send(.confirmDeletion)
    await gate.waitForArrival()
    navigator.show(.notifications)
    gate.open()
    await deleting
    #expect(navigator.places == [.home, .lists, .notifications])
  }

  @Test("a list that is gone says so")
  func gone() async {
    lists.reading.fails(.notFound)
    let presenter = ListMembersPresenter(
      of: friends.id, interactor: interactor, viewer: asAlice, router: router)
    await presenter.appear()
    #expect(draw(presenter) == "List\n! This list doesn't exist.\n\n1. Refresh (r)\n")
  }

  // MARK: A person and the lists

  private func draw(_ presenter: AddToListsPresenter, _ language: Language = .english) -> String {
    drawn(AddToListsView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  @Test("a person is added to lists and removed by their numbers")
  func listing() async {
    let (friends, work) = (friends, work)
    lists.choosing.answers(ListMembership(person: bob, lists: [friends, work], containing: [friends.id]))
    let presenter = AddToListsPresenter(of: bob.id, interactor: interactor, viewer: asAlice, router: router)
    await presenter.appear()
    lists.adding.answers(work)
    lists.choosing.answers(
      ListMembership(person: bob, lists: [friends, work], containing: [friends.id, work.id]))
    await presenter.send(.toggle(work.id))
    #expect(
      draw(presenter) == """
        Add Bob to lists
        ✓ Bob added to “仕事”.

        Choose a list to add them. Choose it again to remove them.

        1. Friends · 1 person · in this list

        2. 仕事 · 12 people · in this list

        3. Add to a new list (a)
        4. Refresh (r)

        """)
    lists.removing.answers(friends)
    lists.choosing.answers(ListMembership(person: bob, lists: [friends, work], containing: [work.id]))
    await presenter.send(.toggle(friends.id))
    #expect(
      draw(presenter, .japanese) == """
        Bobさんをリストに追加
        ✓ Bobさんを「Friends」から外しました。

        リストを選ぶと追加し、もう一度選ぶと外します。

        1. Friends · 1人

        2. 仕事 · 12人 · 追加済み

        3. 新しいリストを作って追加 (a)
        4. 更新 (r)

        """)
  }

  @Test("a person who was added to a list is shown in it, although nothing can be read again")
  func listingUnread() async {
    lists.choosing.answers(ListMembership(person: bob, lists: [friends], containing: []))
    let presenter = AddToListsPresenter(of: bob.id, interactor: interactor, viewer: asAlice, router: router)
    await presenter.appear()
    await presenter.send(.ask)
    lists.creating.answers(work)
    lists.adding.answers(work)
    lists.choosing.fails(.unavailable)
    await presenter.send(.create("仕事"))
    #expect(presenter.state.done == .added("仕事") && presenter.state.problem == nil)
    #expect(draw(presenter).contains("2. 仕事 · 12 people · in this list"))
    #expect(presenter.state.isStale)
  }

  @Test("a list made for a person shows also when they cannot be put in")
  func newList() async {
    lists.choosing.answers(ListMembership(person: bob, lists: [], containing: []))
    let presenter = AddToListsPresenter(of: bob.id, interactor: interactor, viewer: asAlice, router: router)
    await presenter.appear()
    await presenter.send(.ask)
    lists.creating.answers(friends)
    lists.adding.fails(.forbidden)
    lists.choosing.answers(ListMembership(person: bob, lists: [friends], containing: []))
    await presenter.send(.create("Friends"))
    #expect(presenter.state.problem == .forbidden)
    #expect(presenter.state.membership?.lists == [friends])
    #expect(draw(presenter).contains("! Only people you follow can be in a list."))
  }
}
