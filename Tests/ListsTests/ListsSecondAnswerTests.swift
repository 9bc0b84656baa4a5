import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Lists

@Suite("A question about lists that is answered once more")
@MainActor
struct ListsSecondAnswerTests {
  private let lists = FakeLists(people: ["bob": bob])
  private let navigator = RecordingNavigator()
  private let gate = Gate()
  private let friends = UserList(id: ID("1"), title: "Friends", memberCount: 1)

  private var factory: ListsFactory {
    ListsFactory(repository: lists, viewer: asAlice, strings: .english, context: context())
  }

  /// Gives an answer once more while the first is under way, and when that has succeeded.
  private func answerAgain(_ answer: @escaping @MainActor () async -> Void) async {
    let first = Task { await answer() }
    await gate.waitForArrival()
    await answer()
    // Once more for what must not come.
    for _ in 1...2 { gate.open() }
    await first.value
    await answer()
  }

  private func answersAtGate<Input, Output: Sendable>(_ call: Expected<Input, Output>, _ output: Output) {
    call.answers { [gate] (_) async throws(AppError) in
      await gate.pass()
      return output
    }
  }

  @Test("makes one list")
  func create() async {
    lists.listing.answers(page([]))
    let presenter = factory.presenter(navigator: navigator)
    await presenter.appear()
    await presenter.send(.ask)
    answersAtGate(lists.creating, friends)
    await answerAgain { await presenter.send(.create("Friends")) }
    #expect(lists.creating.inputs == ["Friends"])
    #expect(presenter.state.done == friends && presenter.state.naming == nil)
  }

  @Test("makes one list with someone in it")
  func createWith() async {
    lists.choosing.answers(ListMembership(person: bob, lists: [], containing: []))
    let presenter = factory.addToListsPresenter(for: bob.id, navigator: navigator)
    await presenter.appear()
    await presenter.send(.ask)
    answersAtGate(lists.creating, friends)
    lists.adding.answers(friends)
    await answerAgain { await presenter.send(.create("Friends")) }
    #expect(lists.creating.inputs == ["Friends"] && lists.adding.inputs.count == 1)
    #expect(presenter.state.done == .added("Friends") && presenter.state.naming == nil)
  }

  private func members(_ question: ListMembersState.Question) async -> ListMembersPresenter {
    lists.reading.answers(friends)
    lists.members.answers(page([User]()))
    let presenter = factory.membersPresenter(of: friends.id, navigator: navigator)
    await presenter.appear()
    await presenter.send(.ask(question))
    return presenter
  }

  @Test("adds a person once")
  func add() async {
    let presenter = await members(.adding)
    answersAtGate(lists.adding, friends)
    await answerAgain { await presenter.send(.add("@bob")) }
    #expect(lists.adding.inputs.count == 1 && presenter.state.done == .added("Bob"))
  }

  @Test("renames a list once")
  func rename() async {
    let presenter = await members(.renaming)
    answersAtGate(lists.changing, friends)
    await answerAgain { await presenter.send(.rename("Friends")) }
    #expect(
      lists.changing.inputs == [ListChange(title: "Friends")] && presenter.state.done == .renamed("Friends"))
  }

  @Test("deletes a list once, and leaves it once")
  func delete() async {
    let presenter = await members(.deleting)
    answersAtGate(lists.deleting, ())
    await answerAgain { await presenter.send(.confirmDeletion) }
    #expect(lists.deleting.inputs == [friends.id] && presenter.state.problem == nil)
    #expect(navigator.moves == [.remove(.listMembers(friends.id)), .remove(.list(friends.id))])
  }

  @Test("says nothing over what was said")
  func said() async {
    let presenter = await members(.renaming)
    lists.changing.answers(friends)
    await presenter.send(.rename("Friends"))
    await presenter.send(.confirmDeletion)
    #expect(presenter.state.done == .renamed("Friends"))
  }
}
