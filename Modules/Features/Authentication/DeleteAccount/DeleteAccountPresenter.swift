public import AppScreens
public import AppValues
import Entities
public import Observation

/// Says what is deleted with an account, asks for its password and handle, and deletes it.
@MainActor @Observable
public final class DeleteAccountPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// The password of the account.
    case enterPassword(Secret)
    /// The handle of the account, as the confirmation: deletes the account.
    case enterHandle(String)
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state: DeleteAccountState
  /// Kept from one question to the next, and never shown.
  private var password: Secret = ""
  private let account: AccountInteractor
  private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    self.router = router
    state = DeleteAccountState(handle: account.session.handle, places: router.places)
  }

  /// Looks again which places the app has: a source may know more once it has answered.
  public func appear() async {
    state.places = router.places
  }

  public func send(_ action: Action) async {
    // A second answer while one is being checked would be one to another question.
    await runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.step, action) {
    case (.password, .enterPassword(let password)):
      try await account.confirmPassword(password.value)
      self.password = password
      state.step = .handle
    case (.handle, .enterHandle(let handle)):
      try account.checkHandle(handle)
      try await delete()
    case (.handle, .back): state.step = .password
    case (.password, .back): router.leave()
    // It is the answer to another question, or has been answered before.
    case (.password, .enterHandle), (.handle, .enterPassword): throw .cancelled
    }
  }

  private func delete() async throws(AppError) {
    do throws(AppError) {
      router.enter(as: try await account.delete(password: password.value))
      password = ""
      state.step = .password
    } catch .invalid(.password, let rule) {
      // It was changed elsewhere.
      state.step = .password
      throw .invalid(.password, rule)
    }
  }
}
