public import Navigation
import PostActions

/// Where an intent on what was found leads.
@MainActor
public struct SearchRouter {
  let posts: PostNavigation
  private weak var navigator: (any Navigator)?

  /// The host keeps the navigator, and with it the screens that hold this.
  public init(navigator: any Navigator) {
    self.navigator = navigator
    posts = PostNavigation(navigator: navigator)
  }

  func open(hashtag name: String) { navigator?.show(.hashtag(name)) }
  func leave() { navigator?.back() }
}
