package import AppScreens
package import AppValues
package import Entities
package import Navigation

/// Where an intent on a post leads.
@MainActor
package struct PostNavigation {
  private let navigator: any Navigator<Route>

  package init(navigator: any Navigator<Route>) {
    self.navigator = navigator
  }

  package func open(_ post: ID<Post>) { navigator.show(.post(post)) }
  package func openProfile(of user: ID<User>) { navigator.show(.profile(user)) }
  package func comment(on post: ID<Post>) { navigator.show(.compose(commentOn: post)) }
  package func edit(_ post: ID<Post>) { navigator.show(.edit(post)) }
  package func signIn() { navigator.show(.signIn) }
}
