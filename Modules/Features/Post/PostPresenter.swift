import Entities
public import Navigation
public import Observation
public import PostActions

/// A post with its thread: what it answers above, what answers it below.
@MainActor
@Observable
public final class PostPresenter: ScenePresenter, PostsPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    case post(PostIntent)
    /// Goes on with later comments.
    case more
    /// Reads the thread anew, with the comments that have come.
    case refresh
  }

  public package(set) var state: PostState

  let id: ID<Post>
  let interactor: PostInteractor
  package let actions: PostActionsInteractor
  package let paths: PostPaths
  @ObservationIgnored package let reads = LatestRead()

  init(
    _ id: ID<Post>, interactor: PostInteractor, actions: PostActionsInteractor, viewer: Viewer,
    router: PostRouter
  ) {
    state = PostState(viewer: viewer.session?.user)
    self.id = id
    self.interactor = interactor
    self.actions = actions
    paths = router.posts
  }

  public func appear() async {
    await perform { () async throws(SocialError) -> PostOutcome? in
      try await read()
      return nil
    }
  }

  public func follow() async {
    await followPosts()
  }

  public func send(_ action: Action) async {
    await perform { () async throws(SocialError) -> PostOutcome? in try await handle(action) }
  }

  private func handle(_ action: Action) async throws(SocialError) -> PostOutcome? {
    switch action {
    case .more: try await readMore()
    case .refresh: try await read()
    case .post(let intent): return try await act(intent)
    }
    return nil
  }
}
