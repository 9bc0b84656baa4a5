public import AppScreens
import AppValues
public import Observation

/// Presents the todos of a category, of a span of days, or all: the open ones, and on wish those that are done.
@MainActor
@Observable
public final class TodoPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Acts on a todo of the list, or opens it.
    case todo(TodoIntent)
    /// Shows those that are done, too; folds them away.
    case showDone, foldDone
    /// Deletes all that are done.
    case clear
    /// Reads more todos; reads everything again.
    case more, refresh
    /// Opens the place for a new todo, the search, and the categories.
    case new, search, categories
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: TodoState

  /// How many todos are read at first.
  private static let firstPage = 20

  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private let router: TodoRouter
  @ObservationIgnored private let counts = LatestRead()
  @ObservationIgnored private let news = LatestRead()
  /// Where in the changes the list was read.
  @ObservationIgnored private var cursor: Cursor?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, otherReads: counts, news) {
    $0.readCapabilities()
  }
  @ObservationIgnored private lazy var shown = ShownTodos(
    of: self, \.state, interactor: interactor, router: router, runner: runner, news: news
  ) { [weak self] () async throws(AppError) in
    try await self?.count()
  }

  init(
    category: TodoCategory?, span: TodoSpan? = nil, interactor: TodoInteractor, router: TodoRouter
  ) {
    state = TodoState(category: category, span: span)
    self.interactor = interactor
    self.router = router
    readCapabilities()
  }

  private func readCapabilities() { shown.readCapabilities() }

  /// Reads the list again.
  public func appear() async {
    shown.begin()
    await send(.refresh)
  }

  /// Shows what others change: in its place; what they add only when the list is read again.
  public func follow() async {
    await shown.follow(after: cursor)
  }

  public func send(_ action: Action) async {
    switch action {
    case .todo(let intent): await shown.send(intent)
    case .showDone: await runner.read(.refuseWhileBusy, try await self.readDone())
    case .foldDone: runner.atOnce(state.completed = nil)
    case .clear: await runner.change(.queue, try await clear(), then: try await shown.readBehind())
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .new: runner.atOnce(try router.add(in: state.category))
    case .search: runner.atOnce(try router.search())
    case .categories: runner.atOnce(try router.categories())
    }
  }

  // MARK: Acting

  private func clear() async throws(AppError) -> TodoOutcome {
    let count = try await interactor.deleteDone(in: state.category)
    // They keep their places, so that each number keeps its meaning.
    let done = (state.open.items + (state.completed?.items ?? [])).filter(\.isDone)
    state.acting.gone.formUnion(done.map(\.id))
    return .cleared(count)
  }

  // MARK: Reading

  private func read() async throws(AppError) {
    let all = try await runner.reads.latest(try await self.all())
    cursor = all.cursor
    state.counts = all.counts
    state.category = all.category
    state.due = all.due
    state.open = all.open
    // They may have been shown or folded away since.
    if state.completed != nil, let completed = all.completed { state.completed = completed }
    state.isLoaded = true
    state.acting.read()
  }

  /// As much as is shown, and where in the changes it was read.
  private struct All {
    let cursor: Cursor?
    let counts: TodoCounts
    let category: TodoCategory?
    let due: TodoFilter.Due?
    let open: PagedList<TodoItem>
    var completed: PagedList<TodoItem>?
  }

  private func all() async throws(AppError) -> All {
    // First, so that what changes while the rest is read comes as news, and none of it is missed.
    let cursor = try await interactor.lastChange()
    let counts = try await interactor.counts()
    let category = state.category.map { interactor.category($0, among: counts) }
    let due = state.span?.due(today: interactor.today)
    let open = try await first(state.open.items.count, TodoFilter(category: category, due: due))
    var all = All(cursor: cursor, counts: counts, category: category, due: due, open: open)
    if let shown = state.completed {
      all.completed = try await first(shown.items.count, TodoFilter(isDone: true, category: category))
    }
    return all
  }

  private func first(_ count: Int, _ filter: TodoFilter) async throws(AppError) -> PagedList<TodoItem> {
    try await PagedList.first(atLeast: max(count, Self.firstPage), limit: nil, reading(filter))
  }

  private func readDone() async throws(AppError) {
    if state.completed != nil { return }
    state.completed = try await first(0, TodoFilter(isDone: true, category: state.category))
    // A refresh under way must read them, too.
    runner.reads.wrote()
  }

  /// Goes on with the open ones; behind the last, with those that are done if they are shown.
  private func readMore() async throws(AppError) {
    if let older = state.open.older {
      let page = try await state.open.more(reading(state.filter))
      if let page, state.open.append(page, below: older) { runner.reads.wrote() }
    } else if let done = state.completed, let older = done.older {
      let page = try await done.more(reading(TodoFilter(isDone: true, category: state.category)))
      if let page, state.completed?.append(page, below: older) == true { runner.reads.wrote() }
    }
  }

  private func reading(_ filter: TodoFilter) -> PagedList<TodoItem>.Read {
    { [interactor] (request) async throws(AppError) in try await interactor.todos(filter, request) }
  }

  private func count() async throws(AppError) {
    state.counts = try await counts.latest(try await interactor.counts())
  }
}
