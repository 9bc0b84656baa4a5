import AppScreens
import AppValues
import Testing

@testable import NewRoom

@MainActor
@Suite("The screen of the items")
struct NewRoomViewTests {
  private let items = PagedList(page([item("2", "Picnic"), item("1", "Tea")], older: "1"))

  private func render(_ state: NewRoomState, _ language: Language = .english) -> String {
    drawn(NewRoomView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("shows what was added, and when, in either language")
  func list() {
    let state = NewRoomState(items: items)
    #expect(
      render(state) == """
        New room

        1. Picnic · 5 min ago

        2. Tea · 5 min ago

        3. More (m)
        4. Add (a)
        5. Refresh (r)

        """)
    #expect(
      render(state, .japanese) == """
        New room

        1. Picnic · 5分前

        2. Tea · 5分前

        3. もっと見る (m)
        4. 追加 (a)
        5. 更新 (r)

        """)
  }

  @Test("says that there is nothing")
  func empty() {
    #expect(
      render(NewRoomState(items: PagedList())) == """
        New room

        There's nothing here yet.

        1. Add (a)
        2. Refresh (r)

        """)
    #expect(render(NewRoomState(items: PagedList()), .japanese).contains("まだ何もありません。"))
  }

  @Test("offers only what the source can do and where the app leads")
  func abilities() {
    let state = NewRoomState(
      capabilities: NewRoomCapabilities(adds: false), places: [], items: items)
    let screen = NewRoomView(strings: .english, context: context()).screen(state)
    #expect(screen.menu.map(\.key) == ["m", "r"])
    #expect(screen.entries.allSatisfy { !$0.isNumbered })
  }

  @Test("asks for a name, and says why it was refused")
  func field() throws {
    var state = NewRoomState(naming: "x")
    state.action = ActionState(outcome: .failed(.invalid(.name, .empty)))
    let screen = NewRoomView(strings: .english, context: context()).screen(state)
    let field = try #require(screen.field)
    #expect(field.label == "Name" && field.value == "x" && field.remaining?("Tea") == 97)
    #expect(field.submit("Tea") == .add("Tea") && field.cancel == .leave)
    #expect(render(state) == "Add\n! The name can't be empty.\n")
  }

  @Test("says what was added")
  func added() {
    var state = NewRoomState(items: PagedList())
    state.action = ActionState(outcome: .done(item("1", "Tea")))
    #expect(render(state).contains("✓ Added: Tea\n"))
    #expect(render(state, .japanese).contains("✓ 「Tea」を追加しました。\n"))
  }
}
