public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Presents the people who liked a post, or who shared it.
@MainActor
@Observable
public final class PostPeoplePresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Reads more people; reads the list again.
    case more, refresh
    /// Opens the profile of a person in the list.
    case open(ID<User>)
  }

  /// What the screen shows; nothing is read until `appear()`.
  public private(set) var state: PostPeopleState

  @ObservationIgnored private let post: ID<Post>
  @ObservationIgnored private let reactions: any PostReactions
  @ObservationIgnored private let router: PostRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(_ list: PostPeople, of post: ID<Post>, reactions: any PostReactions, router: PostRouter) {
    state = PostPeopleState(list: list, places: router.places)
    self.post = post
    self.reactions = reactions
    self.router = router
  }

  /// Reads the list the first time. Later, shows what was read.
  public func appear() async {
    if !state.isLoaded { await send(.refresh) }
  }

  public func send(_ action: Action) async {
    switch action {
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .open(let person): runner.atOnce(try router.posts.openProfile(of: person))
    }
  }

  private func read() async throws(AppError) {
    let page = try await runner.reads.latest(try await reactions.people(state.list, of: post, PageRequest()))
    state.people = PagedList(page)
    state.isLoaded = true
  }

  private func readMore() async throws(AppError) {
    let older = state.people.older
    let page = try await state.people.more {
      [reactions, list = state.list, post] (request) async throws(AppError) in
      try await reactions.people(list, of: post, request)
    }
    if let page { state.people.append(page, below: older) }
  }
}
