public import AppScreens
import AppValues
public import Observation

/// Presents one todo, to be read and edited. Each change is saved at once; what is written of a description or notes is
/// saved as a draft until then.
@MainActor
@Observable
public final class TodoDetailPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Acts on the todo.
    case todo(TodoIntent)
    /// Asks for a value; `enter` or `keep` answers.
    case ask(TodoDetailState.Question)
    /// Saves the answer so far as a draft.
    case typing(String, for: TodoDetailState.Question)
    /// Answers with a text as entered; an empty one, or `-`, removes the due date and the repetition. A description can
    /// name a day and a category, too (``TodoLine``). Ignored if that question isn't asked.
    case enter(String, for: TodoDetailState.Question)
    /// Stops asking and changes nothing. What was written is kept as a draft.
    case keep
    /// Continues the draft that is offered.
    case resume
    /// Discards the draft that is offered.
    case discard
    /// Discards the answer that can't be saved as a draft, and stops asking.
    case confirmDiscard
    /// Back to the answer that can't be saved as a draft.
    case goOn
    /// Reads it again.
    case refresh
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: TodoDetailState

  @ObservationIgnored private let id: ID<TodoItem>
  @ObservationIgnored private let interactor: TodoInteractor
  @ObservationIgnored private let drafts: TodoDrafts
  @ObservationIgnored private let router: TodoRouter
  /// Saves the answer to the question that is asked; nil where it isn't saved as a draft.
  @ObservationIgnored private var keeper: DraftKeeper<TodoDraft>?
  @ObservationIgnored private let news = LatestRead()
  /// Where in the changes the todo was read.
  @ObservationIgnored private var cursor: Cursor?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, otherReads: news) {
    $0.readCapabilities()
  }
  @ObservationIgnored private lazy var shown = ShownTodos(
    of: self, \.state, interactor: interactor, router: router, runner: runner, news: news)

  init(
    _ id: ID<TodoItem>, onlyAsks: Bool, interactor: TodoInteractor, drafts: TodoDrafts, router: TodoRouter
  ) {
    state = TodoDetailState(onlyAsks: onlyAsks)
    self.id = id
    self.interactor = interactor
    self.drafts = drafts
    self.router = router
    readCapabilities()
  }

  private func readCapabilities() { shown.readCapabilities() }

  /// Reads the todo again.
  public func appear() async {
    shown.begin()
    let isNew = state.item == nil
    await send(.refresh)
    if isNew, state.onlyAsks, state.canEdit {
      await runner.change(.queue, await ask(.description))
    }
  }

  /// Shows what others change as it happens; what is being entered stays.
  public func follow() async {
    await shown.follow(after: cursor)
  }

  public func send(_ action: Action) async {
    switch action {
    case .todo(let intent): await shown.send(intent)
    case .ask(let question): await runner.change(.queue, try await open(question))
    // Typing leaves the last outcome on the screen.
    case .typing(let text, let question): await type(text, for: question)
    case .enter(let text, let question):
      await runner.change(
        .refuseWhileBusy, try await enter(text, for: question), then: try await shown.readBehind())
    case .keep: await runner.change(.queue, try await keep())
    case .resume: await runner.change(.queue, try resume())
    case .discard: await runner.change(.refuseWhileBusy, try await discard())
    case .confirmDiscard: await runner.change(.refuseWhileBusy, try await confirmDiscard())
    case .goOn: await runner.change(.queue, state.isDiscarding = false)
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  // MARK: Answers

  private func open(_ question: TodoDetailState.Question) async throws(AppError) {
    if state.isGone { throw .gone }
    guard state.canEdit else { throw .unsupported }
    await ask(question)
  }

  private func enter(
    _ text: String, for question: TodoDetailState.Question
  ) async throws(AppError) -> TodoOutcome? {
    // A second answer is ignored, so that what became of the first stays on the screen.
    guard state.asks(question), let item = state.item else { throw .cancelled }
    state.entry = text
    await save()
    let answer = try await answer(text, to: question, item)
    let edit = answer.changing(item)
    if edit.isEmpty {
      await forget()
      close()
      return nil
    }
    let saved = try await shown.edit([id], edit)
    await forget()
    state.ask(nil)
    if state.onlyAsks {
      router.saved(saved.items.first ?? item, named: answer)
      return nil
    }
    return .saved
  }

  /// What an answer changes: a description is a line that can name a day and a category, too.
  private func answer(
    _ text: String, to question: TodoDetailState.Question, _ item: TodoItem
  ) async throws(AppError) -> TodoEdit {
    guard question == .description else { return try edit(text, of: question) }
    let line = try await interactor.line(text, before: item.description)
    return TodoEdit(
      description: try interactor.description(line.description), category: line.category, due: line.due,
      repetition: line.repetition)
  }

  private func edit(_ text: String, of question: TodoDetailState.Question) throws(AppError) -> TodoEdit {
    switch question {
    case .description: return TodoEdit(description: try interactor.description(text))
    case .category: return TodoEdit(category: try interactor.category(text))
    case .due:
      let day = try interactor.due(text)
      return TodoEdit(due: day.map { .day($0) } ?? .anyTime)
    case .repetition:
      var edit = TodoEdit()
      edit.setRepetition(try interactor.repetition(text))
      return edit
    case .notes: return TodoEdit(notes: try interactor.notes(text))
    }
  }

  private func keep() async throws(AppError) -> TodoOutcome? {
    // Answered already.
    guard let question = state.question else { throw .cancelled }
    await save()
    guard keeper?.draft != nil else {
      // What is offered is a draft already.
      if state.draft == nil { state.drafted.remove(question) }
      close()
      return nil
    }
    guard drafts.areKept, state.draftProblem == nil else {
      // Leaving would lose it.
      state.isDiscarding = true
      return nil
    }
    state.drafted.insert(question)
    state.ask(nil)
    if state.onlyAsks {
      router.leaveDraft()
      return nil
    }
    return .draftSaved
  }

  private func close() {
    state.ask(nil)
    if state.onlyAsks { router.leave() }
  }

  // MARK: Drafts

  /// Asks a question, and offers to continue the answer that was begun before.
  private func ask(_ question: TodoDetailState.Question) async {
    keeper = subject(of: question).map { drafts.keeper(drafts.id(of: $0)) }
    do throws(AppError) {
      state.ask(question, offering: try await draft(of: question))
    } catch {
      state.ask(question)
      state.draftProblem = error
    }
  }

  private func subject(of question: TodoDetailState.Question) -> TodoDraft.Subject? {
    switch question {
    case .description: .description(of: id)
    case .notes: .notes(of: id)
    case .category, .due, .repetition: nil
    }
  }

  /// The answer that was begun before; nil if there is none, or the todo says it already.
  private func draft(of question: TodoDetailState.Question) async throws(AppError) -> TodoDraft? {
    guard let subject = subject(of: question),
      let draft = try await drafts.load(drafts.id(of: subject))
    else { return nil }
    if changes(draft.text, question) { return draft }
    try await drafts.discard(draft.id)
    return nil
  }

  /// Whether an answer would change anything, or isn't valid.
  private func changes(_ text: String, _ question: TodoDetailState.Question) -> Bool {
    // What isn't valid is to be corrected.
    guard let item = state.item, let edit = try? edit(text, of: question) else { return true }
    return !edit.changing(item).isEmpty
  }

  private func type(_ text: String, for question: TodoDetailState.Question) async {
    guard state.asks(question) else { return }
    state.entry = text
    if question == .description { state.categories = await interactor.categories(for: text) }
    await save()
  }

  private func save() async {
    guard let keeper, let question = state.question, let subject = subject(of: question), state.draft == nil
    else { return }
    state.draftProblem = await keeper.keep { [self] in
      guard let text = state.entry, changes(text, question) else { return nil }
      return drafts.draft(text, about: subject, named: keeper.id, after: keeper.draft)
    }
  }

  /// Discards the draft of what is saved, or not wanted any more. One that can't be discarded is offered again.
  private func forget() async {
    guard let keeper, let question = state.question else { return }
    // It stays a draft then.
    if (try? await keeper.forget()) != nil { state.drafted.remove(question) }
  }

  private func resume() throws(AppError) {
    guard let draft = state.draft else { throw .cancelled }
    keeper?.resume(draft, named: draft.id)
    state.entry = draft.text
    state.draft = nil
  }

  private func discard() async throws(AppError) {
    guard let draft = state.draft, let question = state.question else { throw .cancelled }
    try await drafts.discard(draft.id)
    state.draft = nil
    state.drafted.remove(question)
  }

  private func confirmDiscard() async throws(AppError) {
    guard state.isDiscarding else { throw .cancelled }
    // An earlier form of it may have been saved.
    await forget()
    close()
  }

  // MARK: Reading

  /// Finds out which answers were begun before.
  private func readDrafts() async {
    var drafted: Set<TodoDetailState.Question> = []
    for question in TodoDetailState.Question.written {
      // What keeps it from being read is said where the question is asked.
      if (try? await draft(of: question)) != nil { drafted.insert(question) }
    }
    state.drafted = drafted
  }

  private func read() async throws(AppError) {
    do throws(AppError) {
      // The cursor first, so that what changes while the todo is read comes as news.
      let (cursor, item) = try await runner.reads.latest(
        (try await interactor.lastChange(), try await interactor.todo(id)))
      self.cursor = cursor
      state.item = item
      await readDrafts()
      state.acting.read()
    } catch {
      if error == .gone { state.acting.gone.insert(id) }
      throw error
    }
  }
}
