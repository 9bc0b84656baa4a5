import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@MainActor
@Suite("A new todo")
struct NewTodoPresenterTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let milk = todo("1", "Milk")

  private func presenter(
    _ text: String = "", in category: TodoCategory? = nil, _ ports: TodoPorts? = nil
  ) -> NewTodoPresenter {
    NewTodoPresenter(
      text, category: category, interactor: interactor(ports ?? source.ports),
      drafts: TodoDrafts(store: nil, clock: WallClock { noon }),
      router: TodoRouter(navigator: navigator, rendering: rendering()))
  }

  @Test("goes straight in, and the screen that follows says so")
  func adds() async {
    source.same.answers(nil)
    source.adding.answers(todo("1", "Milk", category: .shopping))
    let presenter = presenter(in: .shopping)
    await presenter.appear()
    await presenter.send(.add(" Milk"))
    #expect(source.adding.inputs.map(\.new) == [NewTodo("Milk", category: .shopping)])
    #expect(navigator.moves == [.back])
    #expect(navigator.notices == [ScreenNotice(.done, "Added: Milk")])
  }

  @Test("gets the day and the category that its line names, and the screen that follows says both")
  func line() async {
    source.same.answers(nil)
    source.counting.answers(TodoCounts())
    source.adding.answers(todo("1", "Milk", category: .shopping, due: "2026-11-27"))
    await presenter("Milk due:friday @shopping").appear()
    #expect(
      source.adding.inputs.map(\.new)
        == [NewTodo("Milk", category: .shopping, due: CalendarDate("2026-11-27"))])
    #expect(source.same.inputs == ["milk"])
    #expect(navigator.notices == [ScreenNotice(.done, "Added: Milk · Shopping · due Fri 27 Nov 2026")])
  }

  @Test("keeps a line whose day can't be read, and says so")
  func unreadable() async {
    source.counting.answers(TodoCounts())
    let presenter = presenter("Milk due:soon")
    await presenter.appear()
    #expect(
      presenter.state.problem == .invalid(.due, .malformed) && presenter.state.entered == "Milk due:soon")
    #expect(navigator.moves.isEmpty && source.adding.inputs.isEmpty)
  }

  @Test("with a text, is added at once, and once")
  func atOnce() async {
    source.same.answers(nil)
    source.adding.answers(milk)
    let presenter = presenter("Milk")
    await presenter.appear()
    await presenter.appear()
    #expect(source.adding.inputs.map(\.new) == [NewTodo("Milk")])
  }

  @Test("asks before it adds what is there already")
  func twin() async {
    source.same.answers(milk)
    let presenter = presenter("milk")
    await presenter.appear()
    #expect(presenter.state.same == milk && navigator.moves.isEmpty && source.adding.inputs.isEmpty)
    await presenter.send(.add("other"))
    #expect(source.same.inputs.count == 1, "that is no answer")
    await presenter.send(.change)
    #expect(presenter.state.same == nil && presenter.state.entered == "milk")
    await presenter.send(.addAgain)
    #expect(source.adding.inputs.isEmpty, "it isn't asked")
    await presenter.send(.add("milk"))
    source.adding.answers(todo("2", "milk"))
    await presenter.send(.addAgain)
    #expect(source.adding.inputs.map(\.new) == [NewTodo("milk")])
    #expect(navigator.moves == [.back])
    await presenter.send(.leave)
    #expect(navigator.moves == [.back, .back])
  }

  @Test("tried again after a lost answer, is added once; another text is another todo")
  func retried() async {
    source.same.answers(nil)
    source.adding.fails(.unconfirmed)
    let presenter = presenter()
    await presenter.send(.add("Milk"))
    #expect(presenter.state.problem == .unconfirmed && presenter.state.entered == "Milk")
    // It was added, and now stands in the way of itself.
    source.same.answers(milk)
    await presenter.send(.add("Milk"))
    #expect(presenter.state.same == nil)
    source.same.answers(nil)
    await presenter.send(.add("Bread"))
    let keys = source.adding.inputs.map(\.key)
    #expect(keys.count == 3 && keys[0] == keys[1] && keys[1] != keys[2])
  }

  @Test("says what is wrong with the text")
  func refused() async {
    let presenter = presenter()
    await presenter.send(.add(" "))
    #expect(presenter.state.problem == .invalid(.description, .empty))
    #expect(navigator.moves.isEmpty)
  }

  @Test("can't be where todos are only read")
  func readOnly() async {
    let presenter = presenter("Milk", in: nil, source.readOnly)
    await presenter.appear()
    #expect(!presenter.state.canAdd && presenter.state.problem == .unsupported)
  }
}
