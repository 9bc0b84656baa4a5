import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@MainActor
@Suite("What was deleted, and taking back")
struct DeletedTodosTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let milk = DeletedTodo(
    todo("1", "Milk", category: .shopping), deletedAt: noon.adding(seconds: -7200))
  private let tax = DeletedTodo(
    todo("2", "Tax"), deletedAt: noon.adding(seconds: -172_800), wasChangedSince: true)

  private func shown() async -> DeletedTodosPresenter {
    source.deletedListing.answers(page([milk, tax]))
    let presenter = DeletedTodosPresenter(interactor: interactor(source.ports))
    await presenter.appear()
    return presenter
  }

  private func render(_ state: DeletedTodosState, _ language: Language = .english) -> String {
    drawn(DeletedTodosView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("is listed with when, and comes back by its number, once")
  func restores() async {
    let presenter = await shown()
    #expect(
      render(presenter.state) == """
        Deleted todos

        Choose a number to restore it. Todos stay here for 30 days.

        1. Milk · Shopping · deleted 2 h ago

        2. Tax · Personal · deleted 2 days ago · changed since

        3. Refresh (r)

        """)
    source.restoring.answers(milk.item)
    await presenter.send(.restore(milk.id))
    await presenter.send(.restore(milk.id))
    #expect(source.restoring.inputs == [milk.id])
    #expect(
      render(presenter.state, .japanese) == """
        削除したToDo
        ✓ 「Milk」を元に戻しました。

        番号を入力すると元に戻します。削除から30日間表示されます。

        1. 「Milk」を元に戻しました。

        2. Tax · 個人 · 削除: 2日前 · 削除後に変更

        3. 更新 (r)

        """)
    source.deletedListing.answers(page([]))
    await presenter.send(.refresh)
    #expect(render(presenter.state).contains("Nothing was deleted in the last 30 days."))
    #expect(render(presenter.state, .japanese).contains("この30日間に削除したToDoはありません。"))
  }

  @Test("stays deleted where bringing it back fails")
  func fails() async {
    let presenter = await shown()
    source.restoring.fails(.storage(.full))
    await presenter.send(.restore(tax.id))
    #expect(presenter.state.problem == .storage(.full) && presenter.state.restored.isEmpty)
  }

  @Test("is read again when something is deleted elsewhere, not for what is brought back here")
  func follows() async throws {
    let presenter = await shown()
    source.restoring.answers(milk.item)
    await presenter.send(.restore(milk.id))
    let following = Task { await presenter.follow() }
    let tea = DeletedTodo(todo("3", "Tea"), deletedAt: noon)
    source.deletedListing.answers(page([tea]))
    #expect(
      try await eventually {
        source.tell(TodoChange(ID("3"), .deleted))
        return presenter.state.todos.items == [tea]
      })
    following.cancel()
    await following.value
  }

  @Test("the last change is taken back as the place comes to the front, and that is said where one was")
  func undoes() async {
    func presenter() -> UndoPresenter {
      UndoPresenter(
        interactor: interactor(source.ports), router: TodoRouter(navigator: navigator, rendering: rendering())
      )
    }
    source.undoing.answers(TodoUndone(TodoStep(.added, "Milk"), [milk.id]))
    let first = presenter()
    await first.appear()
    await first.appear()
    #expect(source.undoing.inputs.count == 1 && navigator.moves == [.back])
    source.undoing.answers(nil)
    await presenter().appear()
    #expect(
      navigator.notices == [
        ScreenNotice(.done, "Undone: add Milk"), ScreenNotice(.failed, "Nothing to undo."),
      ])
    source.undoing.fails(.storage(.full))
    let failing = presenter()
    await failing.appear()
    #expect(failing.action.problem == .storage(.full) && navigator.moves.count == 2)
    source.undoing.answers(nil)
    await failing.send(.undo)
    #expect(navigator.moves.count == 3)
  }
}
