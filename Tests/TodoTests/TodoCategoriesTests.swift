import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@MainActor
@Suite("The categories of todos")
struct TodoCategoriesTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let counts = TodoCounts([
    .init(.work, open: 2, overdue: 1), .init(TodoCategory(rawValue: "Garden"), open: 0, done: 3),
  ])

  private func presenter() -> TodoCategoriesPresenter {
    TodoCategoriesPresenter(
      interactor: interactor(source.ports), router: TodoRouter(navigator: navigator, rendering: rendering()))
  }

  private func render(_ state: TodoCategoriesState, _ language: Language = .english) -> String {
    drawn(TodoCategoriesView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("are counted, lead to their todos, and are counted again when others change something")
  func counted() async throws {
    source.counting.answers(counts)
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.counts == counts)
    await presenter.send(.open(.work))
    await presenter.send(.open(nil))
    #expect(navigator.moves == [.show(.list(.work)), .show(.list(nil))])
    let following = Task { await presenter.follow() }
    source.counting.answers(TodoCounts())
    #expect(
      try await eventually {
        source.tell(TodoChange(ID("1"), .deleted))
        return presenter.state.counts == TodoCounts()
      })
    following.cancel()
    await following.value
  }

  @Test("lead nowhere where the app has no lists")
  func missingPlaces() async {
    navigator.hasPlace = { _ in false }
    source.counting.answers(counts)
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(.work))
    #expect(presenter.state.problem == .unsupported && navigator.moves.isEmpty)
    let screen = TodoCategoriesView(strings: .english, context: context()).screen(presenter.state)
    #expect(screen.numberedEntries.isEmpty)
  }

  @Test("are drawn with what there is to do")
  func screen() {
    #expect(
      render(TodoCategoriesState(counts: counts)) == """
        Categories

        1. All todos · 2 open, 1 overdue, 3 done

        2. Work · 2 open, 1 overdue

        3. Garden · 3 done

        4. Refresh (r)

        """)
    #expect(
      render(TodoCategoriesState(counts: counts), .japanese) == """
        カテゴリー

        1. すべてのToDo · 未完了2件、期限切れ1件、完了3件

        2. 仕事 · 未完了2件、期限切れ1件

        3. Garden · 完了3件

        4. 更新 (r)

        """)
    #expect(
      render(TodoCategoriesState(counts: TodoCounts())) == """
        Categories

        No categories yet.

        1. Refresh (r)

        """)
  }
}
