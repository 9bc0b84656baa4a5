import AppScreens
import AppValues
import Foundation
import SocialConnectTesting
import Synchronization
import Todo

/// A source of todos that answers what a test tells it to.
final class FakeTodos: TodoRepository, TodoSearching, TodoEditing, TodoNews, TodoHistory {
  struct Listing: Hashable, Sendable {
    let filter: TodoFilter
    let request: PageRequest
  }
  struct Find: Hashable, Sendable {
    let query: String
    let request: PageRequest
  }
  struct Addition: Hashable, Sendable {
    let new: NewTodo
    let key: String
  }
  struct Change: Hashable, Sendable {
    let id: ID<TodoItem>
    let edit: TodoEdit
  }

  let listing = Expected<Listing, Page<TodoItem>>("todos of a filter")
  let reading = Expected<ID<TodoItem>, TodoItem>("todo")
  let several = Expected<[ID<TodoItem>], [TodoItem]>("several todos")
  let counting = Expected<CalendarDate, TodoCounts>("counts")
  let same = Expected<String, TodoItem?>("open todo of a text")
  let finding = Expected<Find, Page<TodoItem>>("todos for a query")
  let adding = Expected<Addition, TodoItem>("add")
  let editing = Expected<Change, TodoItem>("edit")
  let deleting = Expected<ID<TodoItem>, Void>("delete")
  let restoring = Expected<ID<TodoItem>, TodoItem>("restore")
  let clearing = Expected<TodoCategory?, Int>("delete all that are done")
  let undoing = Expected<TodoStep?, TodoUndone?>("undo")
  let deletedListing = Expected<PageRequest, Page<DeletedTodo>>("deleted todos")
  /// What comes after what is done.
  let next = Mutex<[TodoItem]>([])
  /// The last change that can be taken back.
  let step = Mutex<TodoStep?>(nil)
  /// What has changed, the last on top; something had before the test.
  private let changed = Mutex<[TodoChange]>([TodoChange(ID("0"), .added)])
  private let signal = Mutex<[AsyncStream<LiveSignal>.Continuation]>([])

  /// Has the list show these todos; the open ones in this order.
  func show(_ items: TodoItem..., older: String? = nil) {
    listing.answers { (listing) async throws(AppError) -> Page<TodoItem> in
      page(items.filter(listing.filter.includes), older: listing.filter.isDone ? nil : older)
    }
    counting.answers(TodoCounts.of(items))
  }

  /// Tells of a change, as if another device had made it.
  func tell(_ changes: TodoChange...) {
    changed.withLock { $0.insert(contentsOf: changes.reversed(), at: 0) }
    signal.withLock { continuations in continuations.forEach { $0.yield(.changed) } }
  }

  func todos(_ filter: TodoFilter, _ request: PageRequest) async throws(AppError) -> Page<TodoItem> {
    try await listing(Listing(filter: filter, request: request))
  }
  func todo(_ id: ID<TodoItem>) async throws(AppError) -> TodoItem { try await reading(id) }
  func todos(_ ids: [ID<TodoItem>]) async throws(AppError) -> [TodoItem] { try await several(ids) }
  func counts(today: CalendarDate) async throws(AppError) -> TodoCounts { try await counting(today) }
  func openTodo(folded: String) async throws(AppError) -> TodoItem? { try await same(folded) }
  func todos(matching query: String, _ request: PageRequest) async throws(AppError) -> Page<TodoItem> {
    try await finding(Find(query: query, request: request))
  }
  func add(_ new: NewTodo, key: String) async throws(AppError) -> TodoItem {
    try await adding(Addition(new: new, key: key))
  }
  func edit(
    _ ids: [ID<TodoItem>], _ edit: TodoEdit, today: CalendarDate
  ) async throws(AppError) -> TodoEdited {
    var items: [TodoItem] = []
    for id in ids { items.append(try await editing(Change(id: id, edit: edit))) }
    return TodoEdited(items, next: next.withLock { $0 })
  }
  func delete(_ ids: [ID<TodoItem>]) async throws(AppError) {
    for id in ids { try await deleting(id) }
  }
  func deleteDone(in category: TodoCategory?) async throws(AppError) -> Int { try await clearing(category) }
  func restore(_ ids: [ID<TodoItem>]) async throws(AppError) -> [TodoItem] {
    var items: [TodoItem] = []
    for id in ids { items.append(try await restoring(id)) }
    return items
  }

