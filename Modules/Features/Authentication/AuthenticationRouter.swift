import AppScreens
import AppValues
import Entities
import Navigation

/// Where signing in and out leads. What the source has nothing for leads nowhere: `unsupported`.
@MainActor
struct AuthenticationRouter {
  private let navigator: any SessionNavigator

  init(navigator: any SessionNavigator) {
    self.navigator = navigator
  }

  func signIn(if isPossible: Bool) throws(AppError) { try show(.signIn, if: isPossible) }

  func signUp(if isPossible: Bool) throws(AppError) { try show(.signUp, if: isPossible) }

  func accounts() { navigator.show(.accounts) }

  func archive() { navigator.show(.archive) }

  func forgotPassword(if isPossible: Bool) throws(AppError) { try show(.forgotPassword, if: isPossible) }

  func changePassword(if isPossible: Bool) throws(AppError) { try show(.changePassword, if: isPossible) }

  func changeEmail(if isPossible: Bool) throws(AppError) { try show(.changeEmail, if: isPossible) }

  func activeSessions(if isPossible: Bool) throws(AppError) { try show(.activeSessions, if: isPossible) }

  func deleteAccount(if isPossible: Bool) throws(AppError) { try show(.deleteAccount, if: isPossible) }

  func lookAround() { navigator.show(.publicTimeline) }

  private func show(_ route: Route, if isPossible: Bool) throws(AppError) {
    if !isPossible { throw .unsupported }
    navigator.show(route)
  }

  func leave() { navigator.back() }

  /// Starts over for another viewer, or for none.
  func enter(as viewer: Viewer) {
    navigator.restart(as: viewer, at: viewer.session == nil ? .welcome : .home)
  }

  /// A new account starts with the first steps.
  func begin(as session: Session) { navigator.restart(as: .signedIn(session), at: .welcome) }

  func compose() { navigator.show(.compose(commentOn: nil)) }

  func findPeople() { navigator.show(.suggestedPeople) }

  /// Home takes the place of the first steps: they are done once.
  func goHome() { navigator.replace(with: .home) }
}
