import Entities
public import Navigation
import PostActions

/// Where an intent on a post leads.
@MainActor
public struct PostRouter {
  let posts: PostPaths
  private weak var navigator: (any Navigator)?

  /// The host keeps the navigator, and with it the scenes that hold this.
  public init(navigator: any Navigator) {
    self.navigator = navigator
    posts = PostPaths(navigator: navigator)
  }

  /// A published post stands in place of the screen it was written on.
  func published(_ post: ID<Post>) { navigator?.replace(with: .post(post)) }

  func openPeople(_ list: PostPeople, of post: ID<Post>) {
    switch list {
    case .likers: navigator?.show(.likers(of: post))
    case .sharers: navigator?.show(.sharers(of: post))
    }
  }

  func leave() { navigator?.back() }
}
