public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Those who liked a post, or shared it.
@MainActor
@Observable
public final class PostPeoplePresenter: ScreenPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    case more, refresh
    case open(ID<User>)
  }

  public private(set) var state: PostPeopleState

  private let post: ID<Post>
  private let interactor: PostInteractor
  private let router: PostRouter
  @ObservationIgnored private let reads = LatestRead()

  init(_ list: PostPeople, of post: ID<Post>, interactor: PostInteractor, router: PostRouter) {
    state = PostPeopleState(list: list)
    self.post = post
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    if !state.isLoaded { await send(.refresh) }
  }

  /// The list is read when asked: no one waits for the next like.
  public func follow() async {}

  public func send(_ action: Action) async {
    state.problem = nil
    do throws(AppError) {
      switch action {
      case .refresh: try await read()
      case .more: try await readMore()
      case .open(let person): router.posts.openProfile(of: person)
      }
    } catch {
      if error != .cancelled, !Task.isCancelled { state.problem = error }
    }
  }

  private func read() async throws(AppError) {
    let (list, post) = (state.list, post)
    let page = try await reads.read { () async throws(AppError) -> Page<User> in
      try await interactor.people(list, of: post)
    }
    if let page { state.show(page) }
  }

  private func readMore() async throws(AppError) {
    guard let older = state.older else { return }
    let page = try await interactor.people(state.list, of: post, below: older)
    // A list that was read anew meanwhile goes on elsewhere.
    if state.older == older { state.append(page) }
  }
}
