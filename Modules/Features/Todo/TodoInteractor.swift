public import AppValues
public import Foundation

/// The rules of todos.
public struct TodoInteractor: Sendable {
  /// What became of something that was to be added.
  public enum Addition: Hashable, Sendable {
    /// It was added.
    case added(TodoItem)
    /// Nothing was: this open todo says the same already.
    case alreadyThere(TodoItem)
  }

  private let ports: TodoPorts
  private let clock: WallClock
  private let timeZone: TimeZone
  private let input: [TodoInputStrings]

  /// - Parameters:
  ///   - ports: The ports of the source.
  ///   - clock: Tells which day it is.
  ///   - timeZone: Where it is that day.
  ///   - input: The words that people can enter for categories and days: those of every language that they might use.
  public init(
    ports: TodoPorts, clock: WallClock = .system, timeZone: TimeZone = .current,
    input: [TodoInputStrings] = [.english, .japanese]
  ) {
    self.ports = ports
    self.clock = clock
    self.timeZone = timeZone
    self.input = input
  }

  /// Whether todos can be changed, and found.
  public var capabilities: TodoCapabilities {
    TodoCapabilities(
      edits: ports.editing != nil, searches: ports.search != nil, undoes: ports.history != nil)
  }

  /// The day that it is for the person.
  public var today: CalendarDate { CalendarDate(clock.now(), in: timeZone) }

  // MARK: What people enter

  /// A description as entered, in its one form: without blanks around it.
  ///
  /// Throws `invalid(.description, …)`: `empty`, `severalLines`, `unprintable` for control characters, `tooLong`,
  /// `tooLarge`.
  public func description(_ entered: String) throws(AppError) -> String {
    let text = try TextLimit.description.required(entered)
    // What is indexed, and compared with what is there.
    try TextLimit.description.checkFolded(text)
    return text
  }

  /// A category as entered: a built-in one for its code and for its name in any language.
  ///
  /// Throws `invalid(.category, …)`: `empty`, `unprintable`, `tooLong`, `tooLarge`.
  public func category(_ entered: String) throws(AppError) -> TodoCategory {
    let name = try TextLimit.category.required(entered)
    try TextLimit.category.checkFolded(name)
    return CategoryNames(input: input).builtIn(name) ?? TodoCategory(rawValue: name)
  }

  /// A category that someone named, as it is in use: a built-in one for its name in any language, one of one's own as
  /// it is spelled already, ignoring case, accents and width.
  ///
  /// - Parameters:
  ///   - category: As it was named.
  ///   - counts: The categories in use.
  public func category(_ category: TodoCategory, among counts: TodoCounts) -> TodoCategory {
    if counts.categories.contains(where: { $0.category == category }) { return category }
    return CategoryNames(input: input, used: counts.categories.map(\.category)).known(category.rawValue)
      ?? category
  }

  /// The categories in use, where what is being entered may name one; none else, and none where they can't be read.
  func categories(for entered: String) async -> [TodoCategory] {
    if !TodoLineReader.mayNameCategory(entered) { return [] }
    // It's asked again when the line is entered, and fails then.
    return ((try? await counts())?.categories ?? []).map(\.category)
  }

  /// Notes as entered, in their one form; empty for none.
  ///
  /// Throws `invalid(.notes, …)`: `unprintable`, `tooLong`, `tooLarge`.
  public func notes(_ entered: String) throws(AppError) -> String {
    try TextLimit.notes.kept(entered, lines: true)
  }

  /// The day that someone entered, in words of any language: a date in each form that people write (`2026-11-30`,
  /// `27 Nov 2026`; `11/30` or `11月30日` for the next such day), a day of the week, and what is reckoned from today
  /// (`tomorrow`, `next friday`, `in 3 days`, `end of month`). Nil for an empty text, for a hyphen, and for a word that
  /// says so.
  ///
  /// Throws `invalid(.due, .malformed)` for anything else.
  public func due(_ entered: String) throws(AppError) -> CalendarDate? {
    try DueReader(today: today, input: input.map(\.days)).day(entered)
  }

  /// A todo that someone entered in one line: its words, and the day and the category that they name beside those
  /// (`Pay rent due:friday @home`, `家賃 来週の金曜日`). See ``TodoLine``.
  ///
  /// - Parameters:
  ///   - entered: The line.
  ///   - said: The values that are said elsewhere: words of the line count for them only behind a mark.
  ///   - before: What a todo said that is edited: those words stay text.
  ///
  /// Throws `invalid(.due, .malformed)` where no day stands behind a mark, and what the repository throws.
  public func line(
    _ entered: String, said: Set<InputField> = [], before: String = ""
  ) async throws(AppError) -> TodoLine {
    let counts = TodoLineReader.mayNameCategory(entered) ? try await counts() : TodoCounts()
    let reader = TodoLineReader(
      today: today, input: input, categories: counts.categories.map(\.category), said: said, before: before)
    return try reader.read(entered)
  }

