public import AppScreens
public import AppValues
import Entities
public import Observation

/// Leads through getting another password: the address, the code that is mailed to it, the password, and a code of the
/// authenticator app where the account has two factors.
@MainActor @Observable
public final class ForgotPasswordPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// The address of the account, which a code is mailed to.
    case enterEmail(String)
    /// The six digits of the email, however they are typed.
    case enterCode(Secret)
    /// The new password, by the rules of a sign-up; signs in when it is taken and no second factor is needed.
    case enterPassword(Secret)
    /// A code of the authenticator app, or a recovery code, however it is typed.
    case enterSignInCode(Secret)
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state = ForgotPasswordState()
  private var code: Secret = ""
  @ObservationIgnored private var request: CodeRequest?
  private let resets: PasswordResetInteractor
  private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(resets: PasswordResetInteractor, router: AuthenticationRouter) {
    self.resets = resets
    self.router = router
  }

  public func send(_ action: Action) async {
    // A second answer while one is being checked would be one to another question.
    await runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    switch (state.step, action) {
    case (.email, .enterEmail(let email)):
      state.email = Printable.stripped(email)
      state.destination = try await resets.requestCode(email: email)
      state.step = .code
    case (.code, .enterCode(let code)):
      self.code = Secret(try await resets.confirmCode(code.value, email: state.email))
      state.step = .password
    case (.password, .enterPassword(let password)): try await reset(to: password)
    case (.signInCode, .enterSignInCode(let code)): try await finish(code.value)
    case (.email, .back): router.leave()
    case (.code, .back): state.step = .email
    case (.password, .back): state.step = .code
    // The password is set: one signs in with it now, or later.
    case (.signInCode, .back): router.leave()
    // It is the answer to another question, or has been answered before.
    default: throw .cancelled
    }
  }

  private func reset(to password: Secret) async throws(AppError) {
    do throws(AppError) {
      let step = try await resets.reset(email: state.email, code: code.value, password: password.value)
      code = ""
      switch step {
      case .signedIn(let session): enter(session)
      case .needsCode(let request):
        self.request = request
        state.step = .signInCode
      }
    } catch .invalid(.code, let rule) {
      // It was used elsewhere, or it expired.
      state.step = .code
      throw .invalid(.code, rule)
    }
  }

  private func finish(_ code: String) async throws(AppError) {
    guard let request else { throw .cancelled }
    enter(try await resets.signIn(request, code: code))
  }

  private func enter(_ session: Session) {
    request = nil
    router.enter(as: .signedIn(session))
    state = ForgotPasswordState(action: state.action)
  }
}
