public import AppScreens
public import AppValues

/// Assembles the screens of todos and their presenters.
@MainActor
public struct TodoFactory {
  private let interactor: TodoInteractor
  private let drafts: TodoDrafts
  private let strings: TodoStrings
  private let context: ViewContext
  private let input: [TodoInputStrings]
  private let pause: @Sendable (Duration) async throws -> Void

  /// - Parameters:
  ///   - ports: The ports of the source.
  ///   - strings: The texts of the screens.
  ///   - context: The shared texts and the time; `Words.todo(_:timeZone:app:explanation:)` has words for what people
  ///     enter.
  ///   - drafts: Keeps drafts on this device. If nil, leaving asks before it discards what was written.
  ///   - input: The words that people can enter for categories and days: those of every language that they might use.
  ///   - pause: Waits for so long, and throws when the task is cancelled: how typing is seen to have paused.
  public init(
    ports: TodoPorts, strings: TodoStrings, context: ViewContext,
    drafts: (any TodoDraftStore)? = nil, input: [TodoInputStrings] = [.english, .japanese],
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.input = [strings.input] + input
    interactor = TodoInteractor(
      ports: ports, clock: context.clock, timeZone: context.words.timeZone, input: self.input)
    self.drafts = TodoDrafts(store: drafts, clock: context.clock)
    self.strings = strings
    self.context = context
    self.pause = pause
  }

  /// Whether the source has places of this kind at present.
  public func has(_ kind: TodoPlace.Kind) -> Bool {
    switch kind {
    case .list, .due, .item, .edit, .new, .categories: true
    case .search: interactor.capabilities.searches
    case .deleted, .undo: interactor.capabilities.undoes
    }
  }

  // MARK: Screens

  /// The screen of a place; nil where the source can't have it: the search, and what undoes.
  ///
  /// - Parameters:
  ///   - place: A place that the host has.
  ///   - navigator: The navigator of the visit.
  public func screen(for place: TodoPlace, navigator: any Navigator<TodoPlace>) -> LiveScreen? {
    switch place {
    case .list(let category): list(category, nil, navigator)
    case .due(let span): list(nil, span, navigator)
    case .item(let id): detail(id, onlyAsks: false, navigator)
    case .edit(let id): detail(id, onlyAsks: true, navigator)
    case .new(let text, let category): new(text, category, navigator)
    case .search(let query): search(query, navigator)
    case .categories: categories(navigator)
    case .deleted: deleted()
    case .undo: undo(navigator)
    }
  }

  private func list(
    _ category: TodoCategory?, _ span: TodoSpan?, _ navigator: any Navigator<TodoPlace>
  ) -> LiveScreen {
    let view = TodoView(strings: strings, context: context)
    let presenter = presenter(of: category, due: span, navigator: navigator)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  private func detail(
    _ id: ID<TodoItem>, onlyAsks: Bool, _ navigator: any Navigator<TodoPlace>
  ) -> LiveScreen {
    let view = TodoDetailView(strings: strings, context: context, input: input)
    let presenter = detailPresenter(of: id, onlyAsks: onlyAsks, navigator: navigator)
    return LiveScreen(presenter) { view.screen($0.state) }
  }

  private func new(
    _ text: String, _ category: TodoCategory?, _ navigator: any Navigator<TodoPlace>
  ) -> LiveScreen {
    let view = NewTodoView(strings: strings, context: context, input: input)
    return LiveScreen(newPresenter(text, in: category, navigator: navigator)) { view.screen($0.state) }
  }

  private func search(_ query: String, _ navigator: any Navigator<TodoPlace>) -> LiveScreen? {
    let view = TodoSearchView(strings: strings, context: context)
    return searchPresenter(for: query, navigator: navigator).map { LiveScreen($0) { view.screen($0.state) } }
  }

  private func categories(_ navigator: any Navigator<TodoPlace>) -> LiveScreen {
    let view = TodoCategoriesView(strings: strings, context: context)
    return LiveScreen(categoriesPresenter(navigator: navigator)) { view.screen($0.state) }
  }

  private func deleted() -> LiveScreen? {
    let view = DeletedTodosView(strings: strings, context: context)
    return deletedPresenter().map { LiveScreen($0) { view.screen($0.state) } }
  }

  private func undo(_ navigator: any Navigator<TodoPlace>) -> LiveScreen? {
    let view = UndoView(strings: strings, context: context)
    return undoPresenter(navigator: navigator).map { LiveScreen($0) { view.screen($0.action) } }
  }

  // MARK: Presenters, for a host with views of its own

  /// The todos of a category; nil for all.
  ///
  /// - Parameters:
  ///   - category: What they belong to; nil for anything.
  ///   - span: By when they're due; nil for any day and none.
  ///   - navigator: The navigator of the visit.
  public func presenter(
    of category: TodoCategory?, due span: TodoSpan? = nil, navigator: any Navigator<TodoPlace>
  ) -> TodoPresenter {
    TodoPresenter(category: category, span: span, interactor: interactor, router: router(navigator))
  }

  /// One todo, to be read and edited.
  ///
  /// - Parameters:
  ///   - id: Which todo.
  ///   - onlyAsks: Whether it only asks what the todo is to be called, and leaves once that is answered.
  ///   - navigator: The navigator of the visit.
  public func detailPresenter(
    of id: ID<TodoItem>, onlyAsks: Bool = false, navigator: any Navigator<TodoPlace>
  ) -> TodoDetailPresenter {
    TodoDetailPresenter(
      id, onlyAsks: onlyAsks, interactor: interactor, drafts: drafts, router: router(navigator))
  }

  /// A new todo.
  ///
  /// - Parameters:
  ///   - text: What is added at once; empty to ask for it.
  ///   - category: What it will belong to; nil for the usual category.
  ///   - navigator: The navigator of the visit.
  public func newPresenter(
    _ text: String = "", in category: TodoCategory?, navigator: any Navigator<TodoPlace>
  ) -> NewTodoPresenter {
    NewTodoPresenter(
      text, category: category, interactor: interactor, drafts: drafts, router: router(navigator))
  }

  /// The search; nil if the source has none.
  ///
  /// - Parameters:
  ///   - query: What to search for; empty to ask for it.
  ///   - navigator: The navigator of the visit.
  public func searchPresenter(
    for query: String, navigator: any Navigator<TodoPlace>
  ) -> TodoSearchPresenter? {
    guard has(.search) else { return nil }
    return TodoSearchPresenter(query: query, interactor: interactor, router: router(navigator), pause: pause)
  }

  /// The categories in use.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func categoriesPresenter(navigator: any Navigator<TodoPlace>) -> TodoCategoriesPresenter {
    TodoCategoriesPresenter(interactor: interactor, router: router(navigator))
  }

  /// What was deleted, to be brought back; nil if the source doesn't list it.
  public func deletedPresenter() -> DeletedTodosPresenter? {
    has(.deleted) ? DeletedTodosPresenter(interactor: interactor) : nil
  }

  /// Takes back the last change, and leaves; nil if the source can't.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func undoPresenter(navigator: any Navigator<TodoPlace>) -> UndoPresenter? {
    guard has(.undo) else { return nil }
    return UndoPresenter(interactor: interactor, router: router(navigator))
  }

  private func router(_ navigator: any Navigator<TodoPlace>) -> TodoRouter {
    TodoRouter(
      navigator: navigator, rendering: TodoRendering(strings: strings, context: context))
  }
}