  /// The span of days that someone entered to filter by: the code of a `TodoSpan`, a day as `due(_:)` reads it for those
  /// due by then, or a hyphen for those that are due on none.
  ///
  /// Throws `invalid(.due, .malformed)`.
  public func dueFilter(_ entered: String) throws(AppError) -> TodoFilter.Due {
    if let span = TodoSpan(rawValue: Self.folded(entered)) { return span.due(today: today) }
    return try due(entered).map { .by($0) } ?? .anyTime
  }

  /// How often something comes again, as someone entered it: `every 2 weeks`, `month`, `daily`, `毎週`, `3日ごと`; also with
  /// the day on which it comes (`every friday`, `friday`, `毎月1日`). Nil for an empty text and for a hyphen.
  ///
  /// Throws `invalid(.repetition, .malformed)` for anything else.
  public func repetition(_ entered: String) throws(AppError) -> EnteredRepetition? {
    try RepetitionReader(today: today, input: input).repetition(entered)
  }

  /// A query as entered: its words, with single spaces between them.
  ///
  /// Throws `invalid(.query, …)`: `empty` also where there are only signs, `unprintable`, `tooLong`, `tooLarge`.
  public func query(_ entered: String) throws(AppError) -> String {
    try TextLimit.words.checkCountable(entered)
    let words = entered.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let query = try TextLimit.words.required(words)
    if SearchText.words(query).isEmpty { throw .invalid(.query, .empty) }
    return query
  }

