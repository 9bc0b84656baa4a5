public import AppScreens
public import AppValues
import Entities
public import Observation

/// Asks for the current password and a new one, and changes it.
@MainActor @Observable
public final class ChangePasswordPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// The password to replace, which proves who asks.
    case enterPresent(Secret)
    /// The password to have from now on, by the rules of a sign-up.
    case enterNew(Secret)
    /// To the question before, or out.
    case back
    /// To where the account is signed in, once the password is changed.
    case sessions
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state: ChangePasswordState
  /// Kept from one question to the next, and never shown.
  private var present: Secret = ""
  private let account: AccountInteractor
  private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    self.router = router
    state = ChangePasswordState(places: router.places)
  }

  public func send(_ action: Action) async {
    // A second answer while one is being checked would be one to another question.
    await runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.step, action) {
    case (.present, .enterPresent(let password)):
      try await account.confirmPassword(password.value)
      present = password
      state.step = .new
    case (.new, .enterNew(let password)): try await change(to: password)
    case (.new, .back): state.step = .present
    case (.present, .back), (.done, .back): router.leave()
    case (.done, .sessions): try router.activeSessions()
    // It is the answer to another question, or has been answered before.
    case (.present, .enterNew), (.new, .enterPresent), (.done, _), (_, .sessions): throw .cancelled
    }
  }

  private func change(to password: Secret) async throws(AppError) {
    do throws(AppError) {
      try await account.changePassword(from: present.value, to: password.value)
    } catch .invalid(.password, .wrong) {
      // It was changed elsewhere.
      state.step = .present
      throw .invalid(.password, .wrong)
    }
    present = ""
    state.step = .done
  }
}
