public import AppScreens
import AppValues
import Entities
public import Observation
public import PostActions
import Presentation

/// A person: who they are, and what the viewer is to them.
@MainActor
@Observable
public final class ProfilePresenter: ScreenPresenter {
  /// What can be done on the screen of a person.
  public enum Action: Sendable {
    /// Changes the viewer's relation to the person. Blocking, muting and noting answer what was asked: they are
    /// passed over when it is not asked, or answered already.
    case relate(RelationAction)
    /// Acts on what they have pinned.
    case post(PostIntent)
    /// Asks whether to block, or for how long to mute; an action on the relation or `keep` answers.
    case ask(ProfileState.Question)
    /// Leaves a question unanswered.
    case keep
    /// Whether the viewer approves each follower.
    case setLocked(Bool)
    case refresh
    /// Opens the timeline of the person's posts.
    case showPosts
    /// Opens a list of people, of the person's or of the viewer's own.
    case showPeople(PeopleList)
    /// Puts the person into lists.
    case showLists
    /// Reports the person to the administrator.
    case report
    /// Each opens another screen.
    case writePost, editProfile, showAccounts, findPeople, signIn
  }

  /// The person, their pinned posts, and what became of the last action.
  public internal(set) var state: ProfileState

  @ObservationIgnored private let interactor: ProfileInteractor
  /// What changes the viewer's own profile; nil where it cannot be changed.
  @ObservationIgnored private let editing: EditProfileInteractor?
  @ObservationIgnored private let actions: PostActionsInteractor
  @ObservationIgnored private let router: ProfileRouter
  /// The reads of the person, and of what else stands on the page.
  @ObservationIgnored private let people = LatestRead()
  @ObservationIgnored private let surroundings = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(
    self, \.state.action, reads: people, surroundings)
  @ObservationIgnored private lazy var posts = ShownPosts(
    of: self, \.state, actions: actions, postNavigation: router.posts, runner: runner)
  /// Wakes `follow()` when a person asked for by handle has become known.
  @ObservationIgnored private var arrival: AsyncStream<ID<User>>.Continuation?

  init(
    person: PersonReference, interactor: ProfileInteractor, editing: EditProfileInteractor?,
    actions: PostActionsInteractor, router: ProfileRouter
  ) {
    state = ProfileState(person: person, viewer: interactor.viewerID)
    self.interactor = interactor
    self.editing = editing
    self.actions = actions
    self.router = router
    readCapabilities()
  }

  public func appear() async {
    await runner.read(state.user == nil ? .queue : .latestWins, try await self.read())
  }

  public func follow() async {
    async let person: Void = followPerson()
    async let posts: Void = posts.follow()
    _ = await (person, posts)
  }