  /// The form in which a `text` is compared with another: folded, with single spaces between the words.
  public static func folded(_ text: String) -> String {
    SearchText.folded(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Reading

  /// The todos that `filter` includes: the page that `request` asks for.
  ///
  /// Throws what the repository throws.
  public func todos(_ filter: TodoFilter, _ request: PageRequest) async throws(AppError) -> Page<TodoItem> {
    try await ports.todos.todos(filter, request)
  }

  /// The todo `id`.
  ///
  /// Throws `notFound`, `gone`.
  public func todo(_ id: ID<TodoItem>) async throws(AppError) -> TodoItem {
    try await ports.todos.todo(id)
  }

  /// Those of some todos that are still there, in any order.
  ///
  /// - Parameter ids: As many as are wanted.
  public func todos(_ ids: [ID<TodoItem>]) async throws(AppError) -> [TodoItem] {
    var (found, rest) = ([TodoItem](), ids[...])
    while !rest.isEmpty {
      found += try await ports.todos.todos(Array(rest.prefix(PageRequest.limits.upperBound)))
      rest = rest.dropFirst(PageRequest.limits.upperBound)
    }
    return found
  }

  /// How many todos there are: the built-in categories first, then those of one's own by name.
  public func counts() async throws(AppError) -> TodoCounts {
    var counts = try await ports.todos.counts(today: today)
    let positions = Dictionary(uniqueKeysWithValues: TodoCategory.builtIn.enumerated().map { ($1, $0) })
    counts.categories.sort { one, other in
      switch (positions[one.category], positions[other.category]) {
      case (let position?, let otherPosition?): position < otherPosition
      case (nil, nil): Self.folded(one.category.rawValue) < Self.folded(other.category.rawValue)
      case (let position, _): position != nil
      }
    }
    return counts
  }

  /// The todos that `query` finds: the page that `request` asks for.
  ///
  /// - Parameters:
  ///   - query: As `query(_:)` returned it.
  ///   - request: Which page.
  ///
  /// Throws `unsupported`, and what the repository throws.
  public func todos(
    matching query: String, _ request: PageRequest
  ) async throws(AppError) -> Page<TodoItem> {
    try await ports.search.orUnsupported().todos(matching: query, request)
  }

  /// The changes after a cursor; nil if the source doesn't say.
  ///
  /// - Parameters:
  ///   - cursor: As `lastChange()` returned it; nil for what changes from now on.
  ///   - pause: How long to wait before asking again a source that couldn't answer.
  public func changes(
    after cursor: Cursor? = nil, pause: Duration = .seconds(1)
  ) -> LiveStream<TodoChange>? {
    guard let news = ports.news else { return nil }
    return LiveStream(after: cursor, pause: pause) {
      news.signals()
    } read: { (request) async throws(AppError) in
      try await news.changes(request)
    }
  }

  /// The cursor after the last change; nil if there was none, or if the source doesn't say.
  public func lastChange() async throws(AppError) -> Cursor? {
    guard let news = ports.news else { return nil }
    return try await news.changes(PageRequest(limit: 1)).newer
  }

  // MARK: Changing

  /// A key for an attempt to add something; see `add(_:key:again:)`.
  public func newKey() -> String { UUID().uuidString }

  /// Adds a todo, unless an open one says the same.
  ///
  /// - Parameters:
  ///   - new: As entered; what it says is brought into its one form.
  ///   - key: Stands for this very attempt: tried again with the same key, it is added once.
  ///   - isWanted: Whether to add it also where an open todo says the same.
  ///
  /// Throws `unsupported`, `invalid` for the first invalid value, and what the repository throws.
  public func add(_ new: NewTodo, key: String, again isWanted: Bool = false) async throws(AppError)
    -> Addition
  {
    let editing = try ports.editing.orUnsupported()
    var new = new
    new.description = try description(new.description)
    new.category = try await spelled(try category(new.category.rawValue))
    new.notes = try notes(new.notes)
    // The first time is today, unless a day is said.
    if new.repetition != nil, new.due == nil { new.due = today }
    if !isWanted, let same = try await ports.todos.openTodo(folded: Self.folded(new.description)) {
      return .alreadyThere(same)
    }
    return .added(try await editing.add(new, key: key))
  }

  /// Changes the values of todos that `edit` has: of all, or none. What comes after those that repeat and are done by it
  /// is added.
  ///
  /// - Parameters:
  ///   - ids: Which todos.
  ///   - edit: As entered; what it says is brought into its one form.
  ///
  /// Throws `unsupported`, `invalid` for the first invalid value, `notFound`, `gone`.
  @discardableResult
  public func edit(_ ids: [ID<TodoItem>], _ edit: TodoEdit) async throws(AppError) -> TodoEdited {
    let editing = try ports.editing.orUnsupported()
    var edit = edit
    if let text = edit.description { edit.description = try description(text) }
    if let name = edit.category { edit.category = try await spelled(try category(name.rawValue)) }
    if let text = edit.notes { edit.notes = try notes(text) }
    return try await editing.edit(ids, edit, today: today)
  }

  /// Deletes todos: all of them, or none.
  ///
  /// Throws `unsupported`, `notFound`.
  public func delete(_ ids: [ID<TodoItem>]) async throws(AppError) {
    try await ports.editing.orUnsupported().delete(ids)
  }

  /// Deletes all that are done, of a category or of any; returns how many there were.
  ///
  /// Throws `unsupported`.
  public func deleteDone(in category: TodoCategory?) async throws(AppError) -> Int {
    try await ports.editing.orUnsupported().deleteDone(in: category)
  }

  /// Brings back todos that were deleted: all of them, or none.
  ///
  /// Throws `unsupported`, `notFound`.
  @discardableResult
  public func restore(_ ids: [ID<TodoItem>]) async throws(AppError) -> [TodoItem] {
    try await ports.editing.orUnsupported().restore(ids)
  }

  // MARK: Taking back

  /// The last change made on this device that wasn't taken back; nil where there is none, and if the source can't take
  /// any back.
  public func lastStep() async throws(AppError) -> TodoStep? {
    guard let history = ports.history else { return nil }
    return try await history.lastStep()
  }

  /// Takes that change back; returns what it was, or nil where there was nothing.
  ///
  /// Throws `unsupported`, and `conflict` where it isn't `step`.
  ///
  /// - Parameter step: The change that someone was offered to take back; nil for whichever is the last.
  public func undo(_ step: TodoStep? = nil) async throws(AppError) -> TodoUndone? {
    try await ports.history.orUnsupported().undo(step)
  }

  /// What was deleted, the last on top: the page that `request` asks for.
  ///
  /// Throws `unsupported`.
  public func deleted(_ request: PageRequest) async throws(AppError) -> Page<DeletedTodo> {
    try await ports.history.orUnsupported().deleted(request)
  }

  /// A category of one's own as it is spelled already, where it is in use.
  private func spelled(_ category: TodoCategory) async throws(AppError) -> TodoCategory {
    if TodoCategory.builtIn.contains(category) { return category }
    return self.category(category, among: try await counts())
  }
}

/// What can be done with the todos of a source, beside reading them.
public struct TodoCapabilities: Equatable, Sendable {
  /// Whether they can be changed.
  public var edits: Bool
  /// Whether they can be found.
  public var searches: Bool
  /// Whether changes can be taken back, and what was deleted is listed.
  public var undoes: Bool

  /// - Parameters:
  ///   - edits: Whether they can be changed.
  ///   - searches: Whether they can be found.
  ///   - undoes: Whether changes can be taken back, and what was deleted is listed.
  public init(edits: Bool, searches: Bool, undoes: Bool = false) {
    self.edits = edits
    self.searches = searches
    self.undoes = undoes
  }

  /// All that there are.
  public static let all = TodoCapabilities(edits: true, searches: true, undoes: true)
}
