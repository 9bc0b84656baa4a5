import AppScreens
import AppValues

/// Where todos lead. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct TodoRouter {
  let navigator: any Navigator<TodoPlace>
  let rendering: TodoRendering
  private var strings: TodoStrings { rendering.strings }

  /// The places that todos can lead to.
  var places: TodoPlaces {
    TodoPlaces(
      item: navigator.has(.item(ID(""))), edit: navigator.has(.edit(ID(""))),
      new: navigator.has(.new("", in: nil)), search: navigator.has(.search("")),
      categories: navigator.has(.categories), list: navigator.has(.list(nil)))
  }

  func open(_ item: ID<TodoItem>) throws(AppError) { try navigator.open(.item(item)) }

  /// Opens the question what a todo is to be called; or all it says, if the app asks there.
  func edit(_ item: ID<TodoItem>) throws(AppError) {
    try navigator.open(navigator.has(.edit(item)) ? .edit(item) : .item(item))
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

/// The places that todos lead to, and whether the app has them.
public struct TodoPlaces: Equatable, Sendable {
  /// A todo, with all it says.
  public var item: Bool
  /// What a todo is to be called instead.
  public var edit: Bool
  /// A new todo.
  public var new: Bool
  /// The search.
  public var search: Bool
  /// The categories in use.
  public var categories: Bool
  /// The todos of a category, and all.
  public var list: Bool

  /// Each is whether the app has the place of that name.
  public init(item: Bool, edit: Bool, new: Bool, search: Bool, categories: Bool, list: Bool) {
    self.item = item
    self.edit = edit
    self.new = new
    self.search = search
    self.categories = categories
    self.list = list
  }

  /// All that there are.
  public static let all = TodoPlaces(
    item: true, edit: true, new: true, search: true, categories: true, list: true)
}
