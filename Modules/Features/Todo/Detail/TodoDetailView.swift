import AppScreens
import AppValues

/// Draws one todo, and the questions about it.
struct TodoDetailView {
  typealias Action = TodoDetailPresenter.Action
  private typealias Question = TodoDetailState.Question

  let strings: TodoStrings
  let context: ViewContext
  /// The words that people can enter.
  var input: [TodoInputStrings] = [.english, .japanese]
  private var todos: TodoRendering { TodoRendering(strings: strings, context: context) }
  private var words: TodoStrings.Detail { strings.detail }

  func screen(_ state: TodoDetailState) -> Screen<Action> {
    guard let item = state.item else {
      return Screen(title: words.title, notices: todos.notices(state), menu: [refresh])
    }
    if let question = state.question { return ask(question, item, state) }
    return Screen(
      title: words.title, summary: item.isDone ? strings.isDone : nil, notices: todos.notices(state),
      blocks: state.isGone ? [.text(strings.gone(item.description))] : blocks(item, state),
      menu: menu(item, state))
  }

  private func ask(
    _ question: Question, _ item: TodoItem, _ state: TodoDetailState
  ) -> Screen<Action> {
    let title = todos.quoted(item.description)
    let notices = todos.notices(state) + todos.notices(ofDraft: state.draftProblem, said: state.problem)
    if let draft = state.draft {
      // The title says what a todo is called now.
      return todos.offer(
        draft, title, notices, current: question == .notes ? item.notes : "", resume: .resume,
        discard: .discard, back: .keep)
    }
    if state.isDiscarding {
      return todos.askDiscard(
        state.entry ?? "", title, notices, discard: .confirmDiscard, keep: .goOn)
    }
    return Screen(title: title, notices: notices, field: field(question, item, state))
  }

  // MARK: Values

  private func blocks(_ item: TodoItem, _ state: TodoDetailState) -> [Block<Action>] {
    [
      value(words.description, [TextSpan(item.description)], state, .description),
      value(words.category, [TextSpan(todos.name(of: item.category))], state, .category),
      value(words.due, due(item), state, .due),
      value(words.repetition, [TextSpan(repetition(item) ?? words.none)], state, .repetition),
      notes(item, state), .paragraph(times(item)),
    ]
  }

  private func due(_ item: TodoItem) -> [TextSpan] {
    guard let due = item.due else { return [TextSpan(words.none)] }
    let date = TextSpan(context.words.dateAndWeekday(due))
    if item.isDone { return [date] }
    let state = todos.span(due)
    // What lies further ahead says no more than the date.
    return state.text == strings.due(date.text)
      ? [date] : state.emphasis == .alert ? [state] : [date, TextSpan(" · ", .faint), state]
  }

  private func repetition(_ item: TodoItem) -> String? {
    item.repetition.map { strings.repetition.name(of: $0) }
  }

  private func notes(_ item: TodoItem, _ state: TodoDetailState) -> Block<Action> {
    value(words.notes, [TextSpan(item.notes.isEmpty ? words.none : item.notes)], state, .notes)
  }

  private func value(
    _ label: String, _ value: [TextSpan], _ state: TodoDetailState, _ question: Question
  ) -> Block<Action> {
    let draft = state.drafted.contains(question) ? [TextSpan(" · \(words.draft)", .faint)] : []
    return .entry(
      Entry(
        [Line([TextSpan("\(label): ", .faint)] + value + draft)],
        open: state.canEdit ? .ask(question) : nil))
  }

  private func times(_ item: TodoItem) -> Line {
    let now = context.clock.now()
    let created = words.created(context.words.ago(item.createdAt, now: now))
    if item.updatedAt == item.createdAt { return Line(created, .faint) }
    return Line("\(created) · \(words.updated(context.words.ago(item.updatedAt, now: now)))", .faint)
  }

  // MARK: What can be done

  private var refresh: MenuItem<Action> {
    MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh)
  }

  private func menu(_ item: TodoItem, _ state: TodoDetailState) -> [MenuItem<Action>] {
    var menu = todos.undo(state.acting) { Action.todo($0) }
    if state.canEdit {
      menu += [
        MenuItem(
          key: "x", label: item.isDone ? words.markOpen : words.markDone, action: .todo(.toggle(item.id))),
        MenuItem(key: "d", label: words.delete, action: .todo(.delete(item.id))),
      ]
    }
    return menu + [refresh]
  }

  private func field(_ question: Question, _ item: TodoItem, _ state: TodoDetailState) -> Field<Action> {
    let understood = todos.understanding(
      input: input, categories: state.categories, before: item.description)
    func field(
      _ label: String, _ hint: String?, _ value: String, _ kind: FieldKind = .line,
      isReplaced: Bool = false, isOptional: Bool = false
    ) -> Field<Action> {
      let typing: @Sendable (String) -> Action = { .typing($0, for: question) }
      return Field(
        kind, label: label, hint: hint, value: isReplaced ? value : state.entry ?? value,
        isReplaced: isReplaced,
        isOptional: isOptional, submit: { .enter($0, for: question) }, cancel: .keep,
        typing: Question.written.contains(question) ? typing : nil,
        understood: question == .description ? understood : nil)
    }
    switch question {
    case .description: return field(words.description, nil, item.description)
    case .category:
      return field(words.category, words.categoryHint, todos.name(of: item.category), isReplaced: true)
    case .due:
      let day = item.due.map { context.words.dateAndWeekday($0) } ?? ""
      return field(words.due, words.dueHint, day, isReplaced: true, isOptional: true)
    case .repetition:
      return field(
        words.repetition, words.repetitionHint, repetition(item) ?? "", isReplaced: true, isOptional: true)
    case .notes:
      return field(words.notes, context.words.shared.drafts.hint, item.notes, .text, isOptional: true)
    }
  }
}
