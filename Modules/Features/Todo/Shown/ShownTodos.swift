import AppScreens
import AppValues

/// The todos on a presenter's screen: acts on them, and keeps them as they are now.
@MainActor
final class ShownTodos<State: TodosState> {
  private let read: () -> State?
  private let change: ((inout State) -> Void) -> Void
  private let interactor: TodoInteractor
  private let router: TodoRouter
  private let runner: ActionRunner<TodoOutcome, Never>
  private let news: LatestRead
  private let behind: @MainActor () async throws(AppError) -> Void
  /// Those changed on this visit: news of them is none.
  private var own: Set<ID<TodoItem>> = []
  /// Those of the screen that have changed, by others or since a change was taken back, and weren't read again yet.
  private var unread: Set<ID<TodoItem>> = []

  /// - Parameters:
  ///   - owner: The presenter, which holds this.
  ///   - state: Where it keeps what its screen shows.
  ///   - runner: Runs its actions.
  ///   - news: What the runner knows todos to be read through beside the whole.
  ///   - behind: Reads what else a change of a todo changes, such as counts.
  init<Owner: AnyObject>(
    of owner: Owner, _ state: ReferenceWritableKeyPath<Owner, State>, interactor: TodoInteractor,
    router: TodoRouter, runner: ActionRunner<TodoOutcome, Never>, news: LatestRead,
    behind: @escaping @MainActor () async throws(AppError) -> Void = {}
  ) {
    read = { [weak owner] in owner?[keyPath: state] }
    change = { [weak owner] change in
      if let owner { change(&owner[keyPath: state]) }
    }
    self.interactor = interactor
    self.router = router
    self.runner = runner
    self.news = news
    self.behind = behind
  }

  /// A visit begins: what an earlier one changed isn't offered to be taken back any longer.
  func begin() {
    own = []
    unread = []
    change { $0.acting.step = nil }
  }

  /// Asks again what can be done: a source may know only once it has answered.
  func readCapabilities() {
    change {
      $0.acting.capabilities = interactor.capabilities
      $0.acting.places = router.places
    }
  }

  // MARK: Acting

  /// Carries out an action on a todo.
  func send(_ intent: TodoIntent) async {
    // What others have changed has been said, and is shown.
    change { $0.acting.news.changed = [] }
    switch intent {
    case .open(let id): runner.atOnce(try router.open(shown(id).id))
    case .edit(let id): runner.atOnce(try router.edit(shown(id).id))
    case .toggle(let id): await runner.change(.queue, try await toggle(id), then: try await readBehind())
    case .delete(let id): await runner.change(.queue, try await delete(id), then: try await readBehind())
    case .toggleAll(let ids):
      await runner.change(.queue, try await toggle(ids), then: try await readBehind())
    case .deleteAll(let ids):
      await runner.change(.queue, try await delete(ids), then: try await readBehind())
    case .undo: await runner.change(.queue, try await undo(), then: try await readBehind())
    }
  }

  /// Reads what a change has changed beside the todo: also what can be taken back now.
  func readBehind() async throws(AppError) {
    let step = try await interactor.lastStep()
    change { $0.acting.step = step }
    try await readAgain()
    try await behind()
  }

  /// Changes a value of todos, and shows them.
  func edit(_ ids: [ID<TodoItem>], _ edit: TodoEdit) async throws(AppError) -> TodoEdited {
    own.formUnion(ids)
    do throws(AppError) {
      let edited = try await interactor.edit(ids, edit)
      own.formUnion(edited.next.map(\.id))
      change { state in
        for item in edited.items { state.show(item) }
      }
      return edited
    } catch {
      // Of several, it can't be told which.
      if error == .gone || error == .notFound, ids.count == 1 { change { $0.acting.gone.formUnion(ids) } }
      throw error
    }
  }

  private func toggle(_ id: ID<TodoItem>) async throws(AppError) -> TodoOutcome {
    let item = try shown(id)
    let edited = try await edit([id], TodoEdit(isDone: !item.isDone))
    return item.isDone
      ? .reopened(item.description) : .completed(item.description, again: edited.next.first?.due)
  }

