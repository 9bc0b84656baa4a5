public import AppScreens
public import AppValues
import Entities
public import Observation

/// Shows the providers' accounts by which someone signs in, unlinks those that they choose, and links others where this
/// program goes to providers by itself.
@MainActor @Observable
public final class LinkedProvidersPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// Unlinks one, once its owner has proven who they are.
    case unlink(ID<LinkedProvider>)
    /// Links one, once its owner has proven who they are.
    case link(SignInProvider.ID, byCode: Bool)
    /// What proves who asks.
    case prove(ProofAnswer)
    /// Opens the page of the server on which others are linked.
    case openPage
    /// To the list, while it's asked for a proof.
    case back
    case refresh
  }

  /// What is linked, and what the last action did.
  public internal(set) var state: LinkedProvidersState
  @ObservationIgnored private let account: AccountInteractor
  @ObservationIgnored private let opener: LinkOpener
  /// Nil where this program goes to no providers by itself.
  @ObservationIgnored private let visitor: ProviderVisitor?
  private let dialogue: ProofDialogue
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor, opener: LinkOpener, visitor: ProviderVisitor? = nil) {
    self.account = account
    self.opener = opener
    self.visitor = visitor
    dialogue = ProofDialogue(account: account)
    state = LinkedProvidersState(page: account.session.server.map { "\($0.address)/account/providers" })
  }

  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .unlink(let id):
      await runner.change(.refuseWhileBusy, try await unlink(id), then: try await read())
    case .link(let id, let byCode):
      await runner.change(.refuseWhileBusy, try await link(id, byCode: byCode), then: try await read())
    case .prove(let answer):
      await runner.change(.refuseWhileBusy, try await prove(answer), then: try await read())
    case .openPage:
      guard let page = state.page else { return }
      _ = await opener.open(page)
    case .back:
      let before = state.proof.flatMap(dialogue.back)
      state.proof = before
      if before == nil { state.pending = nil }
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  private func unlink(_ id: ID<LinkedProvider>) async throws(AppError) -> LinkedProvidersState.Change? {
    guard let link = state.linked?.first(where: { $0.id == id }) else { throw .cancelled }
    return try await make(.unlink(link))
  }

  private func link(
    _ id: SignInProvider.ID, byCode: Bool
  ) async throws(AppError) -> LinkedProvidersState.Change? {
    guard let provider = state.offered.first(where: { $0.id == id }) else { throw .cancelled }
    let standing = try await account.standing()
    // The provider is asked only once the account has been.
    guard standing.isProven(for: .removal) else {
      return try await ask(for: .link(provider, byCode: byCode), standing)
    }
    return try await make(.link(provider, byCode: byCode))
  }

  /// Nil while its owner still has to prove who they are.
  private func make(
    _ change: LinkedProvidersState.Change
  ) async throws(AppError) -> LinkedProvidersState.Change? {
    do throws(AppError) {
      switch change {
      case .link(let provider, let byCode):
        let visitor = try visitor.orUnsupported()
        try await account.link(
          try await visitor.identity(at: provider.id, byCode: byCode) { [weak self] in
            self?.state.visit = $0
          })
      case .unlink(let link): try await account.unlink(link.id)
      }
    } catch .invalid(.proof, _) {
      return try await ask(for: change, try await account.standing())
    } catch {
      // What has been unlinked before is what was wanted.
      guard case (.unlink, .notFound) = (change, error) else { throw error }
    }
    (state.pending, state.proof) = (nil, nil)
    return change
  }

  private func ask(
    for change: LinkedProvidersState.Change, _ standing: AccountStanding
  ) async throws(AppError) -> LinkedProvidersState.Change? {
    state.pending = change
    state.proof = try await dialogue.begin(standing, for: .removal)
    return nil
  }

  private func prove(_ answer: ProofAnswer) async throws(AppError) -> LinkedProvidersState.Change? {
    guard let change = state.pending, let proof = state.proof else { throw .cancelled }
    state.proof = try await dialogue.take(answer, proof)
    return state.proof == nil ? try await make(change) : nil
  }

  private func read() async throws(AppError) {
    let linked = try await runner.reads.latest(try await account.linkedProviders())
    state.linked = linked
    state.offered =
      visitor?.providers.filter { provider in
        !linked.contains { $0.provider.id == provider.id }
      } ?? []
  }
}
