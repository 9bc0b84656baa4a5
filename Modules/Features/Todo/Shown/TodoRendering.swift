public import AppScreens
import AppValues

/// How todos are drawn, and what happened to them is said, on every screen; for a host that prints them elsewhere, too.
public struct TodoRendering: Sendable {
  let strings: TodoStrings
  let context: ViewContext

  /// - Parameters:
  ///   - strings: The texts of the screens.
  ///   - context: The shared texts and the time.
  public init(strings: TodoStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// The most characters of a description within a sentence.
  private static let quoted = 60

  private var today: CalendarDate { CalendarDate(context.clock.now(), in: context.words.timeZone) }

  /// Whether it should have been done by now.
  func isOverdue(_ item: TodoItem) -> Bool { item.isOverdue(on: today) }

  // MARK: Lists

  /// An item of a list.
  ///
  /// - Parameters:
  ///   - category: What all items of the list belong to, which is not said with each; nil for anything.
  ///   - action: What the screen calls an action on a todo.
  func entry<Action: Sendable>(
    _ item: TodoItem, in acting: TodoActing, category: TodoCategory? = nil,
    _ action: (TodoIntent) -> Action
  ) -> Block<Action> {
    let open = acting.places.contains(.item) ? action(.open(item.id)) : nil
    if acting.gone.contains(item.id) {
      // It keeps its number, so that those below it keep theirs.
      return .entry(Entry([Line(strings.gone(item.description), .faint)], open: action(.open(item.id))))
    }
    var shortcuts: [String: Action] = [:]
    if acting.capabilities.edits {
      shortcuts["x"] = action(.toggle(item.id))
      shortcuts["d"] = action(.delete(item.id))
      if !acting.places.isDisjoint(with: [.edit, .item]) { shortcuts["e"] = action(.edit(item.id)) }
    }
    return .entry(Entry([line(item, category: category)], open: open, shortcuts: shortcuts))
  }

  /// What a short command does to several items of a list at once.
  ///
  /// - Parameters:
  ///   - items: All of the list, in order.
  ///   - action: What the screen calls an action on a todo.
  func together<Action: Sendable>(
    _ items: [TodoItem], _ action: @escaping @Sendable (TodoIntent) -> Action
  ) -> @Sendable (_ key: String, _ indices: [Int]) -> Action? {
    let ids = items.map(\.id)
    return { key, indices in
      let meant = indices.filter(ids.indices.contains).map { ids[$0] }
      return switch key {
      case "x": action(.toggleAll(meant))
      case "d": action(.deleteAll(meant))
      default: nil
      }
    }
  }

  /// A todo in one line.
  ///
  /// - Parameters:
  ///   - item: The todo.
  ///   - category: What all around it belong to, which is not said with each; nil for anything.
  public func line(_ item: TodoItem, category: TodoCategory?) -> Line {
    var trailing: [[TextSpan]] = []
    if item.isDone { trailing.append([TextSpan(strings.isDone, .own)]) }
    if item.category != category { trailing.append([TextSpan(name(of: item.category), .faint)]) }
    if !item.isDone, let due = item.due { trailing.append([span(due)]) }
    if !item.isDone, let repetition = item.repetition {
      trailing.append([TextSpan(strings.repetition.name(of: repetition), .faint)])
    }
    return Line(
      [TextSpan(item.description)], trailing: Array(trailing.joined(separator: [TextSpan(" · ", .faint)])))
  }

  /// What a todo says beside its description, as behind it in a list; nil for nothing.
  ///
  /// - Parameters:
  ///   - item: The todo.
  ///   - category: A category that is not said; nil to say any.
  func values(_ item: TodoItem, category: TodoCategory?) -> String? {
    let values = line(item, category: category).trailing.map(\.text).joined()
    return values.isEmpty ? nil : values
  }

  /// What was deleted, in one line.
  public func line(_ todo: DeletedTodo) -> Line {
    let words = strings.deletedList
    var trailing = [
      name(of: todo.item.category),
      words.deleted(context.words.ago(todo.deletedAt, now: context.clock.now())),
    ]
    if todo.wasChangedSince { trailing.append(words.changedSince) }
    return Line(
      [TextSpan(todo.item.description)],
      trailing: Array(trailing.map { [TextSpan($0, .faint)] }.joined(separator: [TextSpan(" · ", .faint)])))
  }

  /// What a line says beside its text, for someone who types it; nil for nothing.
  func values(_ line: TodoLine) -> String? {
    var values: [String] = []
    if let category = line.category { values.append(name(of: category)) }
    switch line.due {
    case .day(let day): values.append(span(day).text)
    case .anyTime: values.append("\(strings.detail.due): \(strings.detail.none)")
    case nil: break
    }
    switch line.repetition {
    case .every(let repetition): values.append(strings.repetition.name(of: repetition))
    case .never: values.append("\(strings.detail.repetition): \(strings.detail.none)")
    case nil: break
    }
    return values.isEmpty ? nil : values.joined(separator: " · ")
  }

  /// What is understood of a line while it's typed; see `Field.understood`.
  ///
  /// - Parameters:
  ///   - input: The words that people can enter.
  ///   - categories: Those in use.
  ///   - before: What the todo said that is edited.
  func understanding(
    input: [TodoInputStrings], categories: [TodoCategory], before: String = ""
  ) -> @Sendable (String) -> String? {
    let reader = TodoLineReader(today: today, input: input, categories: categories, before: before)
    return { entered in
      // What can't be read is told when it's entered.
      (try? reader.read(entered)).flatMap { values($0) }
    }
  }

  // MARK: Values

  /// The name of a category.
  func name(of category: TodoCategory) -> String { strings.input.name(of: category) }

  /// When an open todo is due.
  func span(_ due: CalendarDate) -> TextSpan {
    if due < today { return TextSpan(strings.overdueSince(context.words.dateAndWeekday(due)), .alert) }
    if due == today { return TextSpan(strings.dueToday, .accent) }
    if due == today.adding(days: 1) { return TextSpan(strings.dueTomorrow, .faint) }
    return TextSpan(strings.due(context.words.dateAndWeekday(due)), .faint)
  }

  /// "4 open, 2 overdue"; nil where there is nothing to count.
  func summary(open: Int, overdue: Int, done: Int = 0) -> String? {
    var parts: [String] = []
    if open > 0 { parts.append(strings.open(open)) }
    if overdue > 0 { parts.append(strings.overdue(overdue)) }
    if done > 0 { parts.append(strings.done(done)) }
    return parts.isEmpty ? nil : parts.joined(separator: strings.and)
  }

  // MARK: What happened

  /// What became of the last action, and what others have changed.
  func notices(_ state: some TodosState) -> [ScreenNotice] {
    context.notices(of: state.problem)
      + notices(of: state.done)
      + context.notices(isStale: state.isStale) + news(state.acting.news)
  }

  /// What an action achieved.
  func text(_ outcome: TodoOutcome) -> String {
    switch outcome {
    case .completed(let text, again: let day?):
      strings.dueAgain(quoted(text), context.words.dateAndWeekday(day))
    case .completed(let text, again: nil): strings.completed(quoted(text))
    case .reopened(let text): strings.reopened(quoted(text))
    case .completedAll(let count): strings.completedAll(count)
    case .reopenedAll(let count): strings.reopenedAll(count)
    case .deleted(let text): strings.deleted(quoted(text))
    case .restored(let text): strings.restored(quoted(text))
    case .cleared(let count): strings.cleared(count)
    case .undone(let undone): text(of: undone).text
    case .notLast(let step): strings.steps.notLast(name(of: step))
    case .saved: strings.saved
    case .draftSaved: strings.draftSaved
    }
  }

  /// What taking back the last change did.
  public func text(of undone: TodoUndone?) -> ScreenNotice {
    let words = strings.steps
    guard let undone else { return ScreenNotice(.failed, words.nothing) }
    let name = name(of: undone.step)
    return undone.todos.isEmpty
      ? ScreenNotice(.failed, words.outdated(name)) : ScreenNotice(.done, words.undone(name))
  }

  /// What a change is called.
  func name(of step: TodoStep) -> String { strings.steps.name(of: step, quoted(step.description)) }

  private func news(_ news: TodoActing.News) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if !news.added.isEmpty { notices.append(ScreenNotice(.news, strings.addedElsewhere(news.added.count))) }
    if !news.changed.isEmpty {
      notices.append(ScreenNotice(.news, strings.changedElsewhere(news.changed.count)))
    }
    return notices
  }

  /// What an action achieved, or why there was nothing to do.
  func notices(of outcome: TodoOutcome?) -> [ScreenNotice] {
    switch outcome {
    case nil: []
    case .undone(let undone): [text(of: undone)]
    case .notLast(let step): [ScreenNotice(.failed, text(.notLast(step)))]
    case let outcome?: [ScreenNotice(.done, text(outcome))]
    }
  }

  /// The way to take back what was changed last.
  func undo<Action: Sendable>(_ acting: TodoActing, _ action: (TodoIntent) -> Action) -> [MenuItem<Action>] {
    guard acting.capabilities.undoes, let step = acting.step else { return [] }
    return [MenuItem(key: "z", label: strings.steps.offer(name(of: step)), action: action(.undo))]
  }

  /// As much of a description as a sentence takes.
  public func quoted(_ description: String) -> String {
    description.count <= Self.quoted ? description : description.prefix(Self.quoted - 1) + "…"
  }
}
