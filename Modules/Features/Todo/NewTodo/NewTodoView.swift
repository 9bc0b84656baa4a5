import AppScreens

/// Draws the question for a new todo, and whether to add what is there already.
struct NewTodoView {
  typealias Action = NewTodoPresenter.Action

  let strings: TodoStrings
  let context: ViewContext
  /// The words that people can enter.
  var input: [TodoInputStrings] = [.english, .japanese]
  private var todos: TodoRendering { TodoRendering(strings: strings, context: context) }
  private var words: TodoStrings.Adding { strings.adding }

  func screen(_ state: NewTodoState) -> Screen<Action> {
    let title = state.category.map { words.titleIn(todos.name(of: $0)) } ?? words.title
    let notices =
      context.notices(of: state.problem) + todos.notices(ofDraft: state.draftProblem, said: state.problem)
    guard state.canAdd else { return Screen(title: title, notices: notices, blocks: [.text(words.readOnly)]) }
    if let draft = state.draft {
      return todos.offer(draft, title, notices, resume: .resume, discard: .discard, back: .leave)
    }
    if state.isDiscarding {
      return todos.askDiscard(state.entered, title, notices, discard: .confirmDiscard, keep: .keep)
    }
    if let same = state.same { return question(same, title, notices) }
    return Screen(
      title: title, notices: notices,
      field: Field(
        label: words.field, hint: words.hint, value: state.entered, submit: { .add($0) }, cancel: .leave,
        typing: { .typing($0) },
        understood: todos.understanding(input: input, categories: state.categories)))
  }

  private func question(_ same: TodoItem, _ title: String, _ notices: [ScreenNotice]) -> Screen<Action> {
    Screen(
      title: title, notices: notices,
      // The one there is: not a choice, or its number would stand for it.
      blocks: [.text(words.again), .paragraph(todos.line(same, category: nil))],
      menu: [
        MenuItem(key: "y", label: words.yes, action: .addAgain),
        MenuItem(key: "d", label: words.no, action: .dontAdd), .back(context.words, .change),
      ])
  }
}
