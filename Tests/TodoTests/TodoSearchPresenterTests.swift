import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import Todo

@MainActor
@Suite("A search for todos")
struct TodoSearchPresenterTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let clock = TypingClock()
  private let milk = todo("1", "Milk")
  private let mill = todo("2", "Mill", isDone: true)

  /// Time that passes when the test says so.
  private final class TypingClock: Sendable {
    let pauses = LockedValue<[(length: Duration, end: Gate)]>([])

    @Sendable func pause(_ length: Duration) async throws {
      let end = Gate()
      pauses.change { $0.append((length, end)) }
      await end.pass()
      try Task.checkCancellation()
    }

    /// Ends the last pause, once there were so many.
    @MainActor
    func pass(_ count: Int) async throws {
      try await wait(for: count)
      pauses.value.last?.end.open()
    }

    @MainActor
    func wait(for count: Int) async throws {
      #expect(try await eventually { self.pauses.value.count == count })
    }
  }

  private func presenter(_ query: String = "") -> TodoSearchPresenter {
    TodoSearchPresenter(
      query: query, interactor: interactor(source.ports),
      router: TodoRouter(navigator: navigator, rendering: rendering()), pause: clock.pause)
  }

  private func found() async -> TodoSearchPresenter {
    source.finding.answers(page([milk, mill]))
    let presenter = presenter(" mil ")
    await presenter.appear()
    return presenter
  }

  // MARK: Searching

  @Test("asks for a query where none was given, and leaves when none is entered")
  func asks() async {
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.isAsking)
    await presenter.send(.leaveQuery)
    #expect(navigator.moves == [.back])
  }

  @Test("finds todos for the query it was opened with, and again when it comes back")
  func finds() async {
    let presenter = await found()
    #expect(presenter.state.query == "mil" && !presenter.state.isAsking)
    #expect(presenter.state.results.items == [milk, mill])
    source.finding.answers(page([milk]))
    await presenter.appear()
    #expect(presenter.state.results.items == [milk])
    #expect(source.finding.inputs == Array(repeating: .init(query: "mil", request: PageRequest()), count: 2))
  }

  @Test("asks again from an empty line when the query is refused, and keeps one that failed")
  func mends() async {
    let presenter = await found()
    await presenter.send(.ask)
    #expect(presenter.state.entered == "", "the last query is not in the way")
    await presenter.send(.search("?"))
    #expect(presenter.state.problem == .invalid(.query, .empty) && presenter.state.isAsking)
    source.finding.fails(.storage(.locked))
    await presenter.send(.search("bread"))
    #expect(presenter.state.entered == "bread" && presenter.state.isAsking)
    await presenter.send(.leaveQuery)
    #expect(!presenter.state.isAsking && presenter.state.entered == "mil")
    #expect(presenter.state.results.items == [milk, mill])
  }

  @Test("goes on with further results")
  func more() async {
    let all = (1...30).map { todo("\($0)", "Milk \($0)") }
    source.finding.answers { (find) async throws(AppError) -> Page<TodoItem> in
      find.request.position == .first ? page(Array(all.prefix(20)), older: "x") : page(Array(all.suffix(11)))
    }
    let presenter = presenter("milk")
    await presenter.appear()
    await presenter.send(.more)
    #expect(presenter.state.results.items == all && presenter.state.results.older == nil)
  }

  // MARK: While one types

  @Test("waits until typing has paused, and then shows what is found")
  func typing() async throws {
    source.finding.answers(page([milk, mill], older: "x"))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.typing("mil"))
    try await clock.wait(for: 1)
    #expect(source.finding.inputs.isEmpty && presenter.state.preview == nil)
    try await clock.pass(1)
    #expect(try await eventually { presenter.state.preview != nil })
    #expect(presenter.state.preview == .init(query: "mil", items: [milk, mill], isMore: true))
    #expect(clock.pauses.value.map(\.length) == [.milliseconds(200)])
    #expect(presenter.state.isAsking && presenter.state.query == nil)
  }

  @Test("what was typed before is never searched for")
  func typedOn() async throws {
    source.finding.answers(page([milk]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.typing("m"))
    try await clock.wait(for: 1)
    await presenter.send(.typing("milk"))
    try await clock.pass(2)
    #expect(try await eventually { presenter.state.preview?.query == "milk" })
    #expect(source.finding.inputs.map(\.query) == ["milk"])
  }

  @Test("a search under way is cancelled by what is typed next, and its answer never shown")
  func cancels() async throws {
    let (answer, wasCancelled) = (Gate(), LockedValue(false))
    let milk = milk
    source.finding.answers { (find) async throws(AppError) -> Page<TodoItem> in
      guard find.query == "slow" else { return page([milk]) }
      await answer.pass()
      wasCancelled.change { $0 = Task.isCancelled }
      return page([])
    }
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.typing("slow"))
    try await clock.pass(1)
    await answer.waitForArrival()
    await presenter.send(.typing("milk"))
    #expect(try await eventually { wasCancelled.value })
    try await clock.pass(2)
    #expect(try await eventually { presenter.state.preview?.query == "milk" })
    #expect(presenter.state.preview?.items == [milk] && !presenter.state.isStale)
  }

  @Test("what is entered or left ends what is typed", arguments: [true, false])
  func ends(isEntered: Bool) async throws {
    let presenter = await found()
    await presenter.send(.ask)
    await presenter.send(.typing("mil"))
    try await clock.pass(1)
    #expect(try await eventually { presenter.state.preview != nil })
    await presenter.send(.typing("milk"))
    try await clock.wait(for: 2)
    await presenter.send(isEntered ? .search("milk") : .leaveQuery)
    #expect(presenter.state.preview == nil)
    try await clock.pass(2)
    await presenter.send(.refresh)
    #expect(source.finding.inputs.map(\.query) == ["mil", "mil"] + (isEntered ? ["milk", "milk"] : ["mil"]))
    #expect(presenter.state.preview == nil)
  }

  @Test("what can't be searched for is no error while it's typed")
  func unfinished() async throws {
    source.finding.answers(page([milk]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.typing("mil"))
    try await clock.pass(1)
    #expect(try await eventually { presenter.state.preview != nil })
    await presenter.send(.typing(""))
    try await clock.pass(2)
    #expect(try await eventually { presenter.state.preview == nil })
    #expect(presenter.state.problem == nil && source.finding.inputs.count == 1)
  }

  // MARK: Todos

  @Test("acts on what was found, and leads there")
  func acts() async {
    let presenter = await found()
    source.editing.answers(milk.with { $0.isDone = true })
    await presenter.send(.todo(.toggle(milk.id)))
    #expect(presenter.state.results.items.first?.isDone == true)
    source.deleting.answers(())
    await presenter.send(.todo(.delete(mill.id)))
    #expect(presenter.state.acting.gone == [mill.id])
    source.undoing.answers(TodoUndone(TodoStep(.deleted, "Mill"), [mill.id]))
    source.several.answers([mill])
    await presenter.send(.todo(.undo))
    #expect(presenter.state.acting.gone.isEmpty)
    await presenter.send(.todo(.open(milk.id)))
    await presenter.send(.todo(.edit(milk.id)))
    #expect(navigator.moves == [.show(.item(milk.id)), .show(.edit(milk.id))])
  }

  @Test("shows what others change in the results, and adds nothing to them")
  func news() async throws {
    let presenter = await found()
    let oat = milk.with { $0.description = "Oat milk" }
    source.several.answers([oat, todo("3", "Milky way")])
    source.tell(TodoChange(milk.id, .changed), TodoChange(ID("3"), .added))
    let following = Task { await presenter.follow() }
    #expect(try await eventually { presenter.state.results.items == [oat, mill] })
    #expect(presenter.state.acting.news == .init(changed: [milk.id]))
    following.cancel()
    await following.value
  }
}
