import AppScreens
import AppValues
import SocialConnectTesting
import Synchronization
import Testing

@testable import Todo

@MainActor
@Suite("The list of todos: taking back, repeating, spans of days")
struct TodoListHistoryTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let milk = todo("1", "Milk", category: .shopping, due: "2026-11-24")
  private let report = todo("2", "Report", category: .work)
  private let tax = todo("3", "Tax", isDone: true)

  private var done: TodoItem { milk.with { $0.isDone = true } }

  private func presenter(_ span: TodoSpan? = nil) -> TodoPresenter {
    TodoPresenter(
      category: nil, span: span, interactor: interactor(source.ports),
      router: TodoRouter(navigator: navigator, rendering: rendering()))
  }

  private func shown() async -> TodoPresenter {
    source.show(milk, report, tax)
    let presenter = presenter()
    await presenter.appear()
    return presenter
  }

  @Test("takes back what was done, whatever it was and wherever on this device, and shows it in its place")
  func undoes() async {
    let presenter = await shown()
    source.editing.answers(done)
    await presenter.send(.todo(.toggle(milk.id)))
    let added = TodoUndone(TodoStep(.imported, "Tea", count: 3), [milk.id, report.id, ID("9")])
    source.undoing.answers(added)
    source.several.answers([milk])
    await presenter.send(.todo(.undo))
    #expect(presenter.state.open.items == [milk, report] && presenter.state.acting.gone == [report.id])
    #expect(presenter.state.acting.news.isEmpty, "it's one's own")
    #expect(source.several.inputs.map(Set.init) == [[milk.id, report.id]])
  }

  @Test(
    "takes back only what it offers, and says so and what is last now where that isn't the last any longer")
  func undoesWhatIsOffered() async {
    let (presenter, offered, last) = (await shown(), TodoStep(.deleted, "Milk"), TodoStep(.added, "Tea"))
    source.deleting.answers(())
    source.step.withLock { $0 = offered }
    await presenter.send(.todo(.delete(milk.id)))
    source.step.withLock { $0 = last }
    source.undoing.fails(.conflict)
    await presenter.send(.todo(.undo))
    #expect(source.undoing.inputs == [offered])
    #expect(presenter.state.done == .notLast(offered) && presenter.state.acting.step == last)
  }

  @Test("what was taken back is said so where the todos can't be read again, and shown as soon as they can")
  func undoneUnread() async {
    let (presenter, undone) = (await shown(), TodoUndone(TodoStep(.edited, "Milk"), [milk.id]))
    let before = todo("1", "Oat milk", category: .shopping)
    source.undoing.answers(undone)
    source.several.fails(.storage(.diskFault))
    await presenter.send(.todo(.undo))
    #expect(presenter.state.done == .undone(undone) && presenter.state.isStale)
    #expect(presenter.state.open.items.first == milk)
    source.several.answers([before])
    source.deleting.answers(())
    await presenter.send(.todo(.delete(report.id)))
    #expect(presenter.state.open.items.first == before && !presenter.state.isStale)
  }

  @Test("what can be taken back is named behind a change, until one leaves")
  func undoEnds() async {
    let presenter = await shown()
    #expect(presenter.state.acting.step == nil)
    source.deleting.answers(())
    source.step.withLock { $0 = TodoStep(.deleted, "Milk") }
    await presenter.send(.todo(.delete(milk.id)))
    source.show(report)
    await presenter.send(.refresh)
    #expect(presenter.state.open.items == [report])
    #expect(presenter.state.acting.step == TodoStep(.deleted, "Milk"))
    await presenter.appear()
    #expect(presenter.state.acting.step == nil)
  }

  @Test("says when what repeats is due again, which is no news")
  func repeats() async throws {
    let presenter = await shown()
    let next = todo("9", "Milk", category: .shopping, due: "2026-12-01", repetition: TodoRepetition(.week))
    source.editing.answers(done)
    source.next.withLock { $0 = [next] }
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(presenter.state.done == .completed("Milk", again: CalendarDate("2026-12-01")))
    source.several.answers([next])
    source.counting.answers(TodoCounts([.init(.work, open: 7)]))
    source.tell(TodoChange(next.id, .added))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.counts.open() == 7 })
    #expect(presenter.state.acting.news.isEmpty)
    following.cancel()
    await following.value
  }

  @Test("deletes all that are done at once; those on the screen keep their places")
  func clears() async {
    let presenter = await shown()
    await presenter.send(.showDone)
    source.clearing.answers(1)
    await presenter.send(.clear)
    #expect(source.clearing.inputs == [nil] && presenter.state.done == .cleared(1))
    #expect(presenter.state.acting.gone == [tax.id] && presenter.state.shownCompleted == [tax])
  }

  @Test(
    "shows those of a span of days alone",
    arguments: [
      (TodoSpan.today, ["2026-11-20", "2026-11-23"]), (.week, ["2026-11-20", "2026-11-23", "2026-11-29"]),
      (.overdue, ["2026-11-20"]), (.undated, [nil]),
    ] as [(TodoSpan, [String?])])
  func spans(_ span: TodoSpan, _ days: [String?]) async throws {
    let all = [nil, "2026-11-20", "2026-11-23", "2026-11-29", "2026-11-30"].map {
      todo($0 ?? "none", "Todo", due: $0)
    }
    source.counting.answers(TodoCounts.of(all))
    source.listing.answers { (listing) async throws(AppError) -> Page<TodoItem> in
      page(all.filter(listing.filter.includes))
    }
    let presenter = presenter(span)
    await presenter.appear()
    #expect(presenter.state.open.items.map { $0.due?.rawValue } == days)
    let later = todo("8", "Later", due: "2027-01-01")
    source.several.answers([later])
    source.tell(TodoChange(later.id, .added), TodoChange(ID("none"), .changed))
    source.counting.answers(TodoCounts([.init(.work, open: 7)]))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.counts.open() == 7 })
    #expect(presenter.state.acting.news.added.isEmpty, "it's none of them")
    following.cancel()
    await following.value
  }
}
