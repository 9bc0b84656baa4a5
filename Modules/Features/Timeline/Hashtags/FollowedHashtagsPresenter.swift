import Entities
public import Navigation
public import Observation
import PostActions

/// The hashtags that somebody follows.
@MainActor
@Observable
public final class FollowedHashtagsPresenter: ScreenPresenter, ActingPresenter {
  /// What can be done there.
  public enum Action: Hashable, Sendable {
    case open(String)
    /// Stops following, or follows again.
    case toggle(String)
    /// Asks for a hashtag to follow; `follow` or `leave` answers.
    case ask
    case follow(String)
    case leave
    case refresh, signIn
  }

  public internal(set) var state: FollowedHashtagsState

  @ObservationIgnored private let interactor: HashtagsInteractor
  @ObservationIgnored private let router: TimelineRouter
  @ObservationIgnored private let reads = LatestRead()

  init(interactor: HashtagsInteractor, viewer: Viewer, router: TimelineRouter) {
    state = FollowedHashtagsState(isSignedIn: viewer.session != nil)
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    await perform { () async throws(AppError) -> FollowedHashtagsState.Done? in
      switch action {
      case .open(let name): router.read(HashtagSelection(any: [name]))
      case .toggle(let name): return try await toggle(name)
      case .ask: state.isAsking = true
      case .follow(let name): return try await setFollowing(true, name)
      case .leave: state.isAsking = false
      case .refresh: try await read()
      case .signIn: router.posts.signIn()
      }
      return nil
    }
  }

  private func toggle(_ name: String) async throws(AppError) -> FollowedHashtagsState.Done? {
    guard let hashtag = state.hashtags?.first(where: { $0.name == name }) else { return nil }
    return try await setFollowing(!hashtag.isFollowed, name)
  }

  private func setFollowing(
    _ following: Bool, _ name: String
  ) async throws(AppError) -> FollowedHashtagsState.Done {
    let answer = try await interactor.setFollowing(following, name)
    reads.wrote()
    state.show(answer)
    state.isAsking = false
    return following ? .followed(answer.name) : .unfollowed(answer.name)
  }

  private func read() async throws(AppError) {
    let hashtags = try await reads.read { () async throws(AppError) -> [Hashtag] in
      try await interactor.followed()
    }
    if let hashtags { state.hashtags = hashtags }
  }
}