  func lastStep() async throws(AppError) -> TodoStep? { step.withLock { $0 } }
  func undo(_ step: TodoStep?) async throws(AppError) -> TodoUndone? { try await undoing(step) }
  func deleted(_ request: PageRequest) async throws(AppError) -> Page<DeletedTodo> {
    try await deletedListing(request)
  }

  func signals() -> AsyncStream<LiveSignal> {
    let (stream, continuation) = AsyncStream<LiveSignal>.makeStream()
    signal.withLock { $0.append(continuation) }
    return stream
  }

  /// The cursor of a change is how many there were with it.
  func changes(_ request: PageRequest) async throws(AppError) -> Page<TodoChange> {
    let changes = changed.withLock { $0 }
    let known =
      switch request.position {
      case .first: 0
      case .justAbove(let place): Int(place.rawValue) ?? 0
      case .before: changes.count
      }
    let items = Array(changes.dropLast(known))
    // Nothing lies above what a list of no changes begins with.
    let newer = changes.isEmpty || items.isEmpty ? nil : Cursor("\(changes.count)")
    return Page(items: items, older: nil, newer: newer)
  }

  var ports: TodoPorts {
    TodoPorts(todos: self, editing: self, search: self, news: self, history: self)
  }
  /// The same, only read.
  var readOnly: TodoPorts { TodoPorts(todos: self, editing: nil, search: nil, news: nil) }
}

extension TodoCounts {
  /// How many there are of these.
  static func of(_ items: [TodoItem]) -> TodoCounts {
    TodoCounts(
      Dictionary(grouping: items, by: \.category).map { category, items in
        Category(
          category, open: items.count { !$0.isDone }, overdue: items.count { $0.isOverdue(on: today) },
          done: items.count(where: \.isDone))
      })
  }
}

/// The navigator of one visit, which writes down where it was sent, and goes there.
@MainActor
final class FakeNavigator: Navigator {
  enum Move: Equatable {
    case show(TodoPlace)
    case replace(TodoPlace)
    case back
    case remove(TodoPlace)
  }

  private(set) var moves: [Move] = []
  private(set) var notices: [ScreenNotice] = []
  var hasPlace: (TodoPlace.Kind) -> Bool = { _ in true }

  func has(_ kind: TodoPlace.Kind) -> Bool { hasPlace(kind) }
  func show(_ place: TodoPlace) { moves.append(.show(place)) }
  func replace(with place: TodoPlace) { moves.append(.replace(place)) }
  func back() { moves.append(.back) }
  func remove(_ place: TodoPlace) { moves.append(.remove(place)) }
  func say(_ notice: ScreenNotice) { notices.append(notice) }
}

/// Monday, 23 November 2026, 12:00 UTC.
let noon = Timestamp(milliseconds: 1_795_435_200_000)
let today = CalendarDate(noon)

/// A todo, as a rule added an hour before noon.
func todo(
  _ id: String, _ description: String, isDone: Bool = false, category: TodoCategory = .personal,
  due: String? = nil, notes: String = "", repetition: TodoRepetition? = nil, minutesAgo: Int64 = 60
) -> TodoItem {
  let created = noon.adding(seconds: -60 * minutesAgo)
  return TodoItem(
    id: ID(id), description: description, isDone: isDone, category: category,
    due: due.flatMap { CalendarDate($0) }, notes: notes, repetition: repetition, createdAt: created)
}

extension TodoItem {
  /// The same with other values.
  func with(_ change: (inout TodoItem) -> Void) -> TodoItem {
    var item = self
    change(&item)
    return item
  }
}

func page<Item>(_ items: [Item], older: String? = nil) -> Page<Item> {
  Page(items: items, older: older.map { Cursor($0) }, newer: items.isEmpty ? nil : Cursor("top"))
}

func context(_ language: Language = .english) -> ViewContext {
  ViewContext(
    words: Words.todo(language, timeZone: .gmt, app: AppName(title: "Todo")), clock: WallClock { noon })
}

func rendering(_ language: Language = .english) -> TodoRendering {
  TodoRendering(strings: .of(language), context: context(language))
}

func interactor(_ ports: TodoPorts) -> TodoInteractor {
  TodoInteractor(ports: ports, clock: WallClock { noon }, timeZone: .gmt)
}

/// A screen as a person sees it.
func drawn<Action: Sendable>(_ screen: Screen<Action>, width: Int = 72) -> String {
  ScreenRenderer(width: width).render(screen)
}
