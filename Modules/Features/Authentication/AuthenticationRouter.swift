import AppScreens
import AppValues
import Entities
import Navigation

/// Where signing in and out leads. What the app does not have throws `unsupported`.
@MainActor
struct AuthenticationRouter {
  private let navigator: any SessionNavigator

  init(navigator: any SessionNavigator) {
    self.navigator = navigator
  }

  /// The kinds of places that the app has at present.
  var places: Set<Route.Kind> { navigator.availablePlaces }

  func signIn() throws(AppError) { try navigator.open(.signIn) }

  func providerSignIn() throws(AppError) { try navigator.open(.providerSignIn) }

  func signUp() throws(AppError) { try navigator.open(.signUp) }

  func addServer() throws(AppError) { try navigator.open(.addServer) }

  func accounts() throws(AppError) { try navigator.open(.accounts) }

  func archive() throws(AppError) { try navigator.open(.archive) }

  func forgotPassword() throws(AppError) { try navigator.open(.forgotPassword) }

  func security() throws(AppError) { try navigator.open(.security) }

  func twoFactor() throws(AppError) { try navigator.open(.twoFactor) }

  func changePassword() throws(AppError) { try navigator.open(.changePassword) }

  func changeEmail() throws(AppError) { try navigator.open(.changeEmail) }

  func activeSessions() throws(AppError) { try navigator.open(.activeSessions) }
  func accountLog() throws(AppError) { try navigator.open(.accountLog) }

  func passkeys() throws(AppError) { try navigator.open(.passkeys) }

  func linkedProviders() throws(AppError) { try navigator.open(.linkedProviders) }

  func deleteAccount() throws(AppError) { try navigator.open(.deleteAccount) }

  func lookAround() throws(AppError) { try navigator.open(.publicTimeline) }

  func leave() { navigator.back() }

  /// Starts over for another viewer, or for none.
  func enter(as viewer: Viewer) {
    restart(as: viewer, at: viewer.session == nil ? .welcome : .home)
  }

  /// A new account starts with the first steps, or at home where the app has none.
  func begin(as session: Session) { restart(as: .signedIn(session), at: .welcome, .home) }

  /// Starts at the first of these places that the app has; where it has none, it decides.
  private func restart(as viewer: Viewer, at places: Route...) {
    navigator.restart(as: viewer, at: places.first { navigator.has($0.kind) })
  }

  func compose() throws(AppError) { try navigator.open(.compose(commentOn: nil)) }

  func findPeople() throws(AppError) { try navigator.open(.suggestedPeople) }

  /// Home takes the place of the first steps: they are done once.
  func goHome() throws(AppError) {
    guard navigator.has(.home) else { throw .unsupported }
    navigator.replace(with: .home)
  }
}
