import Entities
public import Navigation

/// Where an intent on what was found leads.
@MainActor
public struct SearchRouter {
  private weak var navigator: (any Navigator)?

  /// The host keeps the navigator, and with it the scenes that hold this.
  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  func open(_ post: ID<Post>) { navigator?.show(.post(post)) }

  func openProfile(of user: ID<User>) { navigator?.show(.profile(user)) }

  func comment(on post: ID<Post>) { navigator?.show(.compose(commentOn: post)) }

  func signIn() { navigator?.show(.signIn) }

  func leave() { navigator?.back() }
}
