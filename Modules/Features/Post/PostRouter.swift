import Entities
public import Navigation

/// Where an intent on a post leads.
@MainActor
public struct PostRouter {
  private weak var navigator: (any Navigator)?

  /// The host keeps the navigator, and with it the scenes that hold this.
  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  func open(_ post: ID<Post>) { navigator?.show(.post(post)) }

  func openProfile(of user: ID<User>) { navigator?.show(.profile(user)) }

  func comment(on post: ID<Post>) { navigator?.show(.compose(commentOn: post)) }

  func signIn() { navigator?.show(.signIn) }

  /// A published post stands in place of the screen it was written on.
  func published(_ post: ID<Post>) { navigator?.replace(with: .post(post)) }

  func leave() { navigator?.back() }
}
