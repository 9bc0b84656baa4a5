import AppScreens
import AppValues

/// Draws the todos of a category, of a span of days, or all.
struct TodoView {
  typealias Action = TodoPresenter.Action

  let strings: TodoStrings
  let context: ViewContext
  private var todos: TodoRendering { TodoRendering(strings: strings, context: context) }

  func screen(_ state: TodoState) -> Screen<Action> {
    Screen(
      title: title(state), summary: summary(state), notices: todos.notices(state), blocks: blocks(state),
      menu: menu(state), entryCount: entryCount(state),
      together: todos.together(state.open.items + done(state)) { .todo($0) })
  }

  /// How many todos there are with those that aren't read yet; nil for those of a span of days, which aren't counted.
  private func entryCount(_ state: TodoState) -> Int? {
    guard state.span == nil else { return nil }
    // Those that were done or deleted since keep their places.
    let open = state.open.items.count { !$0.isDone && !state.acting.gone.contains($0.id) }
    let unreadOpen = max(0, state.counts.open(in: state.category) - open)
    guard let completed = state.completed else { return state.open.items.count + unreadOpen }
    let known = Set(state.open.items.map(\.id))
    let done = (state.open.items + completed.items.filter { !known.contains($0.id) })
      .count { $0.isDone && !state.acting.gone.contains($0.id) }
    let unreadDone = max(0, state.counts.done(in: state.category) - done)
    return state.open.items.count + unreadOpen + state.shownCompleted.count + unreadDone
  }

  private func title(_ state: TodoState) -> String {
    switch state.span {
    case .today: strings.today
    case .week: strings.week
    case .overdue: strings.overdueTitle
    case .undated: strings.undated
    case nil: state.category.map(todos.name) ?? strings.title
    }
  }

  private func summary(_ state: TodoState) -> String? {
    guard state.span != nil else {
      return todos.summary(
        open: state.counts.open(in: state.category), overdue: state.counts.overdue(in: state.category))
    }
    // What isn't read yet can't be counted.
    guard state.isWhole else { return nil }
    let open = state.open.items.filter { !$0.isDone && !state.acting.gone.contains($0.id) }
    let overdue = open.count { todos.isOverdue($0) }
    return todos.summary(open: open.count, overdue: state.span == .overdue ? 0 : overdue)
  }

  private func blocks(_ state: TodoState) -> [Block<Action>] {
    guard state.isLoaded else { return [] }
    let open = state.open.items.map { entry($0, state) }
    let done = done(state).map { entry($0, state) }
    return (open.isEmpty ? [.text(nothing(state))] : open)
      + (done.isEmpty ? [] : [.heading(strings.doneHeading)] + done)
  }

  /// Those that are done stand behind the last open one.
  private func done(_ state: TodoState) -> [TodoItem] {
    state.open.older == nil ? state.shownCompleted : []
  }

  private func entry(_ item: TodoItem, _ state: TodoState) -> Block<Action> {
    todos.entry(item, in: state.acting, category: state.category) { .todo($0) }
  }

  private func nothing(_ state: TodoState) -> String {
    if state.span != nil { return strings.nothingDue }
    if state.counts.done(in: state.category) > 0 { return strings.allDone }
    return state.category == nil ? strings.nothing : strings.nothingInCategory
  }

  // MARK: The menu

  private func menu(_ state: TodoState) -> [MenuItem<Action>] {
    let (shared, acting) = (context.words.shared, state.acting)
    guard state.isLoaded else { return [MenuItem(key: "r", label: shared.refresh, action: .refresh)] }
    var menu: [MenuItem<Action>] = []
    if state.open.older != nil || state.completed?.older != nil {
      menu.append(MenuItem(key: "m", label: shared.more, action: .more))
    }
    menu += todos.undo(acting) { .todo($0) }
    if acting.capabilities.edits, acting.places.contains(.new) {
      menu.append(MenuItem(key: "n", label: strings.new, action: .new))
    }
    if state.span == nil { menu += folding(state) }
    if acting.capabilities.searches, acting.places.contains(.search) {
      menu.append(MenuItem(key: "/", label: strings.search, action: .search))
    }
    if acting.places.contains(.categories) {
      menu.append(MenuItem(key: "c", label: strings.categories, action: .categories))
    }
    return menu + [MenuItem(key: "r", label: shared.refresh, action: .refresh)]
  }

  private func folding(_ state: TodoState) -> [MenuItem<Action>] {
    let count = state.counts.done(in: state.category)
    if state.completed != nil {
      let fold = MenuItem(key: "w", label: strings.foldDone, action: Action.foldDone)
      let canClear = count > 0 && state.acting.capabilities.edits
      return [fold] + (canClear ? [MenuItem(key: "a", label: strings.clear, action: .clear)] : [])
    }
    return count == 0 ? [] : [MenuItem(key: "w", label: strings.showDone(count), action: .showDone)]
  }
}
