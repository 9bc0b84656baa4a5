import Entities
public import Navigation
public import Observation

/// Says what goes with an account, asks for its password and its handle, and deletes it.
@MainActor @Observable
public final class DeleteAccountPresenter: ScreenPresenter, FormPresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case enterPassword(String)
    case enterHandle(String)
    /// To the question before, or out.
    case back
  }

  public internal(set) var state: DeleteAccountState
  /// Kept from one question to the next, and nowhere to be seen.
  private var password = ""
  private let account: AccountInteractor
  private let router: AuthenticationRouter
  var isWorking = false

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    self.router = router
    state = DeleteAccountState(handle: account.session.handle)
  }

  public func send(_ action: Action) async {
    await take { () async throws(AppError) in
      switch (state.step, action) {
      case (.password, .enterPassword(let password)):
        try await account.confirmPassword(password)
        self.password = password
        ask(.handle)
      case (.handle, .enterHandle(let handle)):
        try account.checkHandle(handle)
        try await delete()
      case (.handle, .back): ask(.password)
      case (.password, .back): router.leave()
      case (.password, .enterHandle), (.handle, .enterPassword): break
      }
    }
  }

  private func delete() async throws(AppError) {
    do throws(AppError) {
      router.enter(as: try await account.delete(password: password))
    } catch .invalid(.password, let rule) {
      // It was changed elsewhere meanwhile.
      ask(.password)
      throw .invalid(.password, rule)
    }
  }
}
