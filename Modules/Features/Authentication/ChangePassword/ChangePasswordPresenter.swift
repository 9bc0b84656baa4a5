import Entities
public import Navigation
public import Observation

/// Asks for the present password and a new one, and changes it.
@MainActor @Observable
public final class ChangePasswordPresenter: ScreenPresenter, FormPresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case enterPresent(String)
    case enterNew(String)
    /// To the question before, or out.
    case back
  }

  public internal(set) var state = ChangePasswordState()
  /// Kept from one question to the next, and nowhere to be seen.
  private var present = ""
  private let account: AccountInteractor
  private let router: AuthenticationRouter
  var isWorking = false

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    self.router = router
  }

  public func send(_ action: Action) async {
    await take { () async throws(AppError) in
      switch (state.step, action) {
      case (.present, .enterPresent(let password)):
        try await account.confirmPassword(password)
        present = password
        ask(.new)
      case (.new, .enterNew(let password)): try await change(to: password)
      case (.new, .back): ask(.present)
      case (.present, .back), (.done, .back): router.leave()
      case (.present, .enterNew), (.new, .enterPresent), (.done, _): break
      }
    }
  }

  private func change(to password: String) async throws(AppError) {
    do throws(AppError) {
      try await account.changePassword(from: present, to: password)
    } catch .invalid(.password, .wrong) {
      // It was changed elsewhere meanwhile.
      ask(.present)
      throw .invalid(.password, .wrong)
    }
    present = ""
    ask(.done)
  }
}
