public import AppScreens
public import AppValues
import Entities
public import Observation

/// Shows the providers' accounts by which someone signs in, and unlinks those that they choose.
@MainActor @Observable
public final class LinkedProvidersPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// Unlinks one, once its owner has proven who they are.
    case unlink(ID<LinkedProvider>)
    /// What proves who asks.
    case prove(ProofAnswer)
    /// Opens the page of the server on which others are linked.
    case openPage
    /// To the list, while it's asked for a proof.
    case back
    case refresh
  }

  /// What is linked, and what the last action unlinked.
  public internal(set) var state: LinkedProvidersState
  @ObservationIgnored private let account: AccountInteractor
  @ObservationIgnored private let opener: LinkOpener
  private let dialogue: ProofDialogue
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor, opener: LinkOpener) {
    self.account = account
    self.opener = opener
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
    case .prove(let answer):
      await runner.change(.refuseWhileBusy, try await prove(answer), then: try await read())
    case .openPage:
      guard let page = state.page else { return }
      _ = await opener.open(page)
    case .back:
      let before = state.proof.flatMap(dialogue.back)
      state.proof = before
      if before == nil { state.unlinking = nil }
    case .refresh: await runner.read(.latestWins, try await self.read())
    }
  }

  /// Nil while its owner still has to prove who they are.
  private func unlink(_ id: ID<LinkedProvider>) async throws(AppError) -> String? {
    guard let link = state.linked?.first(where: { $0.id == id }) else { throw .cancelled }
    do throws(AppError) {
      try await account.unlink(id)
    } catch .invalid(.proof, _) {
      state.unlinking = link
      state.proof = try await dialogue.begin(try await account.standing(), for: .removal)
      return nil
    } catch .notFound {
      // It has been unlinked before, which is what was wanted.
    }
    (state.unlinking, state.proof) = (nil, nil)
    return link.provider.name
  }

  private func prove(_ answer: ProofAnswer) async throws(AppError) -> String? {
    guard let link = state.unlinking, let proof = state.proof else { throw .cancelled }
    state.proof = try await dialogue.take(answer, proof)
    return state.proof == nil ? try await unlink(link.id) : nil
  }

  private func read() async throws(AppError) {
    state.linked = try await runner.reads.latest(try await account.linkedProviders())
  }
}
