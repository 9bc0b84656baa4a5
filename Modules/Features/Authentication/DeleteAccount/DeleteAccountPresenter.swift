import Entities
public import Navigation
public import Observation

/// Says what goes with an account, asks for its password and its handle, and deletes it.
@MainActor @Observable
public final class DeleteAccountPresenter: ScenePresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case enterPassword(String)
    case enterHandle(String)
    /// To the question before, or out.
    case back
  }

  public private(set) var state: DeleteAccountState
  /// Kept from one question to the next, and nowhere to be seen.
  private var password = ""
  private let account: AccountInteractor
  private let router: AuthenticationRouter
  private var isWorking = false

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    self.router = router
    state = DeleteAccountState(handle: account.session.handle)
  }

  public func appear() async {}

  public func follow() async {}

  public func send(_ action: Action) async {
    // A second answer while the first is being checked would be one to another question.
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    switch (state.step, action) {
    case (.password, .enterPassword(let password)): enter(password: password)
    case (.handle, .enterHandle(let handle)): await enter(handle: handle)
    case (.handle, .back): ask(.password)
    case (.password, .back): router.leave()
    case (.password, .enterHandle), (.handle, .enterPassword): break
    }
  }

  private func enter(password: String) {
    if password.isEmpty {
      state.problem = .invalid(.password, .empty)
    } else {
      self.password = password
      ask(.handle)
    }
  }

  private func enter(handle: String) async {
    do throws(SocialError) {
      try account.checkHandle(handle)
      router.enter(as: try await account.delete(password: password))
    } catch .cancelled {
      // The person stopped it: all is as it was.
    } catch .invalid(.password, let rule) {
      ask(.password)
      state.problem = .invalid(.password, rule)
    } catch {
      state.problem = error
    }
  }

  private func ask(_ step: DeleteAccountState.Step) {
    state.step = step
    state.problem = nil
  }
}
