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

  /// The newcomer, where they can go, and the outcome of the last choice.
  public internal(set) var state: FirstStepsState
  @ObservationIgnored private let router: AuthenticationRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(session: Session, router: AuthenticationRouter) {
    state = FirstStepsState(
      person: Author(id: session.user, handle: session.handle, name: session.name),
      places: router.places)
    self.router = router
  }

  /// Looks again which places the app has: a source may know more once it has answered.
  public func appear() async {
    state.places = router.places
  }

  public func send(_ action: Action) async {
    switch action {
    case .compose: runner.atOnce(try router.compose())
    case .findPeople: runner.atOnce(try router.findPeople())
    case .readPublicTimeline: runner.atOnce(try router.lookAround())
    case .goHome: runner.atOnce(try router.goHome())
    }
  }
}
