import Entities
public import Navigation
public import Observation
import PostText

/// Leads through getting another password: the address, the code that is mailed to it, the password.
@MainActor @Observable
public final class ForgotPasswordPresenter: ScreenPresenter, FormPresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case enterEmail(String)
    case enterCode(String)
    case enterPassword(String)
    /// To the question before, or out.
    case back
  }

  public internal(set) var state = ForgotPasswordState()
  private var code = ""
  private let resets: PasswordResetInteractor
  private let router: AuthenticationRouter
  var isWorking = false

  init(resets: PasswordResetInteractor, router: AuthenticationRouter) {
    self.resets = resets
    self.router = router
  }

  public func send(_ action: Action) async {
    await take { () async throws(AppError) in
      switch (state.step, action) {
      case (.email, .enterEmail(let email)):
        state.email = Printable.stripped(email)
        state.place = try await resets.requestCode(email: email)
        ask(.code)
      case (.code, .enterCode(let code)):
        self.code = try await resets.confirmCode(code, email: state.email)
        ask(.password)
      case (.password, .enterPassword(let password)): try await reset(to: password)
      case (.email, .back): router.leave()
      case (.code, .back): ask(.email)
      case (.password, .back): ask(.code)
      default: break
      }
    }
  }

  private func reset(to password: String) async throws(AppError) {
    do throws(AppError) {
      let session = try await resets.reset(email: state.email, code: code, password: password)
      router.enter(as: .signedIn(session))
    } catch .invalid(.code, let rule) {
      // It was used elsewhere meanwhile, or its time was up.
      ask(.code)
      throw .invalid(.code, rule)
    }
  }
}
