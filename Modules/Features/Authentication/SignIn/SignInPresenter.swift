public import AppScreens
public import AppValues
import Entities
public import Observation

/// Asks for email and password, and signs in.
@MainActor @Observable
public final class SignInPresenter: ScreenPresenter {
  /// The actions on the screen.
  public enum Action: Sendable {
    /// The address of the account; asks for the password next.
    case enterEmail(String)
    /// The password of the account; signs in when it is right.
    case enterPassword(Secret)
    /// To the question before, or out.
    case back
  }

  /// The progress so far, and the outcome of the last answer.
  public internal(set) var state = SignInState()
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
    case (.password, .enterPassword(let password)):
      router.enter(as: .signedIn(try await signIn(password.value)))
      state = SignInState(action: state.action)
    case (.email, .back): router.leave()
    case (.password, .back): state.step = .email
    // It is the answer to another question, or has been answered before.
    case (.email, .enterPassword), (.password, .enterEmail): throw .cancelled
    }
  }

  private func signIn(_ password: String) async throws(AppError) -> Session {
    defer { state.wait = nil }
    return try await authentication.signIn(email: state.email, password: password) { [weak self] seconds in
      self?.state.wait = seconds
    }
  }
}
