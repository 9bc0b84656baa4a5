public import Entities
public import Navigation
public import Observation
import PostActions

/// Who is in a list, and what it is called.
@MainActor
@Observable
public final class ListMembersPresenter: ScreenPresenter, ActingPresenter {
  /// What can be done there.
  public enum Action: Hashable, Sendable {
    case open(ID<User>)
    /// Takes somebody out, or puts them in again.
    case toggle(ID<User>)
    case more, refresh
    /// Asks something; `add`, `rename`, `confirmDeletion` or `leave` answers.
    case ask(ListMembersState.Question)
    case add(String)
    case rename(String)
    case confirmDeletion
    case leave
    case signIn
  }

  public internal(set) var state: ListMembersState

  @ObservationIgnored private let id: ID<UserList>
  @ObservationIgnored private let interactor: ListsInteractor
  @ObservationIgnored private let router: TimelineRouter
  @ObservationIgnored private let reads = LatestRead()

  init(of id: ID<UserList>, interactor: ListsInteractor, viewer: Viewer, router: TimelineRouter) {
    state = ListMembersState(isSignedIn: viewer.session != nil)
    self.id = id
    self.interactor = interactor
    self.router = router
  }

  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    await perform { () async throws(AppError) -> ListMembersState.Done? in try await handle(action) }
  }

  private func handle(_ action: Action) async throws(AppError) -> ListMembersState.Done? {
    switch action {
    case .open(let person): router.posts.openProfile(of: person)
    case .toggle(let person): return try await toggle(person)
    case .more: try await readMore()
    case .refresh: try await read()
    case .ask(let question): state.ask(question)
    case .add(let handle): return try await add(handle)
    case .rename(let title): return try await rename(title)
    case .confirmDeletion: return try await delete()
    case .leave: state.question = nil
    case .signIn: router.posts.signIn()
    }
    return nil
  }

  private func toggle(_ person: ID<User>) async throws(AppError) -> ListMembersState.Done? {
    guard let member = state.members.first(where: { $0.id == person }) else { return nil }
    let isMember = state.removed.contains(person)
    state.list = try await interactor.setMember(isMember, person, of: id)
    reads.wrote()
    state.mark(person, isMember: isMember)
    return isMember ? .added(member.name) : .removed(member.name)
  }

  private func add(_ handle: String) async throws(AppError) -> ListMembersState.Done {
    state.entered = handle
    let person = try await interactor.person(handle: handle)
    state.list = try await interactor.setMember(true, person.id, of: id)
    reads.wrote()
    state.question = nil
    await readAgain { () async throws(AppError) in try await read() }
    return .added(person.name)
  }

  private func rename(_ title: String) async throws(AppError) -> ListMembersState.Done {
    state.entered = title
    let list = try await interactor.rename(id, to: title)
    reads.wrote()
    state.list = list
    state.question = nil
    return .renamed(list.title)
  }

  private func delete() async throws(AppError) -> ListMembersState.Done? {
    guard state.question == .deleting else { return nil }
    try await interactor.delete(id)
    router.leaveDeletedList()
    return nil
  }

  private func readMore() async throws(AppError) {
    guard let older = state.older else { return }
    let page = try await interactor.members(of: id, PageRequest(.before(older)))
    guard state.older == older else { return }
    state.append(page)
  }

  private func read() async throws(AppError) {
    let (id, interactor) = (id, interactor)
    let answer = try await reads.read { () async throws(AppError) -> (UserList, Page<User>) in
      (try await interactor.list(id), try await interactor.members(of: id))
    }
    guard let (list, page) = answer else { return }
    state.list = list
    state.members = []
    state.removed = []
    state.isStale = false
    state.append(page)
  }
}
