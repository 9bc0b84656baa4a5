import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@MainActor
@Suite("The list of todos")
struct TodoPresenterTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let milk = todo("1", "Milk", category: .shopping, due: "2026-11-24")
  private let report = todo("2", "Report", category: .work)
  private let tax = todo("3", "Tax", isDone: true)

  private func presenter(of category: TodoCategory? = nil, _ ports: TodoPorts? = nil) -> TodoPresenter {
    TodoPresenter(
      category: category, interactor: interactor(ports ?? source.ports),
      router: TodoRouter(navigator: navigator, rendering: rendering()))
  }

  /// A presenter with two open todos on the screen, and one folded away.
  private func shown(of category: TodoCategory? = nil) async -> TodoPresenter {
    source.show(milk, report, tax)
    let presenter = presenter(of: category)
    await presenter.appear()
    return presenter
  }

  private var done: TodoItem { milk.with { $0.isDone = true } }

  // MARK: Reading

  @Test("shows the open ones and counts the others")
  func reads() async {
    let presenter = await shown()
    #expect(presenter.state.open.items == [milk, report])
    #expect(presenter.state.completed == nil)
    #expect(presenter.state.counts.done() == 1)
    #expect(source.listing.inputs == [.init(filter: TodoFilter(), request: PageRequest(limit: 20))])
  }

  @Test("shows one category alone")
  func category() async {
    let presenter = await shown(of: .work)
    #expect(presenter.state.open.items == [report])
    await presenter.send(.new)
    #expect(navigator.moves == [.show(.new("", in: .work))])
  }

  @Test("a category is found however it was named")
  func namedCategory() async {
    let hedge = todo("4", "Hedge", category: TodoCategory(rawValue: "Gärten"))
    source.show(milk, report, hedge)
    for (name, category, items) in [
      ("仕事", TodoCategory.work, [report]), ("garten", hedge.category, [hedge]),
      ("none", TodoCategory(rawValue: "none"), []),
    ] {
      let presenter = presenter(of: TodoCategory(rawValue: name))
      await presenter.appear()
      #expect(presenter.state.category == category && presenter.state.open.items == items)
    }
  }

  @Test("shows those that are done on wish, reads them again with the others, and folds them away")
  func folds() async {
    let presenter = await shown()
    await presenter.send(.showDone)
    #expect(presenter.state.shownCompleted == [tax])
    let old = todo("4", "Old", isDone: true)
    source.show(milk, old)
    await presenter.send(.refresh)
    #expect(presenter.state.shownCompleted == [old])
    await presenter.send(.foldDone)
    #expect(presenter.state.completed == nil)
    await presenter.send(.refresh)
    #expect(presenter.state.completed == nil)
  }

  @Test("goes on with further todos, each once, and a refresh reads as many again")
  func more() async {
    let all = (1...45).map { todo("\($0)", "Todo \($0)") }
    source.counting.answers(TodoCounts.of(all))
    source.listing.answers { (listing) async throws(AppError) -> Page<TodoItem> in
      var start = 0
      if case .before(let cursor) = listing.request.position { start = Int(cursor.rawValue) ?? 0 }
      let end = min(start + listing.request.limit, all.count)
      return page(Array(all[start..<end]), older: end < all.count ? "\(end)" : nil)
    }
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.open.items.count == 20)
    async let first: Void = presenter.send(.more)
    async let second: Void = presenter.send(.more)
    _ = await (first, second)
    #expect(presenter.state.open.items == Array(all.prefix(40)))
    await presenter.send(.refresh)
    #expect(presenter.state.open.items == Array(all.prefix(40)))
    await presenter.send(.more)
    #expect(presenter.state.open.items == all && presenter.state.open.older == nil)
  }

  @Test("keeps what it shows when reading fails, and says why")
  func failure() async {
    let presenter = await shown()
    source.counting.fails(.storage(.locked))
    await presenter.send(.refresh)
    #expect(presenter.state.problem == .storage(.locked))
    #expect(presenter.state.open.items == [milk, report])
  }

  @Test("the later of two readings is shown, whichever is answered last")
  func overtaken() async {
    let presenter = await shown()
    let gate = Gate()
    let (milk, report) = (milk, report)
    source.listing.answers { (_) async throws(AppError) -> Page<TodoItem> in
      await gate.pass()
      return page([milk])
    }
    let slow = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    source.listing.answers(page([report]))
    await presenter.send(.refresh)
    gate.open()
    await slow.value
    #expect(presenter.state.open.items == [report])
  }

  // MARK: Acting

  @Test("what is done stays in its place, and is counted at once")
  func completes() async {
    let presenter = await shown()
    source.editing.answers(done)
    source.counting.answers(TodoCounts.of([done, report, tax]))
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(source.editing.inputs == [.init(id: milk.id, edit: TodoEdit(isDone: true))])
    #expect(presenter.state.open.items == [done, report])
    #expect(presenter.state.completed == nil && presenter.state.done == .completed("Milk"))
    #expect(presenter.state.counts.open() == 1)
    await presenter.send(.showDone)
    #expect(presenter.state.shownCompleted == [tax], "it isn't shown twice")
    source.editing.answers(milk)
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(source.editing.inputs.last == .init(id: milk.id, edit: TodoEdit(isDone: false)))
    #expect(presenter.state.done == .reopened("Milk"))
  }

  @Test("several are done together, those that are already stay so, and one answer counts all")
  func completesSeveral() async {
    let presenter = await shown()
    source.editing.answers { [done, report] (change) async throws(AppError) in
      (change.id == done.id ? done : report).with { $0.isDone = change.edit.isDone ?? false }
    }
    await presenter.send(.todo(.toggle(milk.id)))
    await presenter.send(.todo(.toggleAll([milk.id, report.id])))
    #expect(source.editing.inputs.map(\.edit.isDone) == [true, true, true])
    #expect(presenter.state.open.items.map(\.isDone) == [true, true])
    #expect(presenter.state.done == .completedAll(2))
    await presenter.send(.todo(.toggleAll([milk.id, report.id])))
    #expect(presenter.state.open.items.map(\.isDone) == [false, false])
    #expect(presenter.state.done == .reopenedAll(2))
  }

  @Test("several are deleted together, without those that are deleted already")
  func deletesSeveral() async {
    let presenter = await shown()
    source.deleting.answers(())
    await presenter.send(.todo(.delete(milk.id)))
    await presenter.send(.todo(.deleteAll([milk.id, report.id])))
    #expect(source.deleting.inputs == [milk.id, report.id])
    #expect(presenter.state.acting.gone == [milk.id, report.id] && presenter.state.done == .cleared(1))
    await presenter.send(.todo(.toggleAll([milk.id, report.id])))
    #expect(presenter.state.problem == .gone)
  }

  @Test("it is done though counting fails: what is shown may be out of date then")
  func stale() async {
    let presenter = await shown()
    source.editing.answers(done)
    source.counting.fails(.unavailable)
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(presenter.state.done == .completed("Milk") && presenter.state.isStale)
  }

  @Test("what is deleted keeps its place and comes back, the last one first")
  func deletes() async {
    let presenter = await shown()
    source.deleting.answers(())
    await presenter.send(.todo(.delete(milk.id)))
    await presenter.send(.todo(.delete(report.id)))
    #expect(presenter.state.open.items == [milk, report])
    #expect(presenter.state.acting.gone == [milk.id, report.id])
    #expect(presenter.state.done == .deleted("Report"))
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(presenter.state.problem == .gone, "no one edits what is deleted")
    for item in [report, milk] {
      source.undoing.answers(TodoUndone(TodoStep(.deleted, item.description), [item.id]))
      source.several.answers([item])
      await presenter.send(.todo(.undo))
      #expect(presenter.state.done == .undone(TodoUndone(TodoStep(.deleted, item.description), [item.id])))
    }
    #expect(presenter.state.acting.gone.isEmpty)
    source.undoing.answers(nil)
    await presenter.send(.todo(.undo))
    #expect(presenter.state.done == .undone(nil), "nothing more to take back")
    #expect(presenter.state.open.items == [milk, report])
  }

  @Test("nothing is deleted where deleting fails, and what others deleted keeps its place")
  func refused() async {
    let presenter = await shown()
    source.deleting.fails(.storage(.readOnly))
    await presenter.send(.todo(.delete(milk.id)))
    #expect(presenter.state.problem == .storage(.readOnly))
    #expect(presenter.state.acting.gone.isEmpty && presenter.state.acting.step == nil)
    source.editing.fails(.gone)
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(presenter.state.problem == .gone && presenter.state.acting.gone == [milk.id])
  }

  @Test("a cancelled action says nothing")
  func cancelled() async {
    let presenter = await shown()
    let before = presenter.state
    source.editing.fails(.cancelled)
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(presenter.state == before)
  }

  @Test("is only read where the source is")
  func readOnly() async {
    source.show(milk)
    let presenter = presenter(source.readOnly)
    await presenter.appear()
    #expect(presenter.state.acting.capabilities == TodoCapabilities(edits: false, searches: false))
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(presenter.state.problem == .unsupported)
    await presenter.follow()
  }

  // MARK: Routes

  @Test("leads to a todo, its edit, a new one, the search and the categories")
  func routes() async {
    let presenter = await shown()
    for action: TodoPresenter.Action in [
      .todo(.open(milk.id)), .todo(.edit(milk.id)), .new, .search, .categories,
    ] {
      await presenter.send(action)
    }
    #expect(
      navigator.moves == [
        .show(.item(milk.id)), .show(.edit(milk.id)), .show(.new("", in: nil)), .show(.search("")),
        .show(.categories),
      ])
  }

  @Test("edits where a todo is read, if the app asks nowhere else, and leads to nothing that it lacks")
  func missingPlaces() async {
    navigator.hasPlace = { $0 != .edit }
    let presenter = await shown()
    await presenter.send(.todo(.edit(milk.id)))
    #expect(navigator.moves == [.show(.item(milk.id))])
    navigator.hasPlace = { _ in false }
    await presenter.send(.refresh)
    #expect(presenter.state.acting.places.isEmpty)
    for action: TodoPresenter.Action in [.todo(.open(milk.id)), .new, .search, .categories] {
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported && navigator.moves.count == 1)
    }
  }

  // MARK: News

  @Test("shows what others change in its place, and counts what they add")
  func news() async throws {
    let presenter = await shown()
    let oat = milk.with { $0.description = "Oat milk" }
    let bread = todo("4", "Bread")
    let others = (11...28).map { todo("\($0)", "Other") }
    source.listing.answers(page([milk, report] + others, older: "x"))
    await presenter.send(.refresh)
    source.several.answers([oat, bread])
    source.counting.answers(TodoCounts.of([oat, bread]))
    source.tell(
      TodoChange(milk.id, .changed), TodoChange(report.id, .deleted), TodoChange(bread.id, .added),
      TodoChange(ID("9"), .changed))
    let following = Task { await presenter.follow() }
    #expect(
      try await eventually { presenter.state.counts.open() == 2 && !presenter.state.acting.news.isEmpty })
    #expect(presenter.state.open.items == [oat, report] + others)
    #expect(presenter.state.acting.gone == [report.id])
    #expect(presenter.state.acting.news == .init(added: [bread.id], changed: [milk.id, report.id]))
    #expect(source.several.inputs.map(Set.init) == [[milk.id, report.id, bread.id]])
    #expect(presenter.state.action.outcome == nil, "no one asked for it")
    source.show(oat, bread)
    await presenter.send(.refresh)
    #expect(presenter.state.open.items == [oat, bread] && presenter.state.acting.news.isEmpty)
    following.cancel()
    await following.value
  }

  @Test("what belongs to another category, or is done, is no news of a list")
  func notNews() async throws {
    let presenter = await shown(of: .work)
    let other = todo("4", "Bread", category: .shopping)
    let old = todo("5", "Old", isDone: true, category: .work)
    let mine = todo("6", "Letter", category: .work)
    source.several.answers([other, old, mine])
    source.tell(TodoChange(other.id, .added), TodoChange(old.id, .added), TodoChange(mine.id, .added))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { !presenter.state.acting.news.isEmpty })
    #expect(presenter.state.acting.news == .init(added: [mine.id]))
    following.cancel()
    await following.value
  }

  @Test("what comes to belong to a list that is read to its end is news, until it no longer does")
  func belongs() async throws {
    let presenter = await shown(of: .work)
    let moved = milk.with { $0.category = .work }
    source.several.answers([moved])
    source.tell(TodoChange(milk.id, .changed))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.acting.news == .init(added: [milk.id]) })
    source.several.answers([milk])
    source.tell(TodoChange(milk.id, .changed))
    #expect(try await eventually { presenter.state.acting.news.isEmpty })
    following.cancel()
    await following.value
  }

  @Test("what others have changed isn't said again once one acts")
  func saidOnce() async throws {
    let presenter = await shown()
    source.several.answers([milk.with { $0.notes = "2 l" }])
    source.tell(TodoChange(milk.id, .changed))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { !presenter.state.acting.news.isEmpty })
    await presenter.send(.todo(.open(milk.id)))
    #expect(presenter.state.acting.news.isEmpty)
    following.cancel()
    await following.value
  }

  @Test("one's own changes are no news")
  func own() async throws {
    let presenter = await shown()
    source.editing.answers(done)
    await presenter.send(.todo(.toggle(milk.id)))
    source.deleting.answers(())
    await presenter.send(.todo(.delete(report.id)))
    source.several.answers([
      milk.with {
        $0.isDone = true; $0.notes = "Elsewhere"
      }
    ])
    source.counting.answers(TodoCounts([.init(.work, open: 7)]))
    source.tell(TodoChange(milk.id, .changed), TodoChange(report.id, .deleted))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.counts.open() == 7 })
    #expect(presenter.state.acting.news.isEmpty)
    #expect(presenter.state.open.items.first?.notes == "Elsewhere", "but shown as they are now")
    following.cancel()
    await following.value
  }

  @Test("what others bring back is there again, and can't be brought back twice")
  func broughtBack() async throws {
    let presenter = await shown()
    source.deleting.answers(())
    await presenter.send(.todo(.delete(milk.id)))
    source.several.answers([milk])
    source.tell(TodoChange(milk.id, .added))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.acting.gone.isEmpty })
    #expect(presenter.state.acting.news.isEmpty)
    following.cancel()
    await following.value
  }

  @Test("a failure that waiting doesn't mend leaves the screen as it was, and says that it may be old")
  func newsFail() async throws {
    let presenter = await shown()
    source.several.fails(.storage(.damaged))
    source.tell(TodoChange(milk.id, .changed))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.isStale })
    #expect(presenter.state.problem == nil && presenter.state.open.items == [milk, report])
    following.cancel()
    await following.value
  }
}
