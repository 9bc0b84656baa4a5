public import Entities
public import Navigation
public import Observation
import PostActions

/// A post with its thread: what it answers above, what answers it below.
@MainActor
@Observable
public final class PostPresenter: ScenePresenter {
  /// Every choice of the screen. Posts are named by id: one may have vanished before the choice arrives.
  public enum Action: Hashable, Sendable {
    case open(ID<Post>)
    case author(ID<Post>)
    /// Likes, or takes the like back.
    case like(ID<Post>)
    /// Shares, or takes the share back.
    case share(ID<Post>)
    case comment(ID<Post>)
    /// Asks whether to delete; `confirmDeletion` or `keep` answers.
    case delete(ID<Post>)
    case confirmDeletion
    case keep
    /// Goes on with later comments.
    case more
    /// Reads the thread anew, with the comments that have come.
    case refresh
    case signIn
  }

  public internal(set) var state: PostState

  let id: ID<Post>
  let interactor: PostInteractor
  let actions: PostActionsInteractor
  let router: PostRouter
  @ObservationIgnored let reads = LatestRead()

  init(
    _ id: ID<Post>, interactor: PostInteractor, actions: PostActionsInteractor, viewer: Viewer,
    router: PostRouter
  ) {
    state = PostState(viewer: viewer.session?.user)
    self.id = id
    self.interactor = interactor
    self.actions = actions
    self.router = router
  }

  public func appear() async {
    await perform { () async throws(SocialError) -> PostDone? in try await self.read() }
  }

  public func follow() async {
    let updates = actions.updates { [weak self] in self?.state.posts.map(\.id) ?? [] }
    for await update in updates { await apply(update) }
  }

  public func send(_ action: Action) async {
    await perform { () async throws(SocialError) -> PostDone? in try await self.handle(action) }
  }

  private func handle(_ action: Action) async throws(SocialError) -> PostDone? {
    switch action {
    case .more: return try await readMore()
    case .refresh: return try await read()
    case .like(let id): return try await toggleLike(id)
    case .share(let id): return try await toggleShare(id)
    case .confirmDeletion: return try await deleteConfirmed()
    case .delete(let id): state.confirming = try ownPost(id)
    case .keep: state.confirming = nil
    case .open(let id): router.open(try post(id).id)
    case .author(let id): router.openProfile(of: try author(of: id).id)
    case .comment(let id): try comment(id)
    case .signIn: router.signIn()
    }
    return nil
  }

  /// Runs an action and shows what became of it. One that was cancelled leaves everything as it was.
  private func perform(_ action: () async throws(SocialError) -> PostDone?) async {
    do throws(SocialError) {
      state.done = try await action()
      state.problem = nil
    } catch {
      if error == .cancelled || Task.isCancelled { return }
      state.done = nil
      state.problem = error
    }
  }
}