  private func toggle(_ ids: [ID<TodoItem>]) async throws(AppError) -> TodoOutcome {
    let items = try shown(ids)
    let isDone = items.contains { !$0.isDone }
    _ = try await edit(items.map(\.id), TodoEdit(isDone: isDone))
    return isDone ? .completedAll(items.count) : .reopenedAll(items.count)
  }

  private func delete(_ ids: [ID<TodoItem>]) async throws(AppError) -> TodoOutcome {
    let ids = try shown(ids).map(\.id)
    own.formUnion(ids)
    try await interactor.delete(ids)
    change { $0.acting.gone.formUnion(ids) }
    return .cleared(ids.count)
  }

  private func delete(_ id: ID<TodoItem>) async throws(AppError) -> TodoOutcome {
    let item = try shown(id)
    own.insert(id)
    try await interactor.delete([id])
    change { $0.acting.gone.insert(id) }
    return .deleted(item.description)
  }

  /// Takes back the last change, whatever it was and wherever on this device it was made, if it's the one that the
  /// screen offers.
  private func undo() async throws(AppError) -> TodoOutcome {
    let step = read()?.acting.step
    do throws(AppError) {
      let undone = try await interactor.undo(step)
      let ids = Set(undone?.todos ?? [])
      own.formUnion(ids)
      unread.formUnion(ids.filter { read()?.todo($0) != nil })
      return .undone(undone)
    } catch {
      guard error == .conflict, let step else { throw error }
      return .notLast(step)
    }
  }

  /// Shows those that have changed as they are now: all of them, so that a reading which a later one overtakes leaves
  /// none out.
  private func readAgain() async throws(AppError) {
    if unread.isEmpty { return }
    let ids = unread
    let found = try await news.latest(try await interactor.todos(Array(ids)))
    unread.subtract(ids)
    let present = Dictionary(found.map { ($0.id, $0) }) { _, last in last }
    change { state in
      for id in ids { show(present[id], id, in: &state) }
    }
  }

  /// A todo on the screen that is still there.
  private func shown(_ id: ID<TodoItem>) throws(AppError) -> TodoItem {
    guard let state = read(), let item = state.todo(id) else { throw .notFound }
    if state.acting.gone.contains(id) { throw .gone }
    return item
  }

  /// Those of some todos on the screen that are still there; one at least.
  private func shown(_ ids: [ID<TodoItem>]) throws(AppError) -> [TodoItem] {
    guard let state = read() else { throw .notFound }
    let items = ids.compactMap { state.acting.gone.contains($0) ? nil : state.todo($0) }
    if items.isEmpty { throw .gone }
    return items
  }

  // MARK: News

  /// Shows what others change, until cancelled. Nothing changes its place, and nothing comes in between.
  ///
  /// - Parameter cursor: Where what is on the screen was read; nil for what changes from now on.
  func follow(after cursor: Cursor?) async {
    guard let changes = interactor.changes(after: cursor) else { return }
    do throws(AppError) {
      for try await changes in changes { await runner.catchUp(try await show(changes)) }
    } catch {
      // No one asked for it: the screen only says that it may be out of date.
      change { $0.action.isStale = true }
    }
  }

  private func show(_ changes: [TodoChange]) async throws(AppError) {
    guard let state = read() else { return }
    let added = state.acting.news.added.union(changes.filter { $0.kind == .added }.map(\.id))
    unread.formUnion(
      changes.map(\.id).filter { state.isWhole || added.contains($0) || state.todo($0) != nil })
    try await readAgain()
    try await behind()
  }

  /// - Parameter now: The todo as it is now; nil where it was deleted.
  private func show(_ now: TodoItem?, _ id: ID<TodoItem>, in state: inout State) {
    let isOwn = own.contains(id)
    switch (state.todo(id), now) {
    case (let before?, let now?):
      let isBack = state.acting.gone.remove(id) != nil
      guard isBack || before != now else { return }
      state.show(now)
      if !isOwn { state.acting.news.changed.insert(id) }
    case (_?, nil):
      let isNew = state.acting.gone.insert(id).inserted
      if isNew, !isOwn { state.acting.news.changed.insert(id) }
    case (nil, let now?) where !isOwn && state.belongs(now):
      state.acting.news.added.insert(id)
    case (nil, _):
      state.acting.news.added.remove(id)
    }
  }
}
