public import AppScreens
import AppValues
import Entities
public import Observation
public import PostActions

/// A person: who they are, and what the viewer is to them.
@MainActor
@Observable
public final class ProfilePresenter: ScreenPresenter, PostsPresenter {
  /// What can be done on the screen of a person.
  public enum Action: Sendable {
    case relate(RelationAction)
    /// Acts on what they have pinned.
    case post(PostIntent)
    /// Asks whether to block, or for how long to mute; an action on the relation or `keep` answers.
    case ask(ProfileState.Question)
    case keep
    /// Whether the viewer approves each follower.
    case setLocked(Bool)
    case refresh
    case showPosts
    case showPeople(PeopleList)
    /// Puts the person into lists.
    case showLists
    /// Reports the person to the administrator.
    case report
    case writePost, editProfile, showAccounts, findPeople, signIn
  }

  public package(set) var state: ProfileState

  @ObservationIgnored private let interactor: ProfileInteractor
  @ObservationIgnored private let router: ProfileRouter
  package let actions: PostActionsInteractor
  package var postNavigation: PostNavigation { router.posts }
  @ObservationIgnored package let reads = LatestRead()
  /// Wakes `follow()` when a person asked for by handle has become known.
  @ObservationIgnored private var arrival: AsyncStream<ID<User>>.Continuation?

  init(
    person: PersonReference, interactor: ProfileInteractor, actions: PostActionsInteractor,
    router: ProfileRouter
  ) {
    state = ProfileState(person: person, viewer: interactor.viewerID)
    self.interactor = interactor
    self.actions = actions
    self.router = router
  }

  public func appear() async {
    state.forgetOutcome()
    await load()
  }

  public func follow() async {
    async let person: Void = followPerson()
    async let posts: Void = followPosts()
    _ = await (person, posts)
  }

  private func followPerson() async {
    guard let id = await personID() else { return }
    for await signal in interactor.changes(of: id) {
      switch signal {
      case .disconnected: state.isStale = true
      case .changed, .lagged: await catchUp()
      }
    }
  }

  public func send(_ action: Action) async {
    state.forgetOutcome()
    switch action {
    case .relate(let action): await relate(action)
    case .post(let intent):
      await perform { () async throws(AppError) -> PostOutcome? in try await act(intent) }
    case .ask(let question):
      state.question = question
      state.entry = nil
    case .keep: state.question = nil
    case .setLocked(let isLocked): await setLocked(isLocked)
    case .refresh: await load()
    case .showPosts: if let user = state.user { router.openPosts(of: user.id) }
    case .showPeople(let list): router.openPeople(list)
    case .showLists: if let user = state.user { router.openLists(for: user.id) }
    case .report: if let user = state.user { router.report(user.id) }
    case .writePost: router.writePost()
    case .editProfile: router.editProfile()
    case .showAccounts: router.openAccounts()
    case .findPeople: router.findPeople()
    case .signIn: router.signIn()
    }
  }

  private func relate(_ action: RelationAction) async {
    guard let user = state.user else { return }
    if case .note(let text) = action { state.entry = text }
    await change { () async throws(AppError) in try await interactor.perform(action, on: user) }
  }

  private func setLocked(_ isLocked: Bool) async {
    await change { () async throws(AppError) in
      (try await interactor.setLocked(isLocked), isLocked ? .locked : .unlocked)
    }
  }

  /// Shows the outcome of a change. A question that could not be carried out stays, to be answered again.
  private func change(
    _ body: () async throws(AppError) -> (user: User, outcome: RelationOutcome)
  ) async {
    do throws(AppError) {
      let answer = try await body()
      reads.wrote()
      state.user = answer.user
      state.outcome = answer.outcome
      state.question = nil
    } catch {
      report(error)
    }
  }

  private func load() async {
    do throws(AppError) {
      try await read(whole: true)
    } catch {
      report(error)
    }
  }

  /// Reads the person again after a signal; the rest of the page keeps its place until it is
  /// asked for. No one asked for it, so a passing fault only marks what is shown as possibly out of date.
  private func catchUp() async {
    let isFirst = state.user == nil
    do throws(AppError) {
      try await read(whole: isFirst)
      if isFirst { state.problem = nil }
    } catch {
      switch error {
      case .notFound, .gone, .unauthenticated: report(error)
      case .cancelled: break
      default: state.isStale = true
      }
    }
  }

  /// What else stands on the page: whom of their followers the viewer knows, and what is pinned.
  private typealias Surroundings = (known: KnownFollowers, pinned: [Post])

  private func read(whole isWhole: Bool) async throws(AppError) {
    let person = state.user.map { PersonReference.id($0.id) } ?? state.person
    let read = try await reads.read { () async throws(AppError) -> (user: User, around: Surroundings?) in
      let user = try await interactor.user(person)
      if !isWhole { return (user, nil) }
      let known = try await interactor.knownFollowers(of: user)
      return (user, (known, try await actions.pinned(by: user.id)))
    }
    guard let (user, around) = read else { return }
    state.user = user
    if let (known, pinned) = around {
      state.known = known
      state.show(pinned)
    }
    state.isStale = false
    arrival?.yield(user.id)
  }

  private func personID() async -> ID<User>? {
    if case .id(let id) = state.person { return id }
    if let user = state.user { return user.id }
    let (stream, continuation) = AsyncStream<ID<User>>.makeStream(bufferingPolicy: .bufferingNewest(1))
    arrival = continuation
    for await id in stream { return id }
    return nil
  }

  private func report(_ error: AppError) {
    if error != .cancelled, !Task.isCancelled { state.problem = error }
  }
}
