public import AppScreens
import AppValues
import Entities
public import Observation
import PostText

/// Presents the hashtags that the viewer follows.
@MainActor
@Observable
public final class HashtagsPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens the posts with a hashtag, given without the `#`.
    case open(String)
    /// Unfollows a hashtag, given without the `#`, or follows it again.
    case toggle(String)
    /// Asks for a hashtag to follow; `follow` or `leave` answers.
    case ask
    /// Follows a hashtag as entered, with or without the `#`.
    case follow(String)
    /// Stops asking.
    case leave
    /// Opens the posts that most people liked or shared.
    case openPopular
    case refresh, signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: HashtagsState

  @ObservationIgnored private let interactor: HashtagsInteractor
  @ObservationIgnored private let router: HashtagsRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(interactor: HashtagsInteractor, viewer: Viewer, router: HashtagsRouter) {
    state = HashtagsState(isSignedIn: viewer.session != nil, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  /// Reads the followed hashtags again; those unfollowed here leave the list.
  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let name): runner.atOnce(try router.open(name))
    case .toggle(let name): await runner.change(.queue, try await toggle(name))
    case .ask: await runner.change(.queue, state.ask())
    case .follow(let name): await runner.change(.refuseWhileBusy, try await follow(name))
    case .leave: await runner.change(.queue, state.isAsking = false)
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .openPopular: runner.atOnce(try router.openPopular())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func toggle(_ name: String) async throws(AppError) -> HashtagsState.Done? {
    guard let hashtag = state.shown.first(where: { $0.name == name }) else { return nil }
    return try await setFollowing(!hashtag.isFollowed, name)
  }

  private func follow(_ name: String) async throws(AppError) -> HashtagsState.Done? {
    // Answered already.
    if !state.isAsking { throw .cancelled }
    state.entered = name
    let done = try await setFollowing(true, name)
    state.isAsking = false
    return done
  }

  private func setFollowing(
    _ following: Bool, _ name: String
  ) async throws(AppError) -> HashtagsState.Done {
    let answer = try await interactor.setFollowing(following, name)
    state.show(answer)
    return following ? .followed(answer.name) : .unfollowed(answer.name)
  }

  private func read() async throws(AppError) {
    let (followed, popular) = try await runner.reads.latest(
      (try await interactor.followed(), try await interactor.popular()))
    (state.hashtags, state.readAt) = (followed.items, followed.readAt)
    let known = Set(followed.items.map { HashtagName.folded($0.name) })
    state.popular = popular.filter { !known.contains(HashtagName.folded($0.name)) }
  }
}
