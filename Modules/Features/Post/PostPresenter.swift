public import AppScreens
public import AppValues
public import Entities
import Navigation
public import Observation
public import PostActions

/// A post with its thread: what it answers above, what answers it below.
@MainActor
@Observable
public final class PostPresenter: ScreenPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    /// Acts on a post of the thread, or goes to it or to its author.
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

  /// What the screen shows; nothing is read until `appear()`.
  public internal(set) var state: PostState

  @ObservationIgnored let id: ID<Post>
  @ObservationIgnored let interactor: PostInteractor
  @ObservationIgnored private let actions: PostActionsInteractor
  @ObservationIgnored private let router: PostRouter
  @ObservationIgnored private let links: DeepLinks<Route>
  @ObservationIgnored private let clipboard: Clipboard
  @ObservationIgnored let reads = LatestRead()
  /// Of how many comments are new to what is shown.
  @ObservationIgnored let counts = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, reads: reads, counts)
  @ObservationIgnored private lazy var posts = ShownPosts(
    of: self, \.state, actions: actions, postNavigation: router.posts, runner: runner)

  init(
    _ id: ID<Post>, interactor: PostInteractor, actions: PostActionsInteractor, viewer: Viewer,
    router: PostRouter, links: DeepLinks<Route>, clipboard: Clipboard
  ) {
    state = PostState(
      viewer: viewer.session?.user, places: router.places, acting: PostActing(actions, router.posts),
      hasLink: links.text(for: .post(id)) != nil)
    self.id = id
    self.interactor = interactor
    self.actions = actions
    self.router = router
    self.links = links
    self.clipboard = clipboard
  }

  /// Reads the thread and at least as many comments as are shown. After an edit of the post, says that it is saved.
  public func appear() async {
    if router.takeSaved(id) {
      await runner.change(.queue, .post(.edited), then: try await read())
    } else {
      await send(.refresh)
    }
  }

  /// Keeps the posts of the thread as they now are, and counts new comments when their number has changed.
  public func follow() async {
    var counted = commentCounts
    await posts.follow {
      if self.commentCounts == counted { return }
      counted = self.commentCounts
      await self.countNewComments()
    }
  }

  /// Carries out a choice; what leads to a place that `state.places` does not hold, or tells a link that there is
  /// not, fails with `unsupported`.
  public func send(_ action: Action) async {
    switch action {
    case .post(let intent): await posts.send(intent) { .post($0) }
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .openDeleted(let id): runner.atOnce(try router.posts.open(id))
    case .people(let list): runner.atOnce(try router.openPeople(list, of: id))
    case .copyLink: await runner.change(.queue, try await copyLink())
    case .history: runner.atOnce(try router.history(of: id))
    case .report: runner.atOnce(try report())
    }
  }

  private func copyLink() async throws(AppError) -> PostDone? {
    guard let link = links.text(for: .post(id)) else { throw .unsupported }
    return .link(link, isCopied: await clipboard.copy(link))
  }

  private func report() throws(AppError) {
    if let post = state.thread?.post { try router.report(post) }
  }

  /// Asks anew what can be done and where one can go: a source may know more once it has answered.
  func readCapabilities() {
    posts.readCapabilities()
    state.places = router.places
  }
}
