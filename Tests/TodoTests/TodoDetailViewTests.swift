import AppScreens
import AppValues
import Testing

@testable import Todo

@Suite("The screen of one todo")
struct TodoDetailViewTests {
  private let milk = todo(
    "1", "Milk", category: .shopping, due: "2026-11-24", notes: "2 l\nfrom the farm", minutesAgo: 120)

  private func screen(
    _ state: TodoDetailState, _ language: Language = .english
  ) -> Screen<TodoDetailPresenter.Action> {
    TodoDetailView(strings: .of(language), context: context(language)).screen(state)
  }

  private func state(_ item: TodoItem?, _ question: TodoDetailState.Question? = nil) -> TodoDetailState {
    var state = TodoDetailState()
    state.item = item
    state.question = question
    return state
  }

  @Test("has all it says")
  func whole() {
    let item = milk.with { $0.updatedAt = noon.adding(seconds: -300) }
    #expect(
      drawn(screen(state(item))) == """
        Todo

        1. Description: Milk

        2. Category: Shopping

        3. Due: Tue 24 Nov 2026 · due tomorrow

        4. Repeats: none

        5. Notes: 2 l
           from the farm

        Added 2 h ago · changed 5 min ago

        6. Mark as done (x)
        7. Delete (d)
        8. Refresh (r)

        """)
    #expect(
      screen(state(item)).entries.map(\.open) == [
        .ask(.description), .ask(.category), .ask(.due), .ask(.repetition), .ask(.notes),
      ])
  }

  @Test("reads naturally in Japanese, without what there isn't")
  func japanese() {
    var bare = todo("2", "牛乳", isDone: true, category: .work)
    #expect(
      drawn(screen(state(bare), .japanese)) == """
        ToDo · 完了

        1. 内容: 牛乳

        2. カテゴリー: 仕事

        3. 期限: なし

        4. 繰り返し: なし

        5. メモ: なし

        追加: 1時間前

        6. 未完了に戻す (x)
        7. 削除 (d)
        8. 更新 (r)

        """)
    bare.isDone = false
    bare.due = CalendarDate("2026-11-20")
    #expect(screen(state(bare), .japanese).entries[2].lines[0].text == "期限: 期限切れ: 2026年11月20日（金）")
    bare.due = CalendarDate("2026-12-20")
    #expect(screen(state(bare)).entries[2].lines[0].text == "Due: Sun 20 Dec 2026")
  }

  @Test("asks for each value, beginning with the one it has, or with an answer that was refused")
  func fields() throws {
    for (question, label, value) in [
      (TodoDetailState.Question.description, "Description", "Milk"), (.category, "Category", "Shopping"),
      (.due, "Due", "Tue 24 Nov 2026"), (.notes, "Notes", "2 l\nfrom the farm"),
    ] {
      let field = try #require(screen(state(milk, question)).field)
      #expect((field.label, field.value) == (label, value))
      #expect(field.submit("x") == .enter("x", for: question) && field.cancel == .keep)
      // A text is corrected; a day and a category are said anew.
      #expect(field.isReplaced == (question == .category || question == .due))
    }
    var refused = state(milk, .due)
    refused.entry = "soon"
    refused.action = ActionState(outcome: .failed(.invalid(.due, .malformed)))
    #expect(screen(refused).field?.value == "Tue 24 Nov 2026")
    #expect(
      drawn(screen(refused)) == """
        Milk
        ! That isn't a day. Enter a date such as 27 Nov 2026 or 11/27, or words
          such as tomorrow, next Friday or in 3 days.

        """)
    refused.action = ActionState(
      outcome: .failed(.invalid(.description, .tooLong(maximum: 500, excess: 2))))
    #expect(screen(refused, .japanese).notices.map(\.text) == ["内容は500文字までです。2文字超えています。"])
  }

  @Test("that was deleted can be brought back, and nothing else")
  func gone() {
    var state = state(milk)
    state.acting.gone = [milk.id]
    state.acting.step = TodoStep(.deleted, "Milk")
    state.action = ActionState(outcome: .done(.deleted("Milk")))
    #expect(
      drawn(screen(state, .japanese)) == """
        ToDo
        ✓ 「Milk」を削除しました。取り消すこともできます。

        削除済み: Milk

        1. 「Milk」の削除を取り消す (z)
        2. 更新 (r)

        """)
  }

  @Test("is only read where the source is, and says what is wrong where there is none")
  func readOnly() {
    var state = state(milk)
    state.acting.capabilities.edits = false
    #expect(screen(state).numberedEntries.isEmpty && screen(state).menu.map(\.key) == ["r"])
    state.item = nil
    state.action = ActionState(outcome: .failed(.notFound))
    #expect(
      drawn(screen(state)) == """
        Todo
        ! This doesn't exist, or you don't have access to it.

        1. Refresh (r)

        """)
  }
}
