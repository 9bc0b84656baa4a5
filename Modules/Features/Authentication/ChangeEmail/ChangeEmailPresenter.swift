public import AppScreens
public import AppValues
import Entities
public import Observation

/// Changes the email address: asks for the address, the password, and the code sent by email.
@MainActor @Observable
public final class ChangeEmailPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// The new address.
    case enterEmail(String)
    /// What proves who asks.
    case prove(ProofAnswer)
    /// The six digits sent to the new address.
    case enterCode(Secret)
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state = ChangeEmailState()
  private let account: AccountInteractor
  private let dialogue: ProofDialogue
  private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    dialogue = ProofDialogue(account: account)
    self.router = router
  }

  public func appear() async {
    await runner.read(.queue, self.state.present = try await self.account.email())
  }

  public func send(_ action: Action) async {
    // A second answer while one is being checked would be one to another question.
    await runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.step, action) {
    case (.email, .enterEmail(let email)):
      state.email = Printable.stripped(email)
      state.email = try await account.checkEmail(email)
      try await goOn(try await dialogue.begin(try await account.standing()))
    case (.proof(let proof), .prove(let answer)): try await goOn(try await dialogue.take(answer, proof))
    case (.code, .enterCode(let code)): try await confirm(code.value)
    case (.proof(let proof), .back): state.step = dialogue.back(proof).map { .proof($0) } ?? .email
    case (.code, .back): state.step = .email
    case (.email, .back), (.done, .back): router.leave()
    // It is the answer to another question, or has been answered before.
    default: throw .cancelled
    }
  }

  /// Sends the code, once nothing more has to be proven.
  private func goOn(_ proof: ProofState?) async throws(AppError) {
    if let proof {
      state.step = .proof(proof)
    } else {
      state.destination = try await account.requestEmail(state.email)
      state.step = .code
    }
  }

  private func confirm(_ code: String) async throws(AppError) {
    do throws(AppError) {
      try await account.confirmEmail(state.email, code: code)
    } catch .invalid(.email, let rule) {
      // Someone else took it first: only another address helps.
      state.step = .email
      throw .invalid(.email, rule)
    }
    state.present = state.email
    state.step = .done
  }
}
