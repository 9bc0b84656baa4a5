public import AppScreens
import AppValues
public import Observation

/// Presents the todos that a query finds: a few while it is typed, all once it is entered.
@MainActor
@Observable
public final class TodoSearchPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Acts on a todo in the results, or opens it.
    case todo(TodoIntent)
    /// Asks for another query.
    case ask
    /// What has been typed of a query. It returns at once; what is found is shown when typing has paused.
    case typing(String)
    /// Searches for a query as entered.
    case search(String)
    /// Stops asking and keeps the query as it was.
    case leaveQuery
    /// Reads more results; searches again for the same query.
    case more, refresh
  }

  /// Waits for so long. Throws when the task is cancelled.
  typealias Pause = @Sendable (Duration) async throws -> Void

  /// How long typing pauses before what was typed is searched for.
  public static let patience = Duration.milliseconds(200)

  /// What the screen shows. There are no results until `appear()` or `send(_:)` searches.
  public internal(set) var state: TodoSearchState

  private static let firstPage = 20

  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private let router: TodoRouter
  @ObservationIgnored private let pause: Pause
  /// Waits until typing has paused, then searches.
  @ObservationIgnored private var typed: Task<Void, Never>?
  @ObservationIgnored private let news = LatestRead()
  /// Where in the changes the results were read.
  @ObservationIgnored private var cursor: Cursor?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, otherReads: news) {
    $0.readCapabilities()
  }
  @ObservationIgnored private lazy var shown = ShownTodos(
    of: self, \.state, interactor: interactor, router: router, runner: runner, news: news)

  init(query: String, interactor: TodoInteractor, router: TodoRouter, pause: @escaping Pause) {
    state = TodoSearchState(entered: query)
    self.interactor = interactor
    self.router = router
    self.pause = pause
    readCapabilities()
  }

  private func readCapabilities() { shown.readCapabilities() }

  /// Asks for a query if there is none. Otherwise searches for the one it was created with, and later searches again
  /// for the one shown. What was deleted before can no longer be brought back.
  public func appear() async {
    shown.begin()
    if state.query == nil, state.entered.isEmpty {
      state.isAsking = true
    } else if state.query == nil {
      await send(.search(state.entered))
    } else if !state.isAsking {
      await send(.refresh)
    }
  }

  /// Keeps the results as they are now. New ones appear only when searching again.
  public func follow() async {
    await shown.follow(after: cursor)
  }

  // Asking and leaving count as reads: they cancel a search under way, which is no longer wanted.
  public func send(_ action: Action) async {
    switch action {
    case .todo(let intent): await shown.send(intent)
    case .typing(let text): type(text)
    case .ask: await runner.read(.latestWins, self.ask())
    case .search(let text): await runner.read(.latestWins, try await self.search(text))
    case .leaveQuery: await runner.read(.latestWins, self.leaveQuery())
    case .refresh: await runner.read(.latestWins, try await self.refresh())
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    }
  }

  // MARK: The query

  private func ask() {
    endTyping()
    // People type the next one, and don't first clear the last.
    state.entered = ""
    state.isAsking = true
  }

  private func leaveQuery() {
    endTyping()
    if let query = state.query {
      state.entered = query
      state.isAsking = false
    } else {
      router.leave()
    }
  }

  private func type(_ text: String) {
    typed?.cancel()
    typed = Task { [weak self, pause] in
      do {
        try await pause(Self.patience)
      } catch {
        // Typing went on, or ended.
        return
      }
      await self?.preview(text)
    }
  }

  private func endTyping() {
    typed?.cancel()
    typed = nil
    state.preview = nil
  }

  private func preview(_ text: String) async {
    // No one has entered it yet: what is wrong with it is said when they do.
    guard state.isAsking, let query = try? interactor.query(text) else {
      state.preview = nil
      return
    }
    if state.preview?.query == query { return }
    await runner.catchUp(try await find(preview: query))
  }

  private func find(preview query: String) async throws(AppError) {
    let page = try await interactor.todos(matching: query, PageRequest(limit: Self.firstPage))
    if Task.isCancelled { throw .cancelled }
    state.preview = TodoSearchState.Preview(query: query, items: page.items, isMore: page.older != nil)
  }

  // MARK: Results

  private func search(_ entered: String) async throws(AppError) {
    endTyping()
    state.entered = entered
    do throws(AppError) {
      let query = try interactor.query(entered)
      show(try await runner.reads.latest(try await self.find(query, atLeast: 0)))
      state.query = query
      state.isAsking = false
    } catch {
      // What was entered stays in the field to try again. A refused query doesn't: people would type the next one
      // behind it.
      if case .invalid = error { state.entered = "" }
      let isCancelled = error == .cancelled || Task.isCancelled
      if !isCancelled || state.query == nil { state.isAsking = true }
      throw error
    }
  }

  private func refresh() async throws(AppError) {
    guard let query = state.query else { return }
    show(try await runner.reads.latest(try await self.find(query, atLeast: state.results.items.count)))
  }

  private func find(
    _ query: String, atLeast count: Int
  ) async throws(AppError) -> (cursor: Cursor?, results: PagedList<TodoItem>) {
    let cursor = try await interactor.lastChange()
    return (
      cursor, try await PagedList.first(atLeast: max(count, Self.firstPage), limit: nil, reading(query))
    )
  }

  private func show(_ found: (cursor: Cursor?, results: PagedList<TodoItem>)) {
    cursor = found.cursor
    state.results = found.results
    state.acting.read()
  }

  private func readMore() async throws(AppError) {
    guard let query = state.query else { return }
    let older = state.results.older
    let page = try await state.results.more(reading(query))
    guard let page, state.query == query else { return }
    // A refresh under way must read as many again.
    if state.results.append(page, below: older) { runner.reads.wrote() }
  }

  private func reading(_ query: String) -> PagedList<TodoItem>.Read {
    { [interactor] (request) async throws(AppError) in try await interactor.todos(matching: query, request) }
  }
}
