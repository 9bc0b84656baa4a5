import AppScreens
import AppValues
import Testing

@testable import Todo

@Suite("What is asked about drafts")
struct DraftViewTests {
  private let milk = todo("1", "Milk")

  private func screen(
    _ state: NewTodoState, _ language: Language = .english
  ) -> Screen<NewTodoPresenter.Action> {
    NewTodoView(strings: .of(language), context: context(language)).screen(state)
  }

  private func screen(
    _ state: TodoDetailState, _ language: Language = .english
  ) -> Screen<TodoDetailPresenter.Action> {
    TodoDetailView(strings: .of(language), context: context(language)).screen(state)
  }

  @Test("a new todo that was begun is offered, with where it belongs")
  func offer() {
    var state = NewTodoState()
    state.draft = newDraft("Repo", in: .work)
    #expect(
      drawn(screen(state)) == """
        New todo

        You have a draft.

        Repo · Work

        1. Keep writing (e)
        2. Discard (d)
        3. Back (b)

        """)
    #expect(screen(state).menu.map(\.action) == [.resume, .discard, .leave])
    #expect(screen(state).menu.map(\.isDefault) == [true, false, false])
    #expect(
      drawn(screen(state, .japanese)) == """
        ToDoを追加

        書きかけの下書きがあります。

        Repo · 仕事

        1. 続きを書く (e)
        2. 破棄 (d)
        3. 戻る (b)

        """)
  }

  @Test("what can't be saved is discarded only on purpose; a reason is said once")
  func discarding() {
    var state = NewTodoState(entered: "Milk")
    state.isDiscarding = true
    state.draftProblem = .storage(.readOnly)
    #expect(
      drawn(screen(state)) == """
        New todo
        ! Your draft isn't saved yet. The data is read-only. Check the
          permissions of the data folder or database.

        Discard what you wrote? This can't be undone.

        Milk

        1. Yes, discard (y)
        2. No, keep it (b)

        """)
    #expect(screen(state).menu.map(\.action) == [.confirmDiscard, .keep])
    state.action = ActionState(outcome: .failed(.storage(.readOnly)))
    #expect(screen(state).notices.count == 1)
  }

  @Test("a todo says what was begun about it, and offers it where it's asked for")
  func detail() throws {
    var state = TodoDetailState()
    state.item = milk
    state.drafted = [.notes]
    #expect(drawn(screen(state)).contains("\n5. Notes: none · draft\n"))
    #expect(drawn(screen(state, .japanese)).contains("\n5. メモ: なし · 下書きあり\n"))
    let draft = TodoDraft(id: ID("n"), subject: .notes(of: milk.id), text: "2 l\nfresh", savedAt: noon)
    state.ask(.notes, offering: draft)
    #expect(
      drawn(screen(state)) == """
        Milk

        You have a draft.

        2 l
        fresh

        1. Keep writing (e)
        2. Discard (d)
        3. Back (b)

        """)
    #expect(screen(state).menu.map(\.action) == [.resume, .discard, .keep])
    state.item = milk.with { $0.notes = "1 l" }
    #expect(drawn(screen(state)).contains("\n2 l\nfresh\n\nCurrent version\n\n1 l\n\n1. Keep writing (e)\n"))
    #expect(drawn(screen(state, .japanese)).contains("\n\n現在の内容\n\n1 l\n\n"))
    state.draft = nil
    state.entry = "fresh"
    let field = try #require(screen(state).field)
    #expect(field.hint == "Leaving saves a draft." && field.value == "fresh")
    #expect(field.typing?("x") == .typing("x", for: .notes))
    state.isDiscarding = true
    #expect(screen(state).menu.map(\.action) == [.confirmDiscard, .goOn])
    state.ask(.due)
    #expect(screen(state).field?.typing == nil)
  }

  @Test("a new todo is saved as a draft while it's typed")
  func typing() throws {
    let field = try #require(screen(NewTodoState()).field)
    #expect(field.typing?("Mil") == .typing("Mil"))
  }
}
