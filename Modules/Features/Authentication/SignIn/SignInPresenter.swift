import Entities
public import Navigation
public import Observation
import PostText

/// Asks for e-mail and password, and signs in.
@MainActor @Observable
public final class SignInPresenter: ScenePresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case enterEmail(String)
    case enterPassword(String)
    /// To the question before, or out.
    case back
  }

  public private(set) var state = SignInState()
  private let authentication: AuthenticationInteractor
  private let router: AuthenticationRouter
  private var isWorking = false

  init(authentication: AuthenticationInteractor, router: AuthenticationRouter) {
    self.authentication = authentication
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
    case (.email, .enterEmail(let email)): enter(email: email)
    case (.password, .enterPassword(let password)): await enter(password: password)
    case (.email, .back): router.leave()
    case (.password, .back):
      state.step = .email
      state.problem = nil
    case (.email, .enterPassword), (.password, .enterEmail): break
    }
  }

  private func enter(email: String) {
    state.email = Printable.stripped(email)
    do throws(SocialError) {
      state.email = try authentication.checkAddress(email)
      state.step = .password
      state.problem = nil
    } catch {
      state.problem = error
    }
  }

  private func enter(password: String) async {
    do throws(SocialError) {
      router.enter(as: .signedIn(try await authentication.signIn(email: state.email, password: password)))
    } catch .cancelled {
      // The person stopped it: all is as it was.
    } catch {
      state.problem = error
    }
  }
}
