import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@MainActor
@Suite("One todo")
struct TodoDetailPresenterTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let milk = todo("1", "Milk", category: .shopping, due: "2026-11-24", notes: "2 l")

  private func presenter(onlyAsks: Bool = false, _ ports: TodoPorts? = nil) -> TodoDetailPresenter {
    TodoDetailPresenter(
      milk.id, onlyAsks: onlyAsks, interactor: interactor(ports ?? source.ports),
      drafts: TodoDrafts(store: nil, clock: WallClock { noon }),
      router: TodoRouter(navigator: navigator, rendering: rendering()))
  }

  private func shown(onlyAsks: Bool = false) async -> TodoDetailPresenter {
    source.reading.answers(milk)
    let presenter = presenter(onlyAsks: onlyAsks)
    await presenter.appear()
    return presenter
  }

  @Test("is read; what doesn't exist is said")
  func reads() async {
    let presenter = await shown()
    #expect(presenter.state.item == milk && presenter.state.question == nil)
    source.reading.fails(.notFound)
    let other = self.presenter()
    await other.appear()
    #expect(other.state.item == nil && other.state.problem == .notFound)
  }

  private nonisolated static let answers: [(TodoDetailState.Question, String, TodoEdit?)] = [
    (.description, " Oat milk ", TodoEdit(description: "Oat milk")), (.description, "Milk", nil),
    (.category, "仕事", TodoEdit(category: .work)), (.category, "買い物", nil), (.due, "tomorrow ", nil),
    (.due, "fri", TodoEdit(due: .day(CalendarDate("2026-11-27") ?? today))),
    (.due, "-", TodoEdit(due: .anyTime)),
    (.repetition, "every week", TodoRepetition(.week).map { TodoEdit(repetition: .every($0)) }),
    (.repetition, "-", nil), (.notes, "a\nb", TodoEdit(notes: "a\nb")),
    (.notes, "", TodoEdit(notes: "")),
  ]

  @Test("has each value edited by itself, and nothing written that is so already", arguments: answers)
  func edits(_ question: TodoDetailState.Question, _ text: String, _ edit: TodoEdit?) async {
    let presenter = await shown()
    let changed = milk.with { $0.notes = "changed" }
    source.editing.answers(changed)
    await presenter.send(.ask(question))
    #expect(presenter.state.question == question)
    await presenter.send(.enter(text, for: question))
    #expect(presenter.state.question == nil)
    #expect(source.editing.inputs == (edit.map { [.init(id: milk.id, edit: $0)] } ?? []))
    #expect(presenter.state.item == (edit == nil ? milk : changed))
    #expect(presenter.state.done == (edit == nil ? nil : .saved))
  }

  @Test("keeps an answer that is refused, for correction, and asks on")
  func refused() async {
    let presenter = await shown()
    await presenter.send(.ask(.due))
    await presenter.send(.enter("soon", for: .due))
    #expect(presenter.state.problem == .invalid(.due, .malformed))
    #expect(presenter.state.question == .due && presenter.state.entry == "soon")
    source.editing.fails(.storage(.full))
    await presenter.send(.enter("fri", for: .due))
    #expect(presenter.state.problem == .storage(.full) && presenter.state.entry == "fri")
    await presenter.send(.keep)
    #expect(presenter.state.question == nil && presenter.state.entry == nil && presenter.state.item == milk)
  }

  @Test("ignores an answer to a question that isn't asked")
  func stray() async {
    let presenter = await shown()
    await presenter.send(.enter("x", for: .notes))
    await presenter.send(.keep)
    #expect(presenter.state.problem == nil && navigator.moves.isEmpty)
  }

  @Test("opened to be edited, asks what it's to be called and leaves once that is answered")
  func onlyAsks() async {
    let presenter = await shown(onlyAsks: true)
    #expect(presenter.state.question == .description)
    source.editing.answers(milk.with { $0.description = "Oat milk" })
    await presenter.send(.enter("Oat milk", for: .description))
    #expect(navigator.moves == [.back])
    #expect(navigator.notices == [ScreenNotice(.done, "Saved.")])
    let other = await shown(onlyAsks: true)
    await other.send(.keep)
    #expect(navigator.moves == [.back, .back] && navigator.notices.count == 1)
    let same = await shown(onlyAsks: true)
    await same.send(.enter("Milk", for: .description))
    #expect(navigator.moves.count == 3 && navigator.notices.count == 1)
  }

  @Test("opened to be edited, takes a day and a category with the answer, and says what was understood")
  func line() async {
    let presenter = await shown(onlyAsks: true)
    source.counting.answers(TodoCounts())
    source.editing.answers(todo("1", "Oat milk", category: .work, due: "2026-11-27"))
    await presenter.send(.enter("Oat milk due:friday @work", for: .description))
    let day = CalendarDate("2026-11-27") ?? today
    #expect(
      source.editing.inputs.map(\.edit) == [
        TodoEdit(description: "Oat milk", category: .work, due: .day(day))
      ])
    #expect(navigator.notices == [ScreenNotice(.done, "Saved: Oat milk · Work · due Fri 27 Nov 2026")])
  }

  @Test("asks nothing where todos are only read")
  func readOnly() async {
    source.reading.answers(milk)
    let presenter = presenter(onlyAsks: true, source.readOnly)
    await presenter.appear()
    #expect(presenter.state.question == nil)
    await presenter.send(.ask(.notes))
    #expect(presenter.state.problem == .unsupported && presenter.state.question == nil)
  }

  @Test("is done, deleted and brought back")
  func acts() async {
    let presenter = await shown()
    source.editing.answers(milk.with { $0.isDone = true })
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(presenter.state.item?.isDone == true && presenter.state.done == .completed("Milk"))
    source.deleting.answers(())
    await presenter.send(.todo(.delete(milk.id)))
    #expect(presenter.state.isGone && !presenter.state.canEdit)
    await presenter.send(.ask(.notes))
    #expect(presenter.state.problem == .gone)
    source.undoing.answers(TodoUndone(TodoStep(.deleted, "Milk"), [milk.id]))
    source.several.answers([milk])
    await presenter.send(.todo(.undo))
    #expect(presenter.state.item == milk && !presenter.state.isGone)
  }

  @Test("what others do to it shows, and doesn't take away what is being entered")
  func news() async throws {
    let presenter = await shown()
    await presenter.send(.ask(.notes))
    let oat = milk.with { $0.description = "Oat milk" }
    source.several.answers([oat])
    source.tell(TodoChange(milk.id, .changed))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.item == oat })
    #expect(presenter.state.question == .notes && presenter.state.acting.news.changed == [milk.id])
    source.several.answers([])
    source.tell(TodoChange(milk.id, .deleted))
    #expect(try await eventually { presenter.state.isGone })
    following.cancel()
    await following.value
    source.reading.fails(.gone)
    await presenter.appear()
    #expect(presenter.state.problem == .gone && presenter.state.isGone)
  }
}
