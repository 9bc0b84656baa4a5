public import AppScreens
public import AppValues
import Entities
public import Observation

/// Presents the people whose notifications wait, and what becomes of notifications of people one may not know.
@MainActor
@Observable
public final class NoticeRequestsPresenter: ScreenPresenter {
  /// The actions of the screen.
  public enum Action: Hashable, Sendable {
    /// Opens the profile of the person who asks.
    case open(ID<NoticeRequest>)
    /// Puts what waits into the list; dismisses it permanently.
    case accept(ID<NoticeRequest>), dismiss(ID<NoticeRequest>)
    /// Asks what becomes of notifications of some people; answers that.
    case choose(NoticeOrigin), set(NoticeTreatment)
    /// Closes the question without an answer.
    case keep
    /// Loads the next page; reloads everything.
    case more, refresh
    case signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: NoticeRequestsState

  @ObservationIgnored private let interactor: NotificationsInteractor
  @ObservationIgnored private let router: NotificationsRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(interactor: NotificationsInteractor, router: NotificationsRouter) {
    state = NoticeRequestsState(isSignedIn: interactor.isSignedIn, places: router.places)
    self.interactor = interactor
    self.router = router
  }

  /// Reads everything again, since it changes on other devices.
  public func appear() async {
    if state.choosing == nil { await send(.refresh) }
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): runner.atOnce(try router.openPerson(try request(id).from))
    case .accept(let id): await runner.change(.queue, try await answer(id, .accepted))
    case .dismiss(let id): await runner.change(.queue, try await answer(id, .dismissed))
    case .choose(let origin): await runner.change(.queue, state.choosing = origin)
    case .set(let treatment): await runner.change(.queue, try await set(treatment))
    case .keep: await runner.change(.queue, state.choosing = nil)
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .signIn: runner.atOnce(try router.signIn())
    }
  }

  private func request(_ id: ID<NoticeRequest>) throws(AppError) -> NoticeRequest {
    guard let request = state.list?[id] else { throw .notFound }
    return request
  }

  /// Answers a request. One that was answered elsewhere leaves the list, too.
  private func answer(
    _ id: ID<NoticeRequest>, _ done: NoticeRequestsState.Done
  ) async throws(AppError) -> NoticeRequestsState.Done {
    _ = try request(id)
    let requests = try interactor.requests()
    do throws(AppError) {
      if done == .accepted { try await requests.accept([id]) } else { try await requests.dismiss([id]) }
    } catch {
      if error == .notFound { state.list?.removeAll { $0.id == id } }
      throw error
    }
    state.list?.removeAll { $0.id == id }
    return done
  }

  private func set(_ treatment: NoticeTreatment) async throws(AppError) -> NoticeRequestsState.Done {
    guard let origin = state.choosing else { throw .cancelled }
    state.policy = try await interactor.requests().change([origin: treatment])
    state.choosing = nil
    return .saved
  }

  private func read() async throws(AppError) {
    guard state.isSignedIn else { return }
    let requests = try interactor.requests()
    let count = max(state.list?.items.count ?? 0, 1)
    let read = try await runner.reads.latest(
      try await Self.read(requests, showing: count))
    (state.policy, state.list) = (read.policy, read.list)
  }

  private nonisolated static func read(
    _ requests: any NoticeRequests, showing count: Int
  ) async throws(AppError) -> (policy: NoticePolicy, list: PagedList<NoticeRequest>) {
    let policy = try await requests.policy()
    let list = try await PagedList.first(atLeast: count) { (request) async throws(AppError) in
      try await requests.requests(request)
    }
    return (policy, list)
  }

  private func readMore() async throws(AppError) {
    guard let list = state.list else { return }
    let requests = try interactor.requests()
    let page = try await list.more { (request) async throws(AppError) in
      try await requests.requests(request)
    }
    if let page { state.list?.append(page, below: list.older) }
  }
}
