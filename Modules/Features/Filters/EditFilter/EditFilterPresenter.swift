public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Presents a filter, and changes it.
@MainActor
@Observable
public final class EditFilterPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Has the filter apply in a place, or no longer.
    case toggle(FilterContext)
    /// Has a phrase found only as a whole word, or anywhere.
    case toggleWord(ID<FilterPhrase>)
    /// Removes a phrase, or a post.
    case removePhrase(ID<FilterPhrase>)
    case removePost(ID<FilteredPost>)
    /// Opens a post that the filter is for.
    case open(ID<Post>)
    /// Has the filter do something else with posts.
    case act(FilterAction)
    /// Asks a question; `add`, `rename`, `end`, `confirmDeletion` or `leave` answers.
    case ask(EditFilterState.Question)
    /// Adds phrases, separated by commas.
    case add(String)
    /// Gives the filter this title.
    case rename(String)
    /// Has it end after a time as entered; never, if nothing is.
    case end(String)
    /// Deletes the filter, after `ask(.deleting)`.
    case confirmDeletion
    /// Stops asking.
    case leave
    case refresh, signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: EditFilterState

  @ObservationIgnored private let id: ID<PostFilter>
  @ObservationIgnored private let interactor: FiltersInteractor
  @ObservationIgnored private let clock: WallClock
  @ObservationIgnored private let router: FiltersRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(
    of id: ID<PostFilter>, interactor: FiltersInteractor, viewer: Viewer, clock: WallClock,
    router: FiltersRouter
  ) {
    state = EditFilterState(isSignedIn: viewer.session != nil, places: router.places)
    self.id = id
    self.interactor = interactor
    self.clock = clock
    self.router = router
  }

  /// Reads the filter again.
  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .toggle(let context):
      await runner.change(.queue, try await set { $0.contexts.formSymmetricDifference([context]) })
    case .toggleWord(let phrase): await runner.change(.queue, try await toggleWord(phrase))
    case .removePhrase(let phrase): await runner.change(.queue, try await change(phrases: [.remove(phrase)]))
    case .removePost(let entry):
      await runner.change(.queue, try await change(FilterChange(removedPosts: [entry])))
    case .open(let post): runner.atOnce(try router.open(post))
    case .act(let action): await runner.change(.queue, try await set { $0.action = action })
    case .ask(let question): await runner.change(.queue, state.ask(question))
    case .add(let line): await runner.change(.refuseWhileBusy, try await add(line))
    case .rename(let title): await runner.change(.refuseWhileBusy, try await rename(title))
    case .end(let entered): await runner.change(.refuseWhileBusy, try await end(entered))
    case .confirmDeletion: await runner.change(.refuseWhileBusy, try await delete())
    case .leave: await runner.change(.queue, state.question = nil)
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func toggleWord(_ id: ID<FilterPhrase>) async throws(AppError) -> PostFilter {
    guard let phrase = state.filter?.phrases.first(where: { $0.id == id }) else { throw .notFound }
    return try await change(phrases: [.edit(id, text: nil, isWholeWord: !phrase.isWholeWord)])
  }

  private func add(_ line: String) async throws(AppError) -> PostFilter {
    try answer(.adding, line)
    let phrases = FiltersInteractor.phrases(line)
    if phrases.isEmpty { throw .invalid(.filterPhrase, .empty) }
    let filter = try await change(phrases: phrases.map { .add($0, isWholeWord: true) })
    state.question = nil
    return filter
  }

  private func rename(_ title: String) async throws(AppError) -> PostFilter {
    try answer(.renaming, title)
    let filter = try await set { $0.title = title }
    state.question = nil
    return filter
  }

  private func end(_ entered: String) async throws(AppError) -> PostFilter {
    try answer(.ending, entered)
    let end = try FiltersInteractor.end(entered, from: clock.now())
    let filter = try await set { $0.expiresAt = end }
    state.question = nil
    return filter
  }

  private func delete() async throws(AppError) {
    try require(.deleting)
    try await interactor.repository.delete(id)
    state.question = nil
    router.remove(id)
  }

  private func answer(_ question: EditFilterState.Question, _ entered: String) throws(AppError) {
    try require(question)
    state.entered = entered
  }

  /// Throws `cancelled` if the screen doesn't ask this question, or it was answered already.
  private func require(_ question: EditFilterState.Question) throws(AppError) {
    if state.question != question { throw .cancelled }
  }

  // MARK: Changes

  private func set(_ edit: (inout FilterSettings) -> Void) async throws(AppError) -> PostFilter {
    guard var settings = state.filter?.settings else { throw .cancelled }
    edit(&settings)
    return try await change(FilterChange(settings: settings))
  }

  private func change(phrases: [PhraseChange]) async throws(AppError) -> PostFilter {
    try await change(FilterChange(phrases: phrases))
  }

  private func change(_ change: FilterChange) async throws(AppError) -> PostFilter {
    let filter = try await interactor.change(id, change)
    state.filter = filter
    return filter
  }

  private func read() async throws(AppError) {
    state.filter = try await runner.reads.latest(try await interactor.repository.filter(id))
  }
}
