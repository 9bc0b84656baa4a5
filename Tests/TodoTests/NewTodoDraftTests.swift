import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@MainActor
@Suite("What was begun of a new todo")
struct NewTodoDraftTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()

  private func presenter(
    _ drafts: FakeTodoDrafts?, _ text: String = "", in category: TodoCategory? = nil
  ) -> NewTodoPresenter {
    NewTodoPresenter(
      text, category: category, interactor: interactor(source.ports),
      drafts: TodoDrafts(store: drafts, clock: WallClock { noon }),
      router: TodoRouter(navigator: navigator, rendering: rendering()))
  }

  /// A presenter that shows the draft it was opened with.
  private func resumed(_ drafts: FakeTodoDrafts) async -> NewTodoPresenter {
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.resume)
    return presenter
  }

  @Test("is saved while it is typed, also on leaving, and offered the next time")
  func offered() async throws {
    let drafts = FakeTodoDrafts()
    let presenter = presenter(drafts, in: .work)
    await presenter.appear()
    await presenter.send(.typing("Rep"))
    await presenter.send(.typing("Repo"))
    let draft = try #require(drafts.all.first)
    #expect(drafts.all.count == 1 && draft.text == "Repo" && draft.savedAt == noon)
    await presenter.send(.leave)
    #expect(navigator.moves == [.back])
    #expect(navigator.notices == [ScreenNotice(.done, "Draft saved.")])

    let next = self.presenter(drafts)
    await next.appear()
    #expect(next.state.draft == draft && !next.state.asksForText)
    await next.send(.resume)
    #expect(next.state.draft == nil && next.state.entered == "Repo" && next.state.category == .work)
    await next.send(.typing("Report"))
    #expect(drafts.all.map(\.text) == ["Report"])
  }

  @Test("is gone once it is added")
  func added() async {
    let drafts = FakeTodoDrafts(newDraft("Repo", in: .work))
    let presenter = await resumed(drafts)
    source.same.answers(nil)
    source.adding.answers { [drafts] (addition) async throws(AppError) in
      // Saved before it is tried, so that it's the same todo after a crash.
      let isTried = drafts.all == [newDraft("Report", in: .work, key: addition.key, wasTried: true)]
      return todo("1", isTried ? addition.new.description : "", category: addition.new.category)
    }
    await presenter.send(.add("Report"))
    #expect(source.adding.inputs.map(\.new) == [NewTodo("Report", category: .work)])
    #expect(source.adding.inputs.map(\.key) != ["kept"], "another program may have added what was begun")
    #expect(navigator.notices == [ScreenNotice(.done, "Added: Report")])
    #expect(drafts.all.isEmpty)
    await presenter.send(.typing("late"))
    await presenter.send(.leave)
    #expect(drafts.all.isEmpty)
  }

  @Test("is thrown away where it's offered, and what has waited longest comes first")
  func discarded() async {
    let drafts = FakeTodoDrafts(
      newDraft("two", named: "new-2", minutesAgo: 1), newDraft("one", named: "new-1", minutesAgo: 2))
    let presenter = presenter(drafts)
    await presenter.appear()
    #expect(presenter.state.draft?.text == "one")
    drafts.fails(.storage(.readOnly))
    await presenter.send(.discard)
    #expect(presenter.state.problem == .storage(.readOnly) && presenter.state.draft?.text == "one")
    drafts.fails(nil)
    await presenter.send(.discard)
    #expect(presenter.state.draft?.text == "two")
    await presenter.send(.leave)
    #expect(navigator.moves == [.back] && navigator.notices.isEmpty && drafts.all.map(\.text) == ["two"])
    await presenter.send(.discard)
    #expect(presenter.state.asksForText && drafts.all.isEmpty)
  }

  @Test("doesn't stand in the way of one that is added at once, and survives it")
  func atOnce() async {
    let drafts = FakeTodoDrafts(newDraft("Repo"))
    source.same.answers(nil)
    source.adding.fails(.storage(.full))
    let presenter = presenter(drafts, "Milk")
    await presenter.appear()
    #expect(presenter.state.problem == .storage(.full) && presenter.state.entered == "Milk")
    #expect(drafts.all.map(\.text) == ["Repo", "Milk"])
    source.adding.answers(todo("1", "Milk"))
    await presenter.send(.add("Milk"))
    #expect(drafts.all.map(\.text) == ["Repo"])
  }

  @Test("becomes one todo, also where it was added just before a crash")
  func addedBefore() async {
    let presenter = await resumed(FakeTodoDrafts(newDraft("Milk", wasTried: true)))
    // It is there already, and doesn't stand in the way of itself.
    source.same.answers(todo("1", "Milk"))
    source.adding.answers(todo("1", "Milk"))
    await presenter.send(.add("Milk"))
    #expect(source.adding.inputs.map(\.key) == ["kept"] && navigator.moves == [.back])
  }

  @Test("is another todo where the one it became has been deleted since, or where it says something else")
  func anotherKey() async {
    source.same.answers(nil)
    source.adding.answers { (addition) async throws(AppError) in
      if addition.key == "kept" { throw .gone }
      return todo("2", addition.new.description)
    }
    let presenter = await resumed(FakeTodoDrafts(newDraft("Milk", wasTried: true)))
    await presenter.send(.add("Milk"))
    #expect(source.adding.inputs.count == 2 && navigator.moves == [.back])
    let other = await resumed(FakeTodoDrafts(newDraft("Milk", wasTried: true)))
    await other.send(.typing("Bread"))
    await other.send(.add("Bread"))
    #expect(source.adding.inputs.count == 3 && source.adding.inputs.last?.key != "kept")
  }

  @Test("isn't kept where there is nothing, or what is there already isn't wanted twice")
  func nothing() async {
    let drafts = FakeTodoDrafts()
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.typing("M"))
    await presenter.send(.typing(" "))
    #expect(drafts.all.isEmpty)
    await presenter.send(.leave)
    #expect(navigator.moves == [.back] && navigator.notices.isEmpty)

    source.same.answers(todo("1", "Milk"))
    let twin = self.presenter(drafts, "milk")
    await twin.appear()
    #expect(drafts.all.map(\.text) == ["milk"])
    await twin.send(.dontAdd)
    #expect(navigator.moves == [.back, .back] && drafts.all.isEmpty)
  }

  @Test(
    "stays on the screen until it's discarded on purpose, where it can't be saved", arguments: [true, false])
  func unsaved(keepsDrafts: Bool) async {
    let drafts = FakeTodoDrafts()
    drafts.fails(.storage(.full))
    source.same.answers(nil)
    source.adding.fails(.storage(.full))
    let presenter = presenter(keepsDrafts ? drafts : nil, "Milk")
    await presenter.appear()
    #expect(presenter.state.draftProblem == (keepsDrafts ? .storage(.full) : nil))
    await presenter.send(.leave)
    #expect(presenter.state.isDiscarding && navigator.moves.isEmpty)
    await presenter.send(.keep)
    #expect(presenter.state.asksForText && presenter.state.entered == "Milk")
    await presenter.send(.confirmDiscard)
    #expect(navigator.moves.isEmpty, "it isn't asked")
    await presenter.send(.leave)
    await presenter.send(.confirmDiscard)
    #expect(navigator.moves == [.back] && navigator.notices.isEmpty)
  }

  @Test("too large, or unreadable, it is said")
  func problems() async {
    let drafts = FakeTodoDrafts()
    let presenter = presenter(drafts)
    drafts.fails(.storage(.readOnly))
    await presenter.appear()
    #expect(presenter.state.draftProblem == .storage(.readOnly) && presenter.state.asksForText)
    drafts.fails(nil)
    await presenter.send(.typing(String(repeating: "x", count: 200_001)))
    #expect(presenter.state.draftProblem == .invalid(.text, .tooLarge(maximum: 200_000, excess: 1)))
    await presenter.send(.typing("x"))
    #expect(presenter.state.draftProblem == nil && drafts.all.map(\.text) == ["x"])
  }
}
