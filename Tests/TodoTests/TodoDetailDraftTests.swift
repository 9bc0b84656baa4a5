import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@MainActor
@Suite("What was begun about a todo")
struct TodoDetailDraftTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let milk = todo("1", "Milk", category: .shopping, notes: "2 l")

  private func shown(_ drafts: FakeTodoDrafts?, onlyAsks: Bool = false) async -> TodoDetailPresenter {
    source.reading.answers(milk)
    let presenter = TodoDetailPresenter(
      milk.id, onlyAsks: onlyAsks, interactor: interactor(source.ports),
      drafts: TodoDrafts(store: drafts, clock: WallClock { noon }),
      router: TodoRouter(navigator: navigator, rendering: rendering()))
    await presenter.appear()
    return presenter
  }

  private func notes(_ text: String) -> TodoDraft {
    TodoDraft(id: ID("notes-1"), subject: .notes(of: milk.id), text: text, savedAt: noon)
  }

  private func description(_ text: String) -> TodoDraft {
    TodoDraft(id: ID("description-1"), subject: .description(of: milk.id), text: text, savedAt: noon)
  }

  @Test("is saved while it is typed, also on leaving, and offered the next time")
  func offered() async {
    let drafts = FakeTodoDrafts()
    let presenter = await shown(drafts)
    await presenter.send(.ask(.notes))
    await presenter.send(.typing("2 l\nfr", for: .notes))
    await presenter.send(.typing("2 l\nfresh", for: .notes))
    #expect(drafts.all == [notes("2 l\nfresh")])
    await presenter.send(.keep)
    #expect(presenter.state.question == nil && presenter.state.done == .draftSaved)
    #expect(presenter.state.drafted == [.notes])

    let next = await shown(drafts)
    #expect(next.state.drafted == [.notes])
    await next.send(.ask(.notes))
    #expect(next.state.draft == notes("2 l\nfresh"))
    await next.send(.keep)
    #expect(next.state.question == nil && next.state.drafted == [.notes] && next.state.done == nil)
    await next.send(.ask(.notes))
    await next.send(.resume)
    #expect(next.state.draft == nil && next.state.entry == "2 l\nfresh")
  }

  @Test("is gone once it is saved, or says what the todo says")
  func saved() async {
    let drafts = FakeTodoDrafts(notes("fresh"), description("Oat"))
    let presenter = await shown(drafts)
    #expect(presenter.state.drafted == [.notes, .description])
    await presenter.send(.ask(.notes))
    await presenter.send(.resume)
    source.editing.fails(.storage(.full))
    await presenter.send(.enter("fresh!", for: .notes))
    #expect(presenter.state.problem == .storage(.full) && drafts.all.contains(notes("fresh!")))
    source.editing.answers(milk.with { $0.notes = "fresh!" })
    await presenter.send(.enter("fresh!", for: .notes))
    #expect(presenter.state.done == .saved && drafts.all == [description("Oat")])
    #expect(presenter.state.drafted == [.description])
    await presenter.send(.ask(.description))
    await presenter.send(.resume)
    await presenter.send(.enter("Milk", for: .description))
    #expect(presenter.state.question == nil && drafts.all.isEmpty && presenter.state.drafted.isEmpty)
  }

  @Test("is discarded where it's offered, or where the todo says it by now")
  func discarded() async {
    let drafts = FakeTodoDrafts(notes("fresh"), description("Milk "))
    let presenter = await shown(drafts)
    #expect(drafts.all == [notes("fresh")])
    await presenter.send(.ask(.notes))
    await presenter.send(.typing("late", for: .notes))
    await presenter.send(.enter("late", for: .notes))
    #expect(source.editing.inputs.isEmpty && drafts.all == [notes("fresh")], "another question is asked")
    await presenter.send(.discard)
    #expect(presenter.state.asks(.notes) && presenter.state.entry == nil && drafts.all.isEmpty)
    await presenter.send(.keep)
    #expect(presenter.state.question == nil && presenter.state.done == nil)
    #expect(presenter.state.drafted.isEmpty)
  }

  @Test("is not kept where nothing has changed, nor of what is short")
  func nothing() async {
    let drafts = FakeTodoDrafts()
    let presenter = await shown(drafts)
    for (question, text) in [(TodoDetailState.Question.notes, "2 l "), (.due, "fri"), (.category, "work")] {
      await presenter.send(.ask(question))
      await presenter.send(.typing(text, for: question))
      await presenter.send(.keep)
      #expect(presenter.state.question == nil && presenter.state.done == nil && drafts.all.isEmpty)
    }
    await presenter.send(.typing("stray", for: .notes))
    #expect(drafts.all.isEmpty)
  }

  @Test("opened to be edited, offers what was begun, and says that it is saved")
  func onlyAsks() async {
    let drafts = FakeTodoDrafts(description("Oat"))
    let presenter = await shown(drafts, onlyAsks: true)
    #expect(presenter.state.draft == description("Oat"))
    await presenter.send(.resume)
    await presenter.send(.typing("Oat m", for: .description))
    await presenter.send(.keep)
    #expect(navigator.moves == [.back] && navigator.notices == [ScreenNotice(.done, "Draft saved.")])
    #expect(drafts.all == [description("Oat m")])
  }

  @Test(
    "stays on the screen until it's discarded on purpose, where it can't be saved", arguments: [true, false])
  func unsaved(keepsDrafts: Bool) async {
    let drafts = FakeTodoDrafts()
    let presenter = await shown(keepsDrafts ? drafts : nil)
    await presenter.send(.ask(.notes))
    drafts.fails(.storage(.full))
    await presenter.send(.typing("fresh", for: .notes))
    #expect(presenter.state.draftProblem == (keepsDrafts ? .storage(.full) : nil))
    await presenter.send(.keep)
    #expect(presenter.state.isDiscarding && presenter.state.question == .notes)
    await presenter.send(.goOn)
    #expect(presenter.state.asks(.notes) && presenter.state.entry == "fresh")
    await presenter.send(.confirmDiscard)
    #expect(presenter.state.question == .notes, "it isn't asked")
    await presenter.send(.keep)
    await presenter.send(.confirmDiscard)
    #expect(presenter.state.question == nil && presenter.state.item == milk)
  }

  @Test("unreadable, it is said, and left as it is")
  func unreadable() async {
    let drafts = FakeTodoDrafts(notes("fresh"))
    drafts.fails(.storage(.readOnly))
    let presenter = await shown(drafts)
    await presenter.send(.ask(.notes))
    #expect(presenter.state.draftProblem == .storage(.readOnly) && presenter.state.asks(.notes))
    drafts.fails(nil)
    await presenter.send(.keep)
    #expect(presenter.state.question == nil && drafts.all == [notes("fresh")])
  }
}
