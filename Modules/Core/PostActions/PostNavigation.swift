package import AppScreens
package import AppValues
package import Entities
package import Navigation

/// Where an intent on a post leads. What the app does not have throws `unsupported`.
@MainActor
package struct PostNavigation {
  private let navigator: any Navigator<Route>

  package init(navigator: any Navigator<Route>) {
    self.navigator = navigator
  }

  /// The places a post can lead to.
  package var places: PostActionPlaces {
    PostActionPlaces(
      post: navigator.has(.post(ID(""))), profile: navigator.has(.profile(ID(""))),
      comment: navigator.has(.compose(commentOn: ID(""))), edit: navigator.has(.edit(ID(""))),
      signIn: navigator.has(.signIn))
  }

  package func open(_ post: ID<Post>) throws(AppError) { try navigator.open(.post(post)) }
  package func openProfile(of user: ID<User>) throws(AppError) { try navigator.open(.profile(user)) }
  package func comment(on post: ID<Post>) throws(AppError) {
    try navigator.open(.compose(commentOn: post))
  }
  package func edit(_ post: ID<Post>) throws(AppError) { try navigator.open(.edit(post)) }
  package func signIn() throws(AppError) { try navigator.open(.signIn) }
}
