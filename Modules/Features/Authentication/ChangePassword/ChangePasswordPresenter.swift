import Entities
public import Navigation
public import Observation

/// Asks for the present password and a new one, and changes it.
@MainActor @Observable
public final class ChangePasswordPresenter: ScenePresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case enterPresent(String)
    case enterNew(String)
    /// To the question before, or out.
    case back
  }

  public private(set) var state = ChangePasswordState()
  /// Kept from one question to the next, and nowhere to be seen.
  private var present = ""
  private let account: AccountInteractor
  private let router: AuthenticationRouter
  private var isWorking = false

  init(account: AccountInteractor, router: AuthenticationRouter) {
    self.account = account
    self.router = router
  }

  public func appear() async {}

  public func follow() async {}

  public func send(_ action: Action) async {
    // A second answer while the first is being checked would be one to another question.
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    switch (state.step, action) {
    case (.present, .enterPresent(let password)): enter(present: password)
    case (.new, .enterNew(let password)): await enter(new: password)
    case (.new, .back): ask(.present)
    case (.present, .back), (.done, .back): router.leave()
    case (.present, .enterNew), (.new, .enterPresent), (.done, _): break
    }
  }

  private func enter(present password: String) {
    if password.isEmpty {
      state.problem = .invalid(.password, .empty)
    } else {
      present = password
      ask(.new)
    }
  }

  private func enter(new password: String) async {
    do throws(SocialError) {
      try await account.changePassword(from: present, to: password)
      present = ""
      ask(.done)
    } catch .cancelled {
      // The person stopped it: all is as it was.
    } catch .invalid(.password, .wrong) {
      ask(.present)
      state.problem = .invalid(.password, .wrong)
    } catch {
      state.problem = error
    }
  }

  private func ask(_ step: ChangePasswordState.Step) {
    state.step = step
    state.problem = nil
  }
}