  public func send(_ action: Action) async {
    switch action {
    case .relate(let action):
      await runner.change(
        action.question == nil ? .queue : .refuseWhileBusy, about: subject, try await relate(action))
    case .post(let intent): await posts.send(intent) { .post($0) }
    case .ask(let question): await runner.change(.queue, state.ask(question))
    case .keep: await runner.change(.queue, try keep())
    case .setLocked(let isLocked):
      await runner.change(.queue, about: subject, try await setLocked(isLocked))
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .showPosts: if let user = state.user { runner.atOnce(try router.openPosts(of: user.id)) }
    case .showPeople(let list): runner.atOnce(try router.openPeople(list))
    case .showLists: if let user = state.user { runner.atOnce(try router.openLists(for: user.id)) }
    case .report: if let user = state.user { runner.atOnce(try router.report(user.id)) }
    case .writePost: runner.atOnce(try router.writePost())
    case .editProfile: runner.atOnce(try router.editProfile())
    case .showAccounts: runner.atOnce(try router.openAccounts())
    case .findPeople: runner.atOnce(try router.findPeople())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  // MARK: Changes

  /// What a change is about, as things are when it is asked for.
  private var subject: ErrorSubject { .following.with(state.user?.relationship ?? Relationship()) }

  /// A question that could not be carried out stays, to be answered again; so does one about something else.
  private func relate(_ action: RelationAction) async throws(AppError) -> ProfileState.Done {
    guard let user = state.user else { throw .cancelled }
    if let question = action.question {
      guard state.capabilities.relates else { throw .unsupported }
      try require(question)
    }
    if case .note(let text) = action { state.entry = text }
    let answer = try await interactor.perform(action, on: user)
    state.user = answer.user
    if action.question == state.question { state.ask(nil) }
    return .relation(answer.outcome)
  }

  private func keep() throws(AppError) {
    try require(state.question)
    state.ask(nil)
  }

  /// A second answer is passed over: what was said of the first stays.
  private func require(_ question: ProfileState.Question?) throws(AppError) {
    guard let question, state.question == question else { throw .cancelled }
  }

  private func setLocked(_ isLocked: Bool) async throws(AppError) -> ProfileState.Done {
    state.user = try await editing.orUnsupported().setLocked(isLocked)
    return .relation(isLocked ? .locked : .unlocked)
  }

  // MARK: Reading

  private func followPerson() async {
    guard let id = await personID() else { return }
    for await signal in interactor.changes(of: id) {
      switch signal {
      case .disconnected: state.action.isStale = true
      case .changed, .lagged: await runner.catchUp(try await lookAgain())
      }
    }
  }

  /// Reads the person, whom of their followers the viewer knows, and what is pinned.
  private func read() async throws(AppError) {
    try await readSurroundings(of: try await readPerson())
  }

  private func readSurroundings(of user: User) async throws(AppError) {
    defer { readCapabilities() }
    let (known, pinned) = try await surroundings.latest(
      (try await interactor.knownFollowers(of: user), try await actions.pinned(by: user.id)))
    state.known = known
    state.show(pinned)
  }

  /// Reads the person after a signal; the rest of a page that is shown keeps its place until it is asked for. No one
  /// asked for it, but that there is no person any more is told.
  private func lookAgain() async throws(AppError) {
    let (isShown, told) = (state.user != nil, state.action.outcome)
    do throws(AppError) {
      let user = try await readPerson()
      if isShown { return }
      // What kept them from being shown is over.
      if state.action.outcome == told { runner.atOnce(()) }
      try await readSurroundings(of: user)
    } catch {
      guard [.notFound, .gone, .unauthenticated].contains(error) else { throw error }
      runner.fail(error)
    }
  }

  /// A source may know more once it has answered.
  private func readCapabilities() {
    state.capabilities = interactor.capabilities
    state.capabilities.edits = editing != nil
    state.places = router.places
    posts.readCapabilities()
  }

  private func readPerson() async throws(AppError) -> User {
    defer { readCapabilities() }
    let person = state.user.map { PersonReference.id($0.id) } ?? state.person
    do throws(AppError) {
      let user = try await people.latest(try await interactor.user(person))
      state.user = user
      arrival?.yield(user.id)
      return user
    } catch {
      // A reading begun later has answered already, and its answer is shown.
      guard error == .cancelled, !Task.isCancelled, let user = state.user else { throw error }
      return user
    }
  }

  private func personID() async -> ID<User>? {
    if case .id(let id) = state.person { return id }
    if let user = state.user { return user.id }
    let (stream, continuation) = AsyncStream<ID<User>>.makeStream(bufferingPolicy: .bufferingNewest(1))
    arrival = continuation
    for await id in stream { return id }
    return nil
  }
}

extension RelationAction {
  /// The question that it answers.
  fileprivate var question: ProfileState.Question? {
    switch self {
    case .block: .block
    case .mute: .mute
    case .note: .note
    case .toggleFollowing, .watch, .hideShares, .accept, .reject, .removeFollower, .unblock, .unmute: nil
    }
  }
}
