import AppScreens
import Navigation
import PostActions

/// Where an intent on what was found leads.
@MainActor
struct SearchRouter {
  let posts: PostNavigation
  private let navigator: any Navigator<Route>

  init(navigator: any Navigator<Route>) {
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  func open(hashtag name: String) { navigator.show(.hashtag(name)) }
  func leave() { navigator.back() }
}
