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
    offers: PostOffers, router: PostRouter, links: DeepLinks<Route>, clipboard: Clipboard
  ) {
    state = PostState(viewer: viewer.session?.user, offers: offers)
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
      state.acting.capabilities = actions.capabilities
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

  /// Carries out a choice; what `state.offers` does not hold fails with `unsupported`.
  public func send(_ action: Action) async {
    switch action {
    case .post(let intent): await posts.send(intent) { .post($0) }
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh:
      state.acting.capabilities = actions.capabilities
      await runner.read(.latestWins, try await self.read())
    case .openDeleted(let id): runner.atOnce(router.posts.open(id))
    case .people(let list): runner.atOnce(try openPeople(list))
    case .copyLink: await runner.change(.queue, await copyLink())
    case .history: runner.atOnce(try openHistory())
    case .report: runner.atOnce(report())
    }
  }

  private func copyLink() async -> PostDone? {
    guard let link = links.text(for: .post(id)) else { return nil }
    return .link(link, isCopied: await clipboard.copy(link))
  }

  private func openPeople(_ list: PostPeople) throws(AppError) {
    if !state.offers.reactions { throw .unsupported }
    router.openPeople(list, of: id)
  }

  private func openHistory() throws(AppError) {
    if !state.offers.history { throw .unsupported }
    router.history(of: id)
  }

  private func report() {
    if let post = state.thread?.post { router.report(post) }
  }
}
