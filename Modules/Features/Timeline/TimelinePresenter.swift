public import AppScreens
import AppValues
import Entities
public import Observation
public import PostActions
import Presentation

/// Presents a timeline.
@MainActor
@Observable
public final class TimelinePresenter: ScreenPresenter {
  /// Everything that people can do on the screen. Acting on an item acts on its post.
  public enum Action: Hashable, Sendable {
    /// Acts on one of the posts, or opens it or its author's profile.
    case post(PostIntent)
    /// Reads older posts below the list.
    case more
    /// Reads new posts above the list.
    case refresh
    /// Starts again with the newest posts.
    case newest
    /// Goes to where the last visit ended.
    case lastReadPosition
    /// Follows or unfollows the hashtag.
    case toggleFollowing
    /// Asks for other hashtags to read; `combined` or `keepHashtags` answers.
    case combine
    /// Opens the posts with other hashtags, written as `HashtagSelection.init(_:)` reads them.
    case combined(String)
    /// Stops asking and keeps the hashtags.
    case keepHashtags
    /// Opens the people in the list.
    case openMembers
    /// Opens another timeline in place of this one, such as other posts by the same person.
    case read(TimelineKind)
    /// Opens a new post; fails with `unauthenticated` when signed out.
    case write
    /// Opens people to follow.
    case findPeople
  }

  /// What the screen shows. `appear()` fills it; `follow()` and `send(_:)` keep it up to date.
  public internal(set) var state: TimelineState

  let interactor: TimelineInteractor
  let hashtags: (any HashtagFollowing)?
  let lists: (any ListLookup)?
  let actions: PostActionsInteractor
  let viewer: Viewer
  let router: TimelineRouter
  /// Reads older posts below the list; reads of the newest, or of another stretch, are the runner's.
  @ObservationIgnored let below = LatestRead()
  @ObservationIgnored let pins = LatestRead()
  @ObservationIgnored let subjects = LatestRead()
  @ObservationIgnored let waits = LatestRead()
  /// Counts new posts.
  @ObservationIgnored let counts = LatestRead()
  @ObservationIgnored lazy var runner = ActionRunner(
    self, \.state.action, otherReads: below, pins, subjects, waits
  ) { $0.readCapabilities() }
  @ObservationIgnored private lazy var posts = ShownPosts(
    of: self, \.state, actions: actions, postNavigation: router.posts, runner: runner)
  /// The saving of the reading position that is under way.
  @ObservationIgnored var saving: Task<Void, Never>?
  @ObservationIgnored var savedPosition: Cursor?

  init(
    kind: TimelineKind, interactor: TimelineInteractor, hashtags: (any HashtagFollowing)?,
    lists: (any ListLookup)?, actions: PostActionsInteractor, viewer: Viewer, router: TimelineRouter
  ) {
    state = TimelineState(kind: kind, viewer: viewer.session?.user)
    self.interactor = interactor
    self.hashtags = hashtags
    self.lists = lists
    self.actions = actions
    self.viewer = viewer
    self.router = router
    readCapabilities()
  }

  /// The first time, reads the newest page. Later, updates the posts on the screen in place, and counts new posts
  /// above them. Reads the hashtag or the list at the same time, if this is its timeline.
  public func appear() async {
    async let missing = readSubject()
    await runner.read(.latestWins, try await self.openOrUpdate())
    if let error = await missing { runner.fail(error) }
    readCapabilities()
  }

  /// Counts new posts as they arrive, and keeps the posts on the screen and what waits up to date. When cancelled, waits
  /// until the reading position is saved.
  public func follow() async {
    async let news: Void = followNews()
    async let waiting: Void = followWaiting()
    await posts.follow()
    await news
    await waiting
    await saving?.value
  }

  /// Performs an action; one that the timeline doesn't offer fails with `unsupported`.
  public func send(_ action: Action) async {
    switch action {
    case .post(let intent): await posts.send(intent) { show($0) }
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.refresh())
    case .newest: await runner.read(.latestWins, try await self.restart())
    case .lastReadPosition: await runner.read(.latestWins, try await self.goToLastReadPosition())
    case .toggleFollowing: await runner.change(.queue, try await toggleFollowing())
    case .combine: await runner.change(.queue, try askForHashtags())
    case .combined(let line): await runner.change(.refuseWhileBusy, try combine(line))
    case .keepHashtags: await runner.change(.queue, state.combination = nil)
    case .openMembers: runner.atOnce(try openMembers())
    case .read(let kind): runner.atOnce(try router.read(kind))
    case .write: runner.atOnce(try write())
    case .findPeople: runner.atOnce(try router.findPeople())
    }
  }

  /// Shows what an action achieved; after a deletion, without the post.
  private func show(_ outcome: PostOutcome) -> TimelineDone {
    if [.deleted, .waiting(.deleted)].contains(outcome) { state.removeVanishedPosts() }
    return .post(outcome)
  }

  /// A source may know more about its capabilities once it has answered.
  private func readCapabilities() {
    state.capabilities = interactor.repository.timelineCapabilities
    posts.readCapabilities()
  }

  private func openMembers() throws(AppError) {
    guard case .list(let id) = state.kind.traits.subject else { throw .unsupported }
    try router.openMembers(of: id)
  }

  private func write() throws(AppError) {
    try state.requireSession()
    try router.write()
  }
}
