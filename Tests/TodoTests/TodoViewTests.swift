import AppScreens
import AppValues
import Testing

@testable import Todo

@Suite("The screen of the list of todos")
struct TodoViewTests {
  private let milk = todo("1", "Milk", category: .shopping, due: "2026-11-24")
  private let tax = todo("2", "Tax", due: "2026-11-20")
  private let report = todo("3", "Report", category: .work, due: "2026-11-23")
  private let hedge = todo(
    "4", "Cut the hedge", category: TodoCategory(rawValue: "Garden"), due: "2026-12-24")
  private let call = todo("5", "Call Mia")
  private let old = todo("6", "Old", isDone: true, category: .work, due: "2026-11-01")

  private func screen(_ state: TodoState, _ language: Language = .english) -> Screen<TodoPresenter.Action> {
    TodoView(strings: .of(language), context: context(language)).screen(state)
  }

  private func render(_ state: TodoState, _ language: Language = .english) -> String {
    drawn(screen(state, language))
  }

  private func state(_ items: TodoItem..., in category: TodoCategory? = nil) -> TodoState {
    var state = TodoState(category: category)
    state.isLoaded = true
    state.open = PagedList(page(items.filter(TodoFilter(category: category).includes)))
    state.counts = .of(items)
    return state
  }

  @Test("has the open ones with what they belong to and when they are due, and counts the others")
  func list() {
    let state = state(tax, report, milk, hedge, call, old)
    #expect(
      render(state) == """
        Todos · 5 open, 1 overdue

        1.  Tax · Personal · overdue: Fri 20 Nov 2026

        2.  Report · Work · due today

        3.  Milk · Shopping · due tomorrow

        4.  Cut the hedge · Garden · due Thu 24 Dec 2026

        5.  Call Mia · Personal

        6.  New todo (n)
        7.  1 done (w)
        8.  Search (/)
        9.  Categories (c)
        10. Refresh (r)

        """)
    let entry = screen(state).entries[0]
    #expect(entry.open == .todo(.open(tax.id)))
    #expect(
      entry.shortcuts == [
        "x": .todo(.toggle(tax.id)), "e": .todo(.edit(tax.id)), "d": .todo(.delete(tax.id)),
      ])
  }

  @Test("reads naturally in Japanese")
  func japanese() {
    var state = state(tax, report, milk, hedge, call, old)
    state.action = ActionState(outcome: .done(.completed("Milk")))
    state.completed = PagedList(page([old]))
    #expect(
      render(state, .japanese) == """
        ToDo · 未完了5件、期限切れ1件
        ✓ 「Milk」を完了にしました。

        1.  Tax · 個人 · 期限切れ: 2026年11月20日（金）

        2.  Report · 仕事 · 期限: 今日

        3.  Milk · 買い物 · 期限: 明日

        4.  Cut the hedge · Garden · 期限: 2026年12月24日（木）

        5.  Call Mia · 個人

        完了

        6.  Old · 完了 · 仕事

        7.  ToDoを追加 (n)
        8.  完了した項目を隠す (w)
        9.  完了した項目をすべて削除 (a)
        10. 検索 (/)
        11. カテゴリー (c)
        12. 更新 (r)

        """)
  }

  @Test("of a span of days says what it's of, and counts what it shows")
  func spans() {
    var state = TodoState(span: .today)
    state.isLoaded = true
    let tea = todo(
      "8", "Tea", category: .work, due: "2026-11-20", repetition: TodoRepetition(every: 2, .week))
    state.open = PagedList(page([tea, report]))
    state.counts = .of([tea, report, call, old])
    #expect(
      render(state) == """
        Today · 2 open, 1 overdue

        1. Tea · Work · overdue: \(context().words.dateAndWeekday(tea.due ?? today)) · every 2 weeks

        2. Report · Work · due today

        3. New todo (n)
        4. Search (/)
        5. Categories (c)
        6. Refresh (r)

        """)
    for (span, english, japanese) in [
      (TodoSpan.week, "Next 7 days", "7日以内"), (.overdue, "Overdue", "期限切れ"),
      (.undated, "Without a date", "期限なし"), (.today, "Today", "今日"),
    ] {
      state = TodoState(span: span)
      state.isLoaded = true
      #expect(screen(state).wholeTitle == english && screen(state, .japanese).title == japanese)
      #expect(render(state).contains("Nothing here."))
      state.open = PagedList(page([call], older: "x"))
      #expect(screen(state).summary == nil, "what isn't read can't be counted")
    }
  }

  @Test("names what can be taken back, and says what was, in both languages")
  func steps() {
    var state = state(call)
    for (kind, english, japanese) in [
      (TodoStep.Kind.added, "add Tax", "「Tax」の追加"), (.completed, "mark Tax as done", "「Tax」を完了にした操作"),
      (.reopened, "mark Tax as not done", "「Tax」を未完了に戻した操作"), (.edited, "edit Tax", "「Tax」の編集"),
      (.deleted, "delete Tax", "「Tax」の削除"), (.restored, "restore Tax", "「Tax」の復元"),
      (.imported, "import Tax", "「Tax」の読み込み"),
    ] {
      let step = TodoStep(kind, "Tax")
      state.acting.step = step
      state.action = ActionState(outcome: .done(.undone(TodoUndone(step, [tax.id]))))
      #expect(screen(state).menu.first?.label == "Undo: \(english)")
      #expect(screen(state, .japanese).menu.first?.label == "\(japanese)を取り消す")
      #expect(screen(state).notices == [ScreenNotice(.done, "Undone: \(english)")])
      #expect(screen(state, .japanese).notices == [ScreenNotice(.done, "\(japanese)を取り消しました。")])
    }
    let many = TodoStep(.imported, "Tax", count: 12)
    state.action = ActionState(outcome: .done(.undone(TodoUndone(many, []))))
    #expect(
      screen(state).notices == [
        ScreenNotice(.failed, "Not undone: import 12 todos. It was changed again since.")
      ])
    #expect(
      screen(state, .japanese).notices == [
        ScreenNotice(.failed, "ToDo 12件の読み込みは、そのあとに変更されているため取り消していません。")
      ])
    state.action = ActionState(outcome: .done(.notLast(many)))
    #expect(
      screen(state).notices == [
        ScreenNotice(.failed, "Not undone: import 12 todos. It's no longer the last change.")
      ])
    #expect(
      screen(state, .japanese).notices == [
        ScreenNotice(.failed, "ToDo 12件の読み込みは、最後の操作ではなくなったため取り消していません。")
      ])
    state.action = ActionState(outcome: .done(.undone(nil)))
    #expect(screen(state).notices == [ScreenNotice(.failed, "Nothing to undo.")])
    state.action = ActionState(outcome: .done(.completed("Tax", again: CalendarDate("2026-12-24"))))
    #expect(screen(state).notices.map(\.text) == ["Done: Tax. Due again Thu 24 Dec 2026."])
    state.action = ActionState(outcome: .done(.cleared(2)))
    #expect(screen(state, .japanese).notices.map(\.text) == ["ToDoを2件削除しました。取り消すこともできます。"])
  }

  @Test("takes several at once, by their numbers, and says how many it was")
  func several() {
    var state = state(milk, report, old)
    let open = screen(state)
    #expect(open.together?("x", [0, 1]) == .todo(.toggleAll([milk.id, report.id])))
    #expect(open.together?("d", [1]) == .todo(.deleteAll([report.id])) && open.together?("e", [0, 1]) == nil)
    state.completed = PagedList(page([old]))
    #expect(screen(state).together?("x", [1, 2]) == .todo(.toggleAll([report.id, old.id])))
    for (outcome, english, japanese) in [
      (TodoOutcome.completedAll(3), "3 todos done.", "ToDoを3件完了にしました。"),
      (.reopenedAll(1), "1 todo open again.", "ToDoを1件未完了に戻しました。"),
    ] {
      state.action = ActionState(outcome: .done(outcome))
      #expect(screen(state).notices.map(\.text) == [english])
      #expect(screen(state, .japanese).notices.map(\.text) == [japanese])
    }
  }

  @Test("knows how many there are with those that aren't read yet")
  func wholeCount() {
    var state = state(milk, report)
    #expect(screen(state).entryCount == 2)
    state.open = PagedList(page([milk, report], older: "x"))
    state.counts = TodoCounts([.init(.personal, open: 1600, done: 30)])
    #expect(screen(state).entryCount == 1600)
    // One that is done now keeps its place.
    state.show(milk.with { $0.isDone = true })
    state.counts = TodoCounts([.init(.personal, open: 1599, done: 31)])
    #expect(screen(state).entryCount == 1600)
    state.completed = PagedList(page([old], older: "y"))
    #expect(screen(state).entryCount == 1630)
    var span = TodoState(span: .week)
    span.isLoaded = true
    #expect(screen(span).entryCount == nil)
  }

  @Test("of one category doesn't repeat it")
  func category() {
    #expect(
      render(state(report, call, old, in: .work)) == """
        Work · 1 open

        1. Report · due today

        2. New todo (n)
        3. 1 done (w)
        4. Search (/)
        5. Categories (c)
        6. Refresh (r)

        """)
  }

  @Test("keeps what is done and what was deleted in its place, with a way to bring it back")
  func acted() {
    var state = state(tax, milk, call)
    state.show(milk.with { $0.isDone = true })
    state.acting.gone = [tax.id]
    state.acting.step = TodoStep(.deleted, "Tax")
    state.action = ActionState(outcome: .done(.deleted("Tax")))
    #expect(
      render(state) == """
        Todos · 3 open, 1 overdue
        ✓ Deleted: Tax. You can undo this.

        1. Deleted: Tax

        2. Milk · done · Shopping

        3. Call Mia · Personal

        4. Undo: delete Tax (z)
        5. New todo (n)
        6. Search (/)
        7. Categories (c)
        8. Refresh (r)

        """)
    #expect(screen(state).entries[0].shortcuts.isEmpty)
    #expect(screen(state).menu.first { $0.key == "z" }?.action == .todo(.undo))
  }

  @Test("says what others have changed")
  func news() {
    var state = state(call)
    state.acting.news = .init(added: [ID("7"), ID("8")], changed: [call.id])
    state.action.isStale = true
    #expect(
      screen(state).notices == [
        ScreenNotice(.offline, "This couldn't be refreshed and may be out of date."),
        ScreenNotice(.news, "2 todos were added elsewhere. Refresh to show them."),
        ScreenNotice(.news, "1 todo was changed elsewhere."),
      ])
    #expect(
      screen(state, .japanese).notices.suffix(2) == [
        ScreenNotice(.news, "ほかの場所でToDoが2件追加されました。更新すると表示されます。"),
        ScreenNotice(.news, "ほかの場所でToDoが1件変更されました。"),
      ])
  }

  @Test("says kindly that there is nothing, and whether all is done")
  func empty() {
    #expect(
      render(state()) == """
        Todos

        Nothing to do yet.

        1. New todo (n)
        2. Search (/)
        3. Categories (c)
        4. Refresh (r)

        """)
    #expect(
      render(state(old), .japanese) == """
        ToDo

        すべて完了しました。

        1. ToDoを追加 (n)
        2. 完了した1件を表示 (w)
        3. 検索 (/)
        4. カテゴリー (c)
        5. 更新 (r)

        """)
    #expect(render(state(call, in: .work)).contains("Nothing to do in this category."))
    #expect(render(TodoState()) == "Todos\n\n1. Refresh (r)\n")
  }

  @Test("has those that are done behind the last open one, and goes on before that")
  func growing() {
    var state = state(call, old)
    state.open = PagedList(page([call], older: "x"))
    state.completed = PagedList(page([old]))
    #expect(screen(state).entries.count == 1)
    #expect(screen(state).menu.first?.key == "m")
    state.open = PagedList(page([call]))
    state.completed = PagedList(page([old], older: "x"))
    #expect(screen(state).entries.count == 2)
    #expect(screen(state).menu.first?.key == "m")
  }

  @Test("offers nothing that the source or the app lacks")
  func missing() {
    var state = state(call, old)
    state.acting.capabilities = TodoCapabilities(edits: false, searches: false)
    #expect(screen(state).menu.map(\.key) == ["w", "c", "r"])
    #expect(screen(state).entries[0].shortcuts.isEmpty && screen(state).entries[0].open != nil)
    state.acting.capabilities = .all
    state.acting.places = []
    #expect(screen(state).menu.map(\.key) == ["w", "r"])
    #expect(screen(state).entries[0].open == nil)
    #expect(screen(state).entries[0].shortcuts.keys.sorted() == ["d", "x"])
  }

  @Test("quotes the beginning of a long description where it says what became of it")
  func long() {
    var state = state()
    state.action = ActionState(outcome: .done(.completed(String(repeating: "a", count: 61))))
    #expect(screen(state).notices.map(\.text) == ["Done: " + String(repeating: "a", count: 59) + "…"])
  }
}
