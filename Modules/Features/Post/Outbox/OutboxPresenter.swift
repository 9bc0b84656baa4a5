public import AppScreens
public import AppValues
public import Observation
import PostActions

/// Presents what waits to be sent, to retry, edit or drop it.
@MainActor
@Observable
public final class OutboxPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Opens a post that waits.
    case open(ID<OutboxItem>)
    /// Sends something that was refused again.
    case retry(ID<OutboxItem>)
    /// Asks for another text; `edited` or `keep` answers.
    case edit(ID<OutboxItem>)
    /// Changes the text in question.
    case edited(String)
    /// Asks whether to drop something; `confirmDrop` or `keep` answers.
    case drop(ID<OutboxItem>)
    /// Drops what is in question.
    case confirmDrop
    /// Leaves what is in question as it is.
    case keep
    /// Sends what can be sent now, also what was refused.
    case send
    /// Reads the next page of what waits; reads again what waits.
    case more, refresh
  }

  /// What the screen shows; nothing is read until `appear()`.
  public private(set) var state: OutboxScreenState

  @ObservationIgnored private let outbox: OutboxInteractor
  @ObservationIgnored private let router: PostRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  init(outbox: OutboxInteractor, router: PostRouter) {
    state = OutboxScreenState(places: router.places)
    self.outbox = outbox
    self.router = router
  }

  public func appear() async { await send(.refresh) }

  /// Keeps the list up to date while it's shown.
  public func follow() async {
    for await _ in outbox.changes() { await runner.catchUp(try await read()) }
  }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): runner.atOnce(try open(id))
    case .retry(let id):
      await runner.change(.refuseWhileBusy, try await retry(id), then: try await read())
    case .edit(let id): await runner.change(.queue, state.editing = try editable(id))
    case .edited(let text):
      await runner.change(.refuseWhileBusy, try await edit(text), then: try await read())
    case .drop(let id): await runner.change(.queue, state.confirming = try item(id))
    case .confirmDrop: await runner.change(.refuseWhileBusy, try await drop(), then: try await read())
    case .keep: await runner.change(.queue, leave())
    case .send: await runner.change(.refuseWhileBusy, try await sendAll(), then: try await read())
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  private func item(_ id: ID<OutboxItem>) throws(AppError) -> OutboxItem {
    guard let item = state.list?[id] else { throw .gone }
    return item
  }

  private func editable(_ id: ID<OutboxItem>) throws(AppError) -> OutboxItem {
    let item = try item(id)
    if item.write.content == nil { throw .unsupported }
    if item.mayBeSent { throw .conflict }
    return item
  }

  private func open(_ id: ID<OutboxItem>) throws(AppError) {
    guard case .publish = try item(id).write else { throw .unsupported }
    try router.posts.open(ID(waiting: id))
  }

  private func leave() {
    state.confirming = nil
    state.editing = nil
  }

  private func retry(_ id: ID<OutboxItem>) async throws(AppError) -> OutboxScreenState.Done {
    done(try await outbox.retry(try item(id).id))
  }

  private func sendAll() async throws(AppError) -> OutboxScreenState.Done {
    done(try await outbox.send())
  }

  private func done(_ round: OutboxRound) -> OutboxScreenState.Done {
    round.sent == 0 && round.refused > 0 ? .refused : .sent(round.sent)
  }

  private func edit(_ text: String) async throws(AppError) -> OutboxScreenState.Done {
    guard let item = state.editing else { throw .cancelled }
    let round = try await outbox.edit(item, text: text)
    state.editing = nil
    return done(round)
  }

  private func drop() async throws(AppError) -> OutboxScreenState.Done {
    guard let id = state.confirming?.id else { throw .cancelled }
    try await outbox.drop(id)
    state.confirming = nil
    state.list?.removeAll { $0.id == id }
    return .dropped
  }

  private func read() async throws(AppError) {
    let count = state.list?.items.count ?? 0
    state.list = try await runner.reads.latest(try await outbox.list(showing: count))
  }

  private func readMore() async throws(AppError) {
    guard let list = state.list else { return }
    let page = try await list.more { [outbox] (request) async throws(AppError) in
      try await outbox.page(request)
    }
    if let page { state.list?.append(page, below: list.older) }
  }
}
