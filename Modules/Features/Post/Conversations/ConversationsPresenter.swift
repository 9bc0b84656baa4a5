public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Presents the inbox of direct posts.
@MainActor
@Observable
public final class ConversationsPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens a conversation at its newest post, and marks it read.
    case open(ID<Conversation>)
    /// Begins an answer to everyone in a conversation.
    case answer(ID<Conversation>)
    /// Hides a conversation until something new comes.
    case remove(ID<Conversation>)
    /// Loads the next page; reloads the list.
    case more, refresh
    case signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: ConversationsState

  @ObservationIgnored private let interactor: ConversationsInteractor
  @ObservationIgnored private let router: PostRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(interactor: ConversationsInteractor, router: PostRouter) {
    state = ConversationsState(isSignedIn: interactor.viewer.session != nil, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  /// Reads the list again, since conversations are read and go on elsewhere.
  public func appear() async { await send(.refresh) }

  /// Keeps the list up to date while it's shown.
  public func follow() async {
    guard state.isSignedIn else { return }
    for await signal in interactor.repository.conversationChanges() {
      switch signal {
      case .disconnected: state.action.isStale = true
      case .changed, .lagged: await runner.catchUp(try await read())
      }
    }
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): await open(id)
    case .answer(let id): runner.atOnce(try router.posts.comment(on: try conversation(id).lastPost.id))
    case .remove(let id): await runner.change(.queue, try await remove(id))
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.posts.signIn())
    }
  }

  private func conversation(_ id: ID<Conversation>) throws(AppError) -> Conversation {
    guard let conversation = state.list?[id] else { throw .notFound }
    return conversation
  }

  private func open(_ id: ID<Conversation>) async {
    runner.atOnce(try router.posts.open(try conversation(id).lastPost.id))
    // One that wasn't opened wasn't read.
    if state.problem != nil || state.list?[id]?.isUnread != true { return }
    await runner.change(.queue, try await markRead(id))
  }

  private func markRead(_ id: ID<Conversation>) async throws(AppError) {
    state.list?.update(try await interactor.repository.setRead(true, id))
  }

  private func remove(_ id: ID<Conversation>) async throws(AppError) -> ConversationsState.Done {
    _ = try conversation(id)
    try await interactor.remove(id)
    state.list?.removeAll { $0.id == id }
    return .removed
  }

  private func read() async throws(AppError) {
    guard state.isSignedIn else { return }
    let count = state.list?.items.count ?? 0
    state.list = try await runner.reads.latest(try await interactor.list(showing: max(count, 1)))
  }

  private func readMore() async throws(AppError) {
    guard let list = state.list else { return }
    let page = try await list.more { [interactor] (request) async throws(AppError) in
      try await interactor.page(request)
    }
    if let page { state.list?.append(page, below: list.older) }
  }
}
