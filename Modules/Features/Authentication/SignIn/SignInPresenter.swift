public import AppScreens
public import AppValues
import Entities
public import Observation

/// Asks for email and password, for a code where the account has two factors, and signs in.
@MainActor @Observable
public final class SignInPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// The address of the account; asks for the password next.
    case enterEmail(String)
    /// The password of the account; signs in when it is right.
    case enterPassword(Secret)
    /// A code of the authenticator app, or a recovery code, however it is typed.
    case enterCode(Secret)
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state = SignInState()
  @ObservationIgnored private var request: CodeRequest?
  private let authentication: AuthenticationInteractor
  private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(authentication: AuthenticationInteractor, router: AuthenticationRouter) {
    self.authentication = authentication
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
      state.email = try authentication.checkAddress(email)
      state.step = .password
    case (.password, .enterPassword(let password)): try await signIn(password.value)
    case (.code, .enterCode(let code)): try await finish(code.value)
    case (.email, .back): router.leave()
    case (.password, .back): state.step = .email
    case (.code, .back): state.step = .password
    // It is the answer to another question, or has been answered before.
    default: throw .cancelled
    }
  }

  private func signIn(_ password: String) async throws(AppError) {
    defer { state.wait = nil }
    let step = try await authentication.signIn(email: state.email, password: password) {
      [weak self] seconds in
      self?.state.wait = seconds
    }
    switch step {
    case .signedIn(let session): enter(session)
    case .needsCode(let request):
      self.request = request
      state.step = .code
    }
  }

  private func finish(_ code: String) async throws(AppError) {
    guard let request else { throw .cancelled }
    defer { state.wait = nil }
    do throws(AppError) {
      enter(
        try await authentication.signIn(request, code: code) { [weak self] seconds in
          self?.state.wait = seconds
        })
    } catch .invalid(.codeRequest, let rule) {
      // It took too long, or the password was changed.
      state.step = .password
      throw .invalid(.codeRequest, rule)
    }
  }

  private func enter(_ session: Session) {
    request = nil
    router.enter(as: .signedIn(session))
    state = SignInState(action: state.action)
  }
}
