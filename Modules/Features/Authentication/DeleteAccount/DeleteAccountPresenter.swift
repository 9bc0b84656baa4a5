public import AppScreens
import AppValues
import Entities
public import Observation

/// Says what is deleted with an account, has its owner prove who they are, asks for its handle, and deletes it.
@MainActor @Observable
public final class DeleteAccountPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// What proves who asks.
    case prove(ProofAnswer)
    /// The handle of the account, as the confirmation: deletes the account.
    case enterHandle(String)
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state: DeleteAccountState
  private let account: AccountInteractor
  private let dialogue: ProofDialogue
  private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    dialogue = ProofDialogue(account: account)
    self.router = router
    state = DeleteAccountState(handle: account.session.handle, places: router.places)
  }

  /// Looks again which places the app has: a source may know more once it has answered.
  public func appear() async {
    state.places = router.places
    guard state.step == .proof(nil) else { return }
    await runner.read(.queue, try await self.begin())
  }

  public func send(_ action: Action) async {
    // A second answer while one is being checked would be one to another question.
    await runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.step, action) {
    case (.proof(let proof?), .prove(let answer)):
      state.step = (try await dialogue.take(answer, proof)).map { .proof($0) } ?? .handle
    case (.handle, .enterHandle(let handle)):
      state.entered = handle
      try account.checkHandle(handle)
      try await delete()
    case (.proof(let proof), .back):
      if let before = proof.flatMap(dialogue.back) { state.step = .proof(before) } else { router.leave() }
    case (.handle, .back): router.leave()
    // It is the answer to another question, or has been answered before.
    case (.proof, _), (.handle, _): throw .cancelled
    }
  }

  private func begin() async throws(AppError) {
    state.step =
      (try await dialogue.begin(try await account.standing(), for: .removal)).map { .proof($0) } ?? .handle
  }

  private func delete() async throws(AppError) {
    do throws(AppError) {
      router.enter(as: try await account.delete())
      state.step = .proof(nil)
    } catch .invalid(.proof, let rule) {
      // It was a while ago.
      try await begin()
      throw .invalid(.proof, rule)
    }
  }
}
