import AppScreens
import Presentation

extension ViewContext {
  /// Offers to sign in.
  ///
  /// - Parameter hasPlace: Whether the app has a place for signing in.
  func signIn<Action>(_ hasPlace: Bool, _ action: Action) -> [MenuItem<Action>] {
    hasPlace ? [MenuItem(key: "i", label: words.social.labels.signIn, action: action)] : []
  }
}
