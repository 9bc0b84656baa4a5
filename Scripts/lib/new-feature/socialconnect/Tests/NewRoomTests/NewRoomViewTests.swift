import AppScreens
import AppValues
import SocialTestSupport
import Testing

@testable import NewRoom

@MainActor
@Suite("The screen of the items")
struct NewRoomViewTests {
  private let items = PagedList(page([item("2", "Picnic", by: alice), item("1", "Tea")], older: "1"))

  private func render(_ state: NewRoomState, _ language: Language = .english) -> String {
    drawn(NewRoomView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("shows who added what, in either language")
  func list() {
    let state = NewRoomState(isSignedIn: true, items: items)
    #expect(
      render(state) == """
        New room

        1. Picnic
           Alice @alice · 5 min ago

        2. Tea
           Bob @bob · 5 min ago

        3. More (m)
        4. Add (a)
        5. Refresh (r)

        """)
    #expect(
      render(state, .japanese) == """
        New room

        1. Picnic
           Alice @alice · 5分前

        2. Tea
           Bob @bob · 5分前

        3. もっと見る (m)
        4. 追加 (a)
        5. 更新 (r)

        """)
  }

  @Test("says that there is nothing, and offers to sign in")
  func empty() {
    #expect(
      render(NewRoomState(isSignedIn: false, items: PagedList())) == """
        New room

        There's nothing here yet.

        1. Sign in (i)
        2. Refresh (r)

        """)
    #expect(render(NewRoomState(isSignedIn: true, items: PagedList()), .japanese).contains("まだ何もありません。"))
  }

  @Test("offers only what the source can do and where the app leads")
  func abilities() {
    let state = NewRoomState(
      isSignedIn: true, capabilities: NewRoomCapabilities(adds: false),
      places: [], items: items)
    let screen = NewRoomView(strings: .english, context: context()).screen(state)
    #expect(screen.menu.map(\.key) == ["m", "r"])
    #expect(screen.entries.allSatisfy { !$0.isNumbered })
  }

  @Test("asks for a name, and says why it was refused")
  func field() throws {
    var state = NewRoomState(isSignedIn: true, naming: "x")
    state.action = ActionState(outcome: .failed(.invalid(.name, .empty)))
    let screen = NewRoomView(strings: .english, context: context()).screen(state)
    let field = try #require(screen.field)
    #expect(field.label == "Name" && field.value == "x" && field.remaining?("Tea") == 97)
    #expect(field.submit("Tea") == .add("Tea") && field.cancel == .leave)
    #expect(render(state) == "Add\n! The name can't be empty.\n")
  }

  @Test("says what was added")
  func added() {
    var state = NewRoomState(isSignedIn: true, items: PagedList())
    state.action = ActionState(outcome: .done(item("1", "Tea")))
    #expect(render(state).contains("✓ Added: Tea\n"))
    #expect(render(state, .japanese).contains("✓ 「Tea」を追加しました。\n"))
  }
}
