public import AppScreens
public import AppValues
public import Entities
public import Observation

/// Presents the people in a list, and its name.
@MainActor
@Observable
public final class ListMembersPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens the profile of a person in the list.
    case open(ID<User>)
    /// Removes a person from the list, or adds them again.
    case toggle(ID<User>)
    /// Reads more people; reads everything again.
    case more, refresh
    /// Asks a question; `add`, `rename`, `choose`, `confirmDeletion` or `leave` answers.
    case ask(ListMembersState.Question)
    /// Adds the person with a handle as entered.
    case add(String)
    /// Gives the list this title.
    case rename(String)
    /// Shows these comments in the list from now on, after `ask(.choosingComments)`.
    case choose(ListComments)
    /// Leaves out of home what the people of the list post, or shows it there again.
    case toggleHome
    /// Deletes the list, after `ask(.deleting)`.
    case confirmDeletion
    /// Stops asking.
    case leave
    case signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: ListMembersState

  @ObservationIgnored private let id: ID<UserList>
  @ObservationIgnored private let interactor: ListsInteractor
  @ObservationIgnored private let router: ListsRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(of id: ID<UserList>, interactor: ListsInteractor, viewer: Viewer, router: ListsRouter) {
    state = ListMembersState(isSignedIn: viewer.session != nil, places: router.places)
    self.id = id
    self.interactor = interactor
    self.router = router
  }

  /// Reads the list and its first people again; those removed here leave the screen.
  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let person): runner.atOnce(try router.openProfile(of: person))
    case .toggle(let person): await runner.change(.queue, try await toggle(person))
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .ask(let question): await runner.change(.queue, state.ask(question))
    case .add(let handle):
      await runner.change(.refuseWhileBusy, try await add(handle), then: try await read())
    case .rename(let title): await runner.change(.refuseWhileBusy, try await rename(title))
    case .choose(let comments): await runner.change(.refuseWhileBusy, try await choose(comments))
    case .toggleHome: await runner.change(.refuseWhileBusy, try await toggleHome())
    case .confirmDeletion: await runner.change(.refuseWhileBusy, try await delete())
    case .leave: await runner.change(.queue, state.question = nil)
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func toggle(_ person: ID<User>) async throws(AppError) -> ListMembersState.Done? {
    guard let member = state.members[person] else { return nil }
    let isMember = state.removed.contains(person)
    state.list = try await interactor.setMember(isMember, person, of: id)
    state.mark(person, isMember: isMember)
    return isMember ? .added(member.name) : .removed(member.name)
  }

  private func add(_ handle: String) async throws(AppError) -> ListMembersState.Done {
    try require(.adding)
    state.entered = handle
    let person = try await interactor.person(handle: handle)
    state.list = try await interactor.setMember(true, person.id, of: id)
    state.question = nil
    return .added(person.name)
  }

  private func rename(_ title: String) async throws(AppError) -> ListMembersState.Done {
    try require(.renaming)
    state.entered = title
    let list = try await interactor.change(id, ListChange(title: title))
    state.list = list
    state.question = nil
    return .renamed(list.title)
  }

  private func choose(_ comments: ListComments) async throws(AppError) -> ListMembersState.Done {
    try require(.choosingComments)
    let done = try await change(ListChange(comments: comments))
    state.question = nil
    return done
  }

  private func toggleHome() async throws(AppError) -> ListMembersState.Done? {
    guard let list = state.list else { return nil }
    return try await change(ListChange(isExclusive: !list.settings.isExclusive))
  }

  private func change(_ change: ListChange) async throws(AppError) -> ListMembersState.Done {
    let list = try await interactor.change(id, change)
    state.list = list
    return .changed(list.settings)
  }

  private func delete() async throws(AppError) {
    try require(.deleting)
    try await interactor.repository.delete(id)
    state.question = nil
    router.remove(id)
  }

  /// Throws `cancelled` if the screen doesn't ask this question, or it was answered already.
  private func require(_ question: ListMembersState.Question) throws(AppError) {
    if state.question != question { throw .cancelled }
  }

  private func readMore() async throws(AppError) {
    let older = state.members.older
    let page = try await state.members.more { [id, interactor] (request) async throws(AppError) in
      try await interactor.repository.members(of: id, request)
    }
    if let page { state.members.append(page, below: older) }
  }

  private func read() async throws(AppError) {
    let (list, page) = try await runner.reads.latest(
      (
        try await interactor.repository.list(id),
        try await interactor.repository.members(of: id, PageRequest())
      ))
    state.show(list, page)
  }
}
