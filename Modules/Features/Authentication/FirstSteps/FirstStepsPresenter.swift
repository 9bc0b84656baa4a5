public import AppScreens
import Entities
public import Observation

/// Welcomes a person who has just created an account, with the first steps.
@MainActor @Observable
public final class FirstStepsPresenter: ScreenPresenter {
  /// What can be chosen there.
  public enum Action: Sendable {
    /// Opens a screen; `goHome` opens home in place of this one.
    case compose, findPeople, readPublicTimeline, goHome
  }

  /// The newcomer; it never changes.
  public let state: FirstStepsState
  private let router: AuthenticationRouter

  init(session: Session, router: AuthenticationRouter) {
    state = FirstStepsState(
      person: Author(id: session.user, handle: session.handle, name: session.name))
    self.router = router
  }

  public func send(_ action: Action) async {
    switch action {
    case .compose: router.compose()
    case .findPeople: router.findPeople()
    case .readPublicTimeline: router.lookAround()
    case .goHome: router.goHome()
    }
  }
}
