import AppScreens
import AppValues
import Testing

@testable import Todo

@Suite("The screens that ask about todos")
struct QuestionViewTests {
  private func screen(
    _ state: NewTodoState, _ language: Language = .english
  ) -> Screen<NewTodoPresenter.Action> {
    NewTodoView(strings: .of(language), context: context(language)).screen(state)
  }

  private func screen(
    _ state: TodoSearchState, _ language: Language = .english
  ) -> Screen<TodoSearchPresenter.Action> {
    TodoSearchView(strings: .of(language), context: context(language)).screen(state)
  }

  // MARK: A new todo

  @Test("a new one is one line")
  func new() throws {
    let field = try #require(screen(NewTodoState(entered: "Mil")).field)
    #expect(field.label == "What to do" && field.value == "Mil" && field.kind == .line)
    #expect(field.submit("Milk") == .add("Milk") && field.cancel == .leave)
    #expect(drawn(screen(NewTodoState(category: .work))) == "New todo in Work\n")
    var refused = NewTodoState()
    refused.action = ActionState(outcome: .failed(.invalid(.description, .empty)))
    #expect(drawn(screen(refused, .japanese)) == "ToDoを追加\n! 内容を入力してください。\n")
  }

  @Test("says while one types what is understood beside the words")
  func understood() throws {
    var state = NewTodoState()
    state.categories = [TodoCategory(rawValue: "Garden")]
    let understood = try #require(screen(state).field?.understood)
    for (line, expected) in [
      ("Milk", nil), ("Milk @shopping", "Shopping"),
      ("Sow @garden seeds due:next friday", "Garden · due Fri 4 Dec 2026"),
      ("Milk due:-", "Due: none"), ("Milk due:soon", nil),
    ] {
      #expect(understood(line) == expected, "\(line)")
    }
    let japanese = try #require(screen(state, .japanese).field?.understood)
    #expect(japanese("報告書 来週の金曜 @仕事") == "仕事 · 期限: 2026年12月4日（金）")
  }

  @Test("asks before it adds what is there already")
  func twin() {
    var state = NewTodoState(entered: "milk")
    state.same = todo("1", "Milk", category: .shopping, due: "2026-11-24")
    #expect(
      drawn(screen(state)) == """
        New todo

        You already have this. Add it again?

        Milk · Shopping · due tomorrow

        1. Yes, add it again (y)
        2. No, don't add it (d)
        3. Back (b)

        """)
    #expect(screen(state).menu.map(\.action) == [.addAgain, .dontAdd, .change])
  }

  @Test("says where none can be added")
  func readOnly() {
    let state = NewTodoState(canAdd: false)
    #expect(screen(state).field == nil)
    #expect(drawn(screen(state)) == "New todo\n\nTodos can't be added here.\n")
  }

  // MARK: The search

  private func found(_ items: TodoItem..., older: String? = nil) -> TodoSearchState {
    var state = TodoSearchState(entered: "mil")
    state.query = "mil"
    state.results = PagedList(page(items, older: older))
    return state
  }

  @Test("what was found looks as in the list")
  func results() {
    let state = found(todo("1", "Milk", category: .shopping), todo("2", "Mill", isDone: true), older: "x")
    #expect(
      drawn(screen(state)) == """
        Search: mil

        1. Milk · Shopping

        2. Mill · done · Personal

        3. More results (m)
        4. New search (/)
        5. Refresh (r)

        """)
    #expect(screen(state).entries[0].shortcuts.keys.sorted() == ["d", "e", "x"])
    #expect(
      drawn(screen(found(), .japanese)) == """
        検索: mil

        見つかりませんでした。

        キーワードを減らすか、別の言葉でお試しください。

        1. 別の言葉で検索 (/)
        2. 更新 (r)

        """)
  }

  @Test("asks for words, and says while one types what is found")
  func asking() throws {
    var state = TodoSearchState(entered: "mil")
    state.isAsking = true
    let field = try #require(screen(state).field)
    #expect(field.value == "mil" && field.submit("milk") == .search("milk") && field.cancel == .leaveQuery)
    #expect(field.typing?("milk") == .typing("milk"))
    let items = (1...4).map { todo("\($0)", "Milk \($0)") }
    state.preview = .init(query: "milk", items: items, isMore: false)
    #expect(
      screen(state).notices == [ScreenNotice(.news, "4 found: Milk 1 · Milk 2 · Milk 3")])
    state.preview = .init(query: "milk", items: items, isMore: true)
    #expect(
      screen(state, .japanese).notices.map(\.text) == ["4件を超えて見つかりました: Milk 1 · Milk 2 · Milk 3"])
    state.preview = .init(query: "milk", items: [], isMore: false)
    #expect(screen(state).notices.map(\.text) == ["No results."])
  }
}
