public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Presents the viewer's filters, to open them or to add a post to them.
@MainActor
@Observable
public final class FiltersPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens a filter; adds the post to it, or removes it, where one is added.
    case choose(ID<PostFilter>)
    /// Asks for the phrases of a new filter, or its name where a post is added; `create` or `leave` answers.
    case ask
    /// Makes a filter that warns everywhere: of these phrases, separated by commas, or of the post under this name.
    case create(String)
    /// Stops asking.
    case leave
    case refresh, signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: FiltersState

  @ObservationIgnored private let interactor: FiltersInteractor
  @ObservationIgnored private let router: FiltersRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(
    adding post: ID<Post>? = nil, interactor: FiltersInteractor, viewer: Viewer, router: FiltersRouter
  ) {
    state = FiltersState(adding: post, isSignedIn: viewer.session != nil, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  /// Reads the filters again, since they change on other screens.
  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .choose(let id):
      if let post = state.post {
        await runner.change(.queue, try await toggle(post, in: id), then: try await read())
      } else {
        runner.atOnce(try router.open(id))
      }
    case .ask: await runner.change(.queue, state.entering = "")
    case .create(let line):
      await runner.change(.refuseWhileBusy, try await create(line), then: try await read())
    case .leave: await runner.change(.queue, state.entering = nil)
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func toggle(_ post: ID<Post>, in id: ID<PostFilter>) async throws(AppError) -> FiltersState.Done {
    guard let filter = state.filters?.first(where: { $0.id == id }) else { throw .notFound }
    if let entry = filter.posts.first(where: { $0.post == post }) {
      return .removed(from: show(try await interactor.change(id, FilterChange(removedPosts: [entry.id]))))
    }
    return try await add(post, to: id)
  }

  private func add(_ post: ID<Post>, to id: ID<PostFilter>) async throws(AppError) -> FiltersState.Done {
    .added(to: show(try await interactor.change(id, FilterChange(addedPosts: [post]))))
  }

  private func create(_ line: String) async throws(AppError) -> FiltersState.Done {
    // Answered already.
    if state.entering == nil { throw .cancelled }
    state.entering = line
    let filter =
      state.post == nil
      ? try await interactor.create(line: line) : try await interactor.create(FilterSettings(line))
    state.entering = nil
    show(filter)
    return if let post = state.post { try await add(post, to: filter.id) } else { .created(filter) }
  }

  /// Shows a filter as it is now. A refresh may have shown one that is new already.
  @discardableResult private func show(_ filter: PostFilter) -> PostFilter {
    if let index = state.filters?.firstIndex(where: { $0.id == filter.id }) {
      state.filters?[index] = filter
    } else {
      state.filters?.append(filter)
    }
    return filter
  }

  private func read() async throws(AppError) {
    let page = try await runner.reads.latest(try await interactor.repository.filters())
    (state.filters, state.readAt) = (page.items, page.readAt)
  }
}
