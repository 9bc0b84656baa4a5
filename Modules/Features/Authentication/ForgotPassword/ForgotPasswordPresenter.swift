import Entities
public import Navigation
public import Observation
import PostText

/// Leads through getting another password: the address, the code that is mailed to it, the password.
@MainActor @Observable
public final class ForgotPasswordPresenter: ScenePresenter {
  /// What can be done there.
  public enum Action: Sendable {
    case enterEmail(String)
    case enterCode(String)
    case enterPassword(String)
    /// To the question before, or out.
    case back
  }

  public private(set) var state = ForgotPasswordState()
  private var code = ""
  private let resets: PasswordResetInteractor
  private let router: AuthenticationRouter
  private var isWorking = false

  init(resets: PasswordResetInteractor, router: AuthenticationRouter) {
    self.resets = resets
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
    case (.email, .enterEmail(let email)): await enter(email: email)
    case (.code, .enterCode(let code)): enter(code: code)
    case (.password, .enterPassword(let password)): await enter(password: password)
    case (.email, .back): router.leave()
    case (.code, .back): ask(.email)
    case (.password, .back): ask(.code)
    default: break
    }
  }

  private func enter(email: String) async {
    state.email = Printable.stripped(email)
    do throws(SocialError) {
      state.place = try await resets.requestCode(email: email)
      ask(.code)
    } catch .cancelled {
      // The person stopped it: all is as it was.
    } catch {
      state.problem = error
    }
  }

  private func enter(code: String) {
    do throws(SocialError) {
      self.code = try resets.checkCode(code)
      ask(.password)
    } catch {
      state.problem = error
    }
  }

  private func enter(password: String) async {
    do throws(SocialError) {
      let session = try await resets.reset(email: state.email, code: code, password: password)
      router.enter(as: .signedIn(session))
    } catch .cancelled {
      // The person stopped it: all is as it was.
    } catch .invalid(.code, let rule) {
      ask(.code)
      state.problem = .invalid(.code, rule)
    } catch {
      state.problem = error
    }
  }

  private func ask(_ step: ForgotPasswordState.Step) {
    state.step = step
    state.problem = nil
  }
}
