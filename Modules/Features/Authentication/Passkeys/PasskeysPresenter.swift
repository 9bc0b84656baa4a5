public import AppScreens
public import AppValues
import Entities
public import Observation

/// Shows the account's passkeys, renames them, and removes them once its owner has proven who they are. A browser adds
/// them.
@MainActor @Observable
public final class PasskeysPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// Shows one and what can be done with it.
    case choose(ID<Passkey>)
    /// Asks for another name of the one that is shown.
    case rename
    case enterName(String)
    /// Removes the one that is shown.
    case remove
    /// What proves who asks.
    case prove(ProofAnswer)
    /// To what was shown before.
    case back
    case refresh
  }

  /// The passkeys, and the outcome of the last action.
  public internal(set) var state: PasskeysState
  private let account: AccountInteractor
  private let dialogue: ProofDialogue
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor, page: String) {
    state = PasskeysState(page: page)
    self.account = account
    dialogue = ProofDialogue(account: account)
  }

  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    switch action {
    case .refresh: await runner.read(.latestWins, try await self.read())
    // A second answer while one is being checked would be one to another question.
    default: await runner.change(.refuseWhileBusy, try await take(action), then: try await read())
    }
  }

  private func take(_ action: Action) async throws(AppError) -> PasskeysState.Done? {
    switch (state.step, action) {
    case (.list, .choose(let id)):
      guard let passkey = state.passkeys?.first(where: { $0.id == id }) else { throw .cancelled }
      state.step = .passkey(passkey)
    case (.passkey(let passkey), .rename): state.step = .name(passkey)
    case (.name(let passkey), .enterName(let name)):
      state.step = .passkey(try await account.renamePasskey(passkey.id, to: name))
      return .renamed
    case (.passkey(let passkey), .remove): return try await remove(passkey)
    case (.proof(let passkey, let proof?), .prove(let answer)):
      if let next = try await dialogue.take(answer, proof) {
        state.step = .proof(passkey, next)
      } else {
        return try await remove(passkey)
      }
    case (_, .back): back()
    // It is the answer to another question, or has been answered before.
    default: throw .cancelled
    }
    return nil
  }

  private func remove(_ passkey: Passkey) async throws(AppError) -> PasskeysState.Done? {
    do throws(AppError) {
      try await account.removePasskey(passkey.id)
    } catch .notFound {
      // It's gone already, which is what was wanted.
    } catch .invalid(.proof, _) {
      state.step = .proof(passkey, try await dialogue.begin(try await account.standing(), for: .removal))
      return nil
    }
    state.step = .list
    state.passkeys?.removeAll { $0.id == passkey.id }
    return .removed(passkey.name)
  }

  private func back() {
    switch state.step {
    case .list, .passkey: state.step = .list
    case .name(let passkey): state.step = .passkey(passkey)
    case .proof(let passkey, let proof):
      if let before = proof.flatMap(dialogue.back) {
        state.step = .proof(passkey, before)
      } else {
        state.step = .passkey(passkey)
      }
    }
  }

  private func read() async throws(AppError) {
    state.passkeys = try await runner.reads.latest(try await account.passkeys())
  }
}
