import AppScreens
import AppValues
import Entities
import Navigation
import PostActions

/// Opens what the results lead to. Throws `unsupported` for a place that the app doesn't have.
@MainActor
struct SearchRouter {
  let posts: PostNavigation
  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  func openProfile(of person: ID<User>) throws(AppError) { try navigator.open(.profile(person)) }
  func open(hashtag name: String) throws(AppError) { try navigator.open(.hashtag(name)) }
  func leave() { navigator.back() }
}
