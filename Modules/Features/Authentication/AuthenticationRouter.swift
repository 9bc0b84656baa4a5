import AppScreens
import Entities
import Navigation

/// Where signing in and out leads.
@MainActor
struct AuthenticationRouter {
  private let navigator: any SessionNavigator

  init(navigator: any SessionNavigator) {
    self.navigator = navigator
  }

  func signIn() { navigator.show(.signIn) }

  func signUp() { navigator.show(.signUp) }

  func accounts() { navigator.show(.accounts) }

  func archive() { navigator.show(.archive) }

  func forgotPassword() { navigator.show(.forgotPassword) }

  func changePassword() { navigator.show(.changePassword) }

  func changeEmail() { navigator.show(.changeEmail) }

  func activeSessions() { navigator.show(.activeSessions) }

  func deleteAccount() { navigator.show(.deleteAccount) }

  func lookAround() { navigator.show(.publicTimeline) }

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
