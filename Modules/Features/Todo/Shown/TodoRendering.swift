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
    let open = acting.places.item ? action(.open(item.id)) : nil
    if acting.gone.contains(item.id) {
      // It keeps its number, so that those below it keep theirs.
      return .entry(Entry([Line(strings.gone(item.description), .faint)], open: action(.open(item.id))))
    }
    var shortcuts: [String: Action] = [:]
    if acting.capabilities.edits {
      shortcuts["x"] = action(.toggle(item.id))
      shortcuts["d"] = action(.delete(item.id))
      if acting.places.edit || acting.places.item { shortcuts["e"] = action(.edit(item.id)) }
    }
    return .entry(Entry([line(item, category: category)], open: open, shortcuts: shortcuts))
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
      + (state.done.map { [ScreenNotice(.done, text($0))] } ?? [])
      + context.notices(isStale: state.isStale) + news(state.acting.news)
  }

  private func text(_ outcome: TodoOutcome) -> String {
    switch outcome {
    case .completed(let text): strings.completed(quoted(text))
    case .reopened(let text): strings.reopened(quoted(text))
    case .deleted(let text): strings.deleted(quoted(text))
    case .restored(let text): strings.restored(quoted(text))
    case .saved: strings.saved
    case .draftSaved: strings.draftSaved
    }
  }

  private func news(_ news: TodoActing.News) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if !news.added.isEmpty { notices.append(ScreenNotice(.news, strings.addedElsewhere(news.added.count))) }
    if !news.changed.isEmpty {
      notices.append(ScreenNotice(.news, strings.changedElsewhere(news.changed.count)))
    }
    return notices
  }

  /// The way to bring back what was deleted last.
  func takeBack<Action: Sendable>(
    _ acting: TodoActing, _ action: (TodoIntent) -> Action
  ) -> [MenuItem<Action>] {
    acting.deleted.last.map {
      [MenuItem(key: "z", label: strings.takeBack(quoted($0.description)), action: action(.takeBack))]
    } ?? []
  }

  /// As much of a description as a sentence takes.
  public func quoted(_ description: String) -> String {
    description.count <= Self.quoted ? description : description.prefix(Self.quoted - 1) + "…"
  }
}
