import AppScreens
import AppValues

/// Where todos lead. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct TodoRouter {
  let navigator: any Navigator<TodoPlace>
  let rendering: TodoRendering
  private var strings: TodoStrings { rendering.strings }

  /// The kinds of places that the app has at present.
  var places: Set<TodoPlace.Kind> { navigator.availablePlaces }

  func open(_ item: ID<TodoItem>) throws(AppError) { try navigator.open(.item(item)) }

  /// Opens the question what a todo is to be called; or all it says, if the app asks there.
  func edit(_ item: ID<TodoItem>) throws(AppError) {
    try navigator.open(navigator.has(.edit) ? .edit(item) : .item(item))
  }

  func add(in category: TodoCategory?) throws(AppError) { try navigator.open(.new("", in: category)) }
  func search() throws(AppError) { try navigator.open(.search("")) }
  func categories() throws(AppError) { try navigator.open(.categories) }
  func list(_ category: TodoCategory?) throws(AppError) { try navigator.open(.list(category)) }
  func leave() { navigator.back() }

  /// Leaves the place, and has the next one say that what was written is saved as a draft.
  func leaveDraft() {
    navigator.say(ScreenNotice(.done, strings.draftSaved))
    navigator.back()
  }

  /// Leaves the place, and has the next one say that the todo was added, and what was understood beside its words.
  ///
  /// - Parameter category: The one that it would belong to by itself.
  func added(_ item: TodoItem, in category: TodoCategory) {
    let (text, values) = (rendering.quoted(item.description), rendering.values(item, category: category))
    navigator.say(ScreenNotice(.done, values.map { strings.addedWith(text, $0) } ?? strings.added(text)))
    navigator.back()
  }

  /// Leaves the place, and has the next one say what was taken back.
  func undone(_ undone: TodoUndone?) {
    navigator.say(rendering.text(of: undone))
    navigator.back()
  }

  /// Leaves the place, and has the next one say that the todo was changed.
  ///
  /// - Parameters:
  ///   - item: The todo as it is now.
  ///   - answer: What the answer said of it.
  func saved(_ item: TodoItem, named answer: TodoEdit) {
    let isNamed = answer.due != nil || answer.category != nil || answer.repetition != nil
    let line = isNamed ? rendering.line(item, category: nil).text : nil
    navigator.say(ScreenNotice(.done, line.map(strings.savedWith) ?? strings.saved))
    navigator.back()
  }
}
