public import AppScreens
public import AppValues
import Entities
public import Observation

/// Has the owner prove who they are, asks for a new password, and changes it.
@MainActor @Observable
public final class ChangePasswordPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// What proves who asks.
    case prove(ProofAnswer)
    /// The password to have from now on, by the rules of a sign-up.
    case enterNew(Secret)
    /// Whether the other sessions go on.
    case choose(keepingOthers: Bool)
    /// To the question before, or out.
    case back
    /// To where the account is signed in, once the password is changed.
    case sessions
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state: ChangePasswordState
  /// Kept from one question to the next, and never shown.
  private var password: Secret = ""
  private let account: AccountInteractor
  private let dialogue: ProofDialogue
  private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    dialogue = ProofDialogue(account: account)
    self.router = router
    state = ChangePasswordState(places: router.places)
  }

  public func appear() async {
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
      state.step = (try await dialogue.take(answer, proof)).map { .proof($0) } ?? .new
    case (.new, .enterNew(let password)):
      try await account.checkPassword(password.value)
      self.password = password
      if await hasOthers() { state.step = .others } else { try await change(keepingOthers: false) }
    case (.others, .choose(let keepingOthers)): try await change(keepingOthers: keepingOthers)
    case (.others, .back): state.step = .new
    case (.proof(let proof), .back):
      if let before = proof.flatMap(dialogue.back) { state.step = .proof(before) } else { router.leave() }
    case (.new, .back), (.done, .back): router.leave()
    case (.done, .sessions): try router.activeSessions()
    // It is the answer to another question, or has been answered before.
    case (.proof, _), (.new, _), (.others, _), (.done, _): throw .cancelled
    }
  }

  private func begin() async throws(AppError) {
    let standing = try await account.standing()
    state.hasPassword = standing.waysIn.hasPassword
    state.step = (try await dialogue.begin(standing)).map { .proof($0) } ?? .new
  }

  /// Whether the account is signed in elsewhere, too.
  private func hasOthers() async -> Bool {
    // Where it isn't known, it isn't asked: all of them end then.
    ((try? await account.activeSessions()) ?? []).contains { !$0.isCurrent }
  }

  private func change(keepingOthers: Bool) async throws(AppError) {
    do throws(AppError) {
      try await account.setPassword(password.value, keepingOthers: keepingOthers)
    } catch .invalid(.proof, let rule) {
      // It was a while ago.
      try await begin()
      throw .invalid(.proof, rule)
    }
    password = ""
    state.keptOthers = keepingOthers
    state.step = .done
  }
}
