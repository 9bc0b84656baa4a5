public import Navigation
import PostActions

/// Where an intent on what was found leads.
@MainActor
public struct SearchRouter {
  let posts: PostPaths
  private weak var navigator: (any Navigator)?

  /// The host keeps the navigator, and with it the scenes that hold this.
  public init(navigator: any Navigator) {
    self.navigator = navigator
    posts = PostPaths(navigator: navigator)
  }

  func open(hashtag name: String) { navigator?.show(.hashtag(name)) }
  func leave() { navigator?.back() }
}
