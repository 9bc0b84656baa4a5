public import AppScreens
public import AppValues
public import Entities
import Navigation
public import Observation
public import PostActions

/// Presents a post with its thread: the posts it replies to above, folded until someone asks for them, and the comments
/// below.
@MainActor
@Observable
public final class PostPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Acts on a post of the thread, or opens it or its author's profile.
    case post(PostIntent)
    /// Shows the posts that come before it in the conversation.
    case showEarlier
    /// Reads more comments.
    case more
    /// Reads the thread again, with new comments.
    case refresh
    /// Opens the comments on a deleted post.
    case openDeleted(ID<Post>)
    /// Opens the people who liked the post, or who shared it.
    case people(PostPeople)
    /// Shows the link to the post, and copies it if possible.
    case copyLink
    /// Opens the post's edit history.
    case history
    /// Opens the viewer's filters, to add the post to them.
    case filter
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
  /// Counts new comments.
  @ObservationIgnored let counts = LatestRead()
  @ObservationIgnored private(set) lazy var runner = ActionRunner(self, \.state.action, otherReads: counts) {
    $0.readCapabilities()
  }
  @ObservationIgnored private lazy var posts = ShownPosts(
    of: self, \.state, actions: actions, postNavigation: router.posts, runner: runner)

  init(
    _ id: ID<Post>, interactor: PostInteractor, actions: PostActionsInteractor, viewer: Viewer,
    router: PostRouter, links: DeepLinks<Route>, clipboard: Clipboard
  ) {
    state = PostState(
      viewer: viewer.session?.user, places: router.places, acting: PostActing(actions),
      hasLink: links.text(for: .post(id)) != nil)
    self.id = id
    self.interactor = interactor
    self.actions = actions
    self.router = router
    self.links = links
    self.clipboard = clipboard
  }

  /// Reads the thread and at least as many comments as are shown. After an edit of the post, shows that it was saved.
  public func appear() async {
    if let outcome = router.takeSaved(id) {
      await runner.change(.queue, .post(outcome), then: try await read())
    } else {
      await send(.refresh)
    }
  }

  /// Keeps the posts of the thread up to date, and counts new comments when their number has changed.
  public func follow() async {
    var counted = commentCounts
    await posts.follow {
      if self.commentCounts == counted { return }
      counted = self.commentCounts
      await self.countNewComments()
    }
  }

  /// Performs an action. One that leads to a place that the app doesn't have, or that needs a link that doesn't exist,
  /// fails with `unsupported`.
  public func send(_ action: Action) async {
    switch action {
    case .post(let intent): await posts.send(intent) { .post($0) }
    case .showEarlier: runner.atOnce(showEarlier())
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .openDeleted(let id): runner.atOnce(try router.posts.open(id))
    case .people(let list): runner.atOnce(try router.openPeople(list, of: id))
    case .copyLink: await runner.change(.queue, try await copyLink())
    case .history: runner.atOnce(try router.history(of: id))
    case .filter: runner.atOnce(try router.filter(id))
    case .report: runner.atOnce(try report())
    }
  }

  private func showEarlier() { state.showsEarlier = true }

  private func copyLink() async throws(AppError) -> PostDone? {
    // One that waited to be sent has another id by now.
    guard let link = links.text(for: .post(state.thread?.post.id ?? id)) else { throw .unsupported }
    return .link(link, isCopied: await clipboard.copy(link))
  }

  private func report() throws(AppError) {
    if let post = state.thread?.post { try router.report(post) }
  }

  /// A source may know more about its capabilities once it has answered.
  private func readCapabilities() { posts.readCapabilities() }
}
