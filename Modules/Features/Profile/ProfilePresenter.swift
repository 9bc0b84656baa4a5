public import AppScreens
import AppValues
import Entities
public import Observation
public import PostActions
import Presentation

/// Presents a person's profile and the viewer's relationship to them.
@MainActor
@Observable
public final class ProfilePresenter: ScreenPresenter {
  /// The actions of the screen.
  public enum Action: Sendable {
    /// Changes the viewer's relationship to the person. Blocking, muting and setting a note answer an open question,
    /// and are ignored without one.
    case relate(RelationAction)
    /// Acts on one of their posts.
    case post(PostIntent)
    /// Asks whether to block, how long to mute, what to note or what to write; `relate`, `message` or `keep` answers.
    case ask(ProfileState.Question)
    /// Closes a question without an answer.
    case keep
    /// Opens a post with this text that only the person can see, to be published there.
    case message(String)
    /// Sets whether the viewer approves followers.
    case setLocked(Bool)
    case refresh
    /// Opens the timeline of the person's posts.
    case showPosts
    /// Opens a list of people.
    case showPeople(PeopleList)
    /// Opens the viewer's lists, to add the person to them.
    case showLists
    /// Opens the report to the administrator.
    case report
    /// Each opens another screen.
    case writePost, editProfile, showAccounts, findPeople, signIn
  }

  /// The person, some of their posts, and the outcome of the last action.
  public internal(set) var state: ProfileState

  @ObservationIgnored private let interactor: ProfileInteractor
  /// Reads what people show on their profiles; nil if the source doesn't keep it.
  @ObservationIgnored private let featured: FeaturedInteractor?
  /// Changes the viewer's own profile; nil if the source can't.
  @ObservationIgnored private let editing: EditProfileInteractor?
  @ObservationIgnored private let actions: PostActionsInteractor
  @ObservationIgnored private let router: ProfileRouter
  /// The reads of the rest of the page, besides the person.
  @ObservationIgnored private let surroundings = LatestRead()
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action, otherReads: surroundings) {
    $0.readCapabilities()
  }
  @ObservationIgnored private lazy var posts = ShownPosts(
    of: self, \.state, actions: actions, postNavigation: router.posts, runner: runner)
  /// Wakes `follow()` once the person behind a handle is known.
  @ObservationIgnored private var arrival: AsyncStream<ID<User>>.Continuation?

  init(
    person: PersonReference, interactor: ProfileInteractor, featured: FeaturedInteractor? = nil,
    editing: EditProfileInteractor?, actions: PostActionsInteractor, router: ProfileRouter
  ) {
    state = ProfileState(person: person, viewer: interactor.viewerID)
    self.interactor = interactor
    self.featured = featured
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
    case .message(let text): await runner.change(.queue, try message(text))
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

  /// The subject of a change, as of when it is requested.
  private var subject: ErrorSubject { .following.with(state.user?.relationship ?? Relationship()) }

  /// A question stays open if its answer fails, and if the action answers another question.
  private func relate(_ action: RelationAction) async throws(AppError) -> ProfileState.Done {
    guard let user = state.user else { throw .cancelled }
    if let question = action.question {
      guard state.capabilities.relations.allows(action.kind) else { throw .unsupported }
      try require(question)
    }
    if case .note(let text) = action { state.entry = text }
    let answer = try await interactor.perform(action, on: user)
    state.user = answer.user
    if action.question == state.question { state.ask(nil) }
    return .relation(answer.outcome)
  }

  /// An empty text leaves the question open.
  private func message(_ text: String) throws(AppError) {
    try require(.message)
    guard let user = state.user, let start = text.firstIndex(where: { !$0.isWhitespace }) else {
      throw .cancelled
    }
    try router.message(String(text[start...]), to: user.handle)
    state.ask(nil)
  }

  private func keep() throws(AppError) {
    try require(state.question)
    state.ask(nil)
  }

  /// Ignores a second answer, so that the message about the first stays.
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

  /// Reads the person, the followers that the viewer follows too, what the person features, and the pinned and the latest
  /// posts.
  private func read() async throws(AppError) {
    let person = PersonReading()
    let rest = try await surroundings.latest(try await readPage(person))
    if let user = state.user { try state.show(rest, of: user) }
  }

  /// Reads all of it at once where it's known who it is: each part may be a request. Where that is repeated since something
  /// has changed, the person isn't read again: as they're shown, they're as new.
  private func readPage(_ person: PersonReading) async throws(AppError) -> ProfileSurroundings {
    if person.isDone, let user = state.user { return await readRest(of: user.id) }
    guard let id = try await knownID() else {
      let user = try await readPerson()
      person.isDone = true
      return await readRest(of: user.id)
    }
    async let rest = readRest(of: id)
    _ = try await readPerson(id)
    person.isDone = true
    return await rest
  }

  /// The id of the person, if it's known before the person is read.
  private func knownID() async throws(AppError) -> ID<User>? {
    if let user = state.user { return user.id }
    return try await interactor.id(of: state.person)
  }

  private func readRest(of id: ID<User>) async -> ProfileSurroundings {
    let (interactor, featuring, actions) = (interactor, featured, actions)
    async let known = Result(of: { () async throws(AppError) in try await interactor.knownFollowers(of: id) })
    async let featured = Result(of: { () async throws(AppError) in
      try await featuring?.featured(by: id) ?? Featured.none
    })
    async let pinned = Result(of: { () async throws(AppError) in try await actions.pinned(by: id) })
    async let recent = Result(of: { () async throws(AppError) in try await interactor.latestPosts(by: id) })
    return ProfileSurroundings(
      known: await known, featured: await featured, pinned: await pinned, recent: await recent)
  }

  /// Reads the person after a signal; the rest of the page stays as it is until the viewer reloads it. Problems aren't
  /// shown, except that the account no longer exists.
  private func lookAgain() async throws(AppError) {
    let (isShown, told) = (state.user != nil, state.action.outcome)
    do throws(AppError) {
      let user = try await readPerson()
      if isShown { return }
      // The problem that kept them from being shown is over.
      if state.action.outcome == told { runner.atOnce(()) }
      try state.show(try await surroundings.latest(await readRest(of: user.id)), of: user)
    } catch {
      guard [.notFound, .gone, .unauthenticated].contains(error) else { throw error }
      runner.fail(error)
    }
  }

  /// A source may know more once it has answered.
  private func readCapabilities() {
    state.capabilities = ProfileCapabilities(
      relations: interactor.relationCapabilities,
      locks: editing?.capabilities.parts.contains(.isLocked) ?? false)
    posts.readCapabilities()
  }

  /// - Parameter id: The id of the person; nil if it isn't known yet.
  private func readPerson(_ id: ID<User>? = nil) async throws(AppError) -> User {
    // The person is shown before the rest of the page is read.
    defer { readCapabilities() }
    let person = (id ?? state.user?.id).map { PersonReference.id($0) } ?? state.person
    do throws(AppError) {
      let user = try await runner.reads.latest(try await interactor.user(person))
      state.user = user
      arrival?.yield(user.id)
      return user
    } catch {
      // The answer of a later read is already shown.
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

/// Whether the person of a page that is being read was read.
@MainActor
private final class PersonReading {
  var isDone = false
}

extension RelationAction {
  /// The question that the action answers.
  fileprivate var question: ProfileState.Question? {
    switch self {
    case .block: .block
    case .mute: .mute
    case .note: .note
    case .toggleFollowing, .watch, .hideShares, .accept, .reject, .removeFollower, .unblock, .unmute,
      .dismissSuggestion:
      nil
    }
  }
}
