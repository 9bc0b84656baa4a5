public import AppScreens
import AppValues
public import Entities
public import Observation
public import PostActions

/// Reads a timeline: what stands on its screen, and what each choice does to that.
@MainActor
@Observable
public final class TimelinePresenter: ScreenPresenter, PostsPresenter {
  /// Every choice of the screen. Acting on an item acts on its post.
  public enum Action: Hashable, Sendable {
    case post(PostIntent)
    /// Goes on below.
    case more
    /// Puts what is new above the list.
    case refresh
    /// Begins anew with the newest posts.
    case newest
    /// Goes to where the last visit ended.
    case lastReadPosition
    /// Follows the hashtag, or ceases to.
    case toggleFollowing
    /// Asks for other hashtags to read; `combined` or `keepHashtags` answers.
    case combine
    case combined(String)
    case keepHashtags
    /// Goes to who is in the list.
    case openMembers
    /// Goes to other posts of the same person.
    case show(PersonPosts)
    case write
    case readHome
    case readPublic
    case findPeople
  }

  public package(set) var state: TimelineState

  let interactor: TimelineInteractor
  let hashtags: HashtagsInteractor
  let lists: ListsInteractor
  package let actions: PostActionsInteractor
  let viewer: Viewer
  let router: TimelineRouter
  package var postNavigation: PostNavigation { router.posts }
  @ObservationIgnored package let reads = LatestRead()
  @ObservationIgnored let pins = LatestRead()
  /// The saving of the reading place that is under way.
  @ObservationIgnored var saving: Task<Void, Never>?
  @ObservationIgnored var savedPlace: Cursor?

  init(
    kind: TimelineKind, interactor: TimelineInteractor, hashtags: HashtagsInteractor,
    lists: ListsInteractor, actions: PostActionsInteractor, viewer: Viewer, router: TimelineRouter
  ) {
    state = TimelineState(kind: kind, viewer: viewer.session?.user)
    self.interactor = interactor
    self.hashtags = hashtags
    self.lists = lists
    self.actions = actions
    self.viewer = viewer
    self.router = router
  }

  public func appear() async {
    if state.isLoaded {
      await bringUpToDate()
    } else {
      await perform { () async throws(AppError) -> TimelineDone? in try await open() }
    }
    await readSubject()
  }

  public func follow() async {
    async let news: Void = followNews()
    async let posts: Void = followPosts()
    _ = await (news, posts)
  }

  public func send(_ action: Action) async {
    await perform { () async throws(AppError) -> TimelineDone? in try await handle(action) }
  }

  private func handle(_ action: Action) async throws(AppError) -> TimelineDone? {
    switch action {
    case .more: return try await readMore()
    case .refresh: return try await refresh()
    case .newest: return try await restart()
    case .lastReadPosition: return try await goToLastReadPosition()
    case .post(let intent): return try await actOnPost(intent)
    case .toggleFollowing: return try await toggleFollowing()
    case .combine: state.isCombining = true
    case .combined(let line): try combine(line)
    case .keepHashtags: state.isCombining = false
    case .openMembers: if case .list(let id) = state.kind { router.openMembers(of: id) }
    case .show(let posts): if case .user(let id, _) = state.kind { router.show(posts, of: id) }
    case .write:
      try state.requireSession()
      router.write()
    case .readHome: router.readHome()
    case .readPublic: router.readPublic()
    case .findPeople: router.findPeople()
    }
    return nil
  }

  private func actOnPost(_ intent: PostIntent) async throws(AppError) -> TimelineDone? {
    guard let outcome = try await act(intent) else { return nil }
    // After a deletion, the list is drawn without the post.
    if outcome == .deleted { state.removeVanishedPosts() }
    return .post(outcome)
  }

  /// The list as it is drawn anew: every post as it is now, and without those that vanished.
  private func bringUpToDate() async {
    state.done = nil
    state.problem = nil
    do throws(AppError) {
      for update in try await actions.current(state.presentPosts) { state.apply(update) }
    } catch {
      // What was read stays readable; `follow` reads it again.
    }
    state.removeVanishedPosts()
    await readPins()
    await countNews()
  }
}
