public import AppScreens
public import AppValues
public import Entities
import Navigation
public import Observation
public import PostActions

/// A post with its thread: what it answers above, what answers it below.
@MainActor
@Observable
public final class PostPresenter: ScreenPresenter, PostsPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    case post(PostIntent)
    /// Goes on with later comments.
    case more
    /// Reads the thread anew, with the comments that have come.
    case refresh
    /// Goes to what stands below a deleted post.
    case openDeleted(ID<Post>)
    /// Goes to those who liked the post, or shared it.
    case people(PostPeople)
    /// Tells the link to the post, and copies it where that can be done.
    case copyLink
    /// Shows what the post has said.
    case history
    /// Reports the author to the administrator, with this post.
    case report
  }

  public package(set) var state: PostState

  let id: ID<Post>
  let interactor: PostInteractor
  package let actions: PostActionsInteractor
  package var postNavigation: PostNavigation { router.posts }
  private let router: PostRouter
  @ObservationIgnored package let reads = LatestRead()
  private let links: DeepLinks<Route>
  private let clipboard: Clipboard

  init(
    _ id: ID<Post>, interactor: PostInteractor, actions: PostActionsInteractor, viewer: Viewer,
    router: PostRouter, links: DeepLinks<Route>, clipboard: Clipboard
  ) {
    state = PostState(viewer: viewer.session?.user)
    self.id = id
    self.interactor = interactor
    self.actions = actions
    self.router = router
    self.links = links
    self.clipboard = clipboard
  }

  public func appear() async {
    await perform { () async throws(AppError) -> PostDone? in
      let isSaved = router.takeSaved(id)
      try await read()
      return isSaved ? .post(.edited) : nil
    }
  }

  public func follow() async {
    await followPosts()
  }

  public func send(_ action: Action) async {
    await perform { () async throws(AppError) -> PostDone? in try await handle(action) }
  }

  private func handle(_ action: Action) async throws(AppError) -> PostDone? {
    switch action {
    case .more: try await readMore()
    case .refresh: try await read()
    case .openDeleted(let id): postNavigation.open(id)
    case .people(let list): router.openPeople(list, of: id)
    case .copyLink: return await copyLink()
    case .history: router.history(of: id)
    case .report: if let post = state.thread?.post { router.report(post) }
    case .post(let intent): return try await act(intent).map(PostDone.post)
    }
    return nil
  }

  private func copyLink() async -> PostDone? {
    guard let link = links.text(for: .post(id)) else { return nil }
    return .link(link, isCopied: await clipboard.copy(link))
  }
}
