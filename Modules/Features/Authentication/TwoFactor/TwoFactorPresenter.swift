public import AppScreens
public import AppValues
import Entities
public import Observation

/// Turns two-factor authentication on and off, and makes recovery codes.
@MainActor @Observable
public final class TwoFactorPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// What is wanted, once its owner has proven who they are.
    case want(TwoFactorWish)
    /// What proves who asks.
    case prove(ProofAnswer)
    /// The first code of the authenticator app.
    case enterCode(Secret)
    case refresh
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last action.
  public internal(set) var state = TwoFactorState()
  private let account: AccountInteractor
  private let dialogue: ProofDialogue
  private let codes: QRCodeMaker
  private let network: String
  private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  /// - Parameters:
  ///   - codes: Makes QR codes.
  ///   - network: What an authenticator app calls the network on this device.
  init(account: AccountInteractor, codes: QRCodeMaker, network: String, router: AuthenticationRouter) {
    self.account = account
    dialogue = ProofDialogue(account: account)
    self.codes = codes
    self.network = network
    self.router = router
  }

  public func appear() async {
    await send(.refresh)
  }

  public func send(_ action: Action) async {
    if case .refresh = action {
      await runner.read(.latestWins, try await self.read())
    } else {
      // A second answer while one is being checked would be one to another question.
      await runner.change(.refuseWhileBusy, try await take(action))
    }
  }

  private func read() async throws(AppError) {
    state.status = try await runner.reads.latest(try await account.twoFactor())
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.step, action) {
    case (.status, .want(.turnOff)): state.step = .question
    case (.status, .want(let wish)), (.question, .want(let wish)):
      try await goOn(to: wish, try await dialogue.begin(try await account.standing(), for: .removal))
    case (.proof(let proof, let wish), .prove(let answer)):
      try await goOn(to: wish, try await dialogue.take(answer, proof))
    case (.setup, .enterCode(let code)): try await confirm(code.value)
    case (.proof(let proof, let wish), .back):
      state.step = dialogue.back(proof).map { .proof($0, wish) } ?? .status
    case (.status, .back): router.leave()
    case (.question, .back), (.setup, .back), (.codes, .back): state.step = .status
    // It is the answer to another question, or has been answered before.
    default: throw .cancelled
    }
  }

  private func goOn(to wish: TwoFactorWish, _ proof: ProofState?) async throws(AppError) {
    if let proof {
      state.step = .proof(proof, wish)
      return
    }
    switch wish {
    case .setUp:
      let setup = try await account.beginTwoFactor()
      let code = await codes.code(of: account.address(of: setup, network: network).value)
      state.step = .setup(setup, code)
    case .turnOff:
      try await account.turnOffTwoFactor()
      state.status = TwoFactorStatus()
      state.step = .status
    case .newCodes: show(try await account.makeRecoveryCodes())
    }
  }

  private func confirm(_ code: String) async throws(AppError) {
    do throws(AppError) {
      show(try await account.confirmTwoFactor(code: code))
    } catch .invalid(.authenticator, let rule) {
      // It took too long: only another secret helps.
      state.step = .status
      throw .invalid(.authenticator, rule)
    }
  }

  private func show(_ codes: [Secret]) {
    state.status = TwoFactorStatus(isOn: true, recoveryCodesLeft: codes.count)
    state.step = .codes(codes)
  }
}
