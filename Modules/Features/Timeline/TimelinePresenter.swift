public import Entities
public import Navigation
public import Observation
import PostActions

/// Reads a timeline: what stands on its screen, and what each choice does to that.
@MainActor
@Observable
public final class TimelinePresenter: ScenePresenter {
  /// Every choice of the screen. Items are named by id: one may have vanished before the choice arrives.
  public enum Action: Hashable, Sendable {
    case open(ID<TimelineItem>)
    /// Likes, or takes the like back.
    case like(ID<TimelineItem>)
    /// Shares, or takes the share back.
    case share(ID<TimelineItem>)
    case comment(ID<TimelineItem>)
    case author(ID<TimelineItem>)
    /// Asks whether to delete; `confirmDeletion` or `keep` answers.
    case delete(ID<TimelineItem>)
    case confirmDeletion
    case keep
    /// Goes on below.
    case more
    /// Puts what is new above the list.
    case refresh
    /// Begins anew with the newest posts.
    case newest
    /// Goes to where the last visit ended.
    case placeLeft
    case write
    case readHome
    case readPublic
    case findPeople
    case signIn
  }

  public internal(set) var state: TimelineState

  let interactor: TimelineInteractor
  let actions: PostActionsInteractor
  let viewer: Viewer
  let router: TimelineRouter
  /// The saving of the reading place that is under way.
  @ObservationIgnored var saving: Task<Void, Never>?
  @ObservationIgnored var savedPlace: Cursor?

  init(
    kind: TimelineKind, interactor: TimelineInteractor, actions: PostActionsInteractor,
    viewer: Viewer, router: TimelineRouter
  ) {
    state = TimelineState(kind: kind, viewer: viewer.session?.user)
    self.interactor = interactor
    self.actions = actions
    self.viewer = viewer
    self.router = router
  }

  public func appear() async {
    if state.isLoaded {
      await bringUpToDate()
    } else {
      await perform { () async throws(SocialError) -> TimelineDone? in try await self.open() }
    }
  }

  public func follow() async {
    async let news: Void = followNews()
    async let posts: Void = followPosts()
    _ = await (news, posts)
  }

  public func send(_ action: Action) async {
    await perform { () async throws(SocialError) -> TimelineDone? in try await self.handle(action) }
  }

  private func handle(_ action: Action) async throws(SocialError) -> TimelineDone? {
    switch action {
    case .more: return try await readMore()
    case .refresh: return try await refresh()
    case .newest: return try await restart()
    case .placeLeft: return try await goToPlaceLeft()
    case .like(let id): return try await toggleLike(id)
    case .share(let id): return try await toggleShare(id)
    case .confirmDeletion: return try await deleteConfirmed()
    case .delete(let id): state.confirming = try ownItem(id)
    case .keep: state.confirming = nil
    case .open(let id): router.open(try item(id).post)
    case .author(let id): router.openProfile(of: try item(id).post.author)
    case .comment(let id): try comment(id)
    case .write: try write()
    case .readHome: router.readHome()
    case .readPublic: router.readPublic()
    case .findPeople: router.findPeople()
    case .signIn: router.signIn()
    }
    return nil
  }

  /// Runs an action and shows what became of it. One that was cancelled leaves everything as it was.
  private func perform(_ action: () async throws(SocialError) -> TimelineDone?) async {
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
