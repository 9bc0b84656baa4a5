public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// Where a post leads: to its conversation, its author, a comment on it, its editing. Each throws `unsupported` where the
/// app has no such place.
@MainActor
public struct PostNavigation {
  private let navigator: any Navigator<Route>

  /// - Parameter navigator: Where the screen with the posts stands.
  public init(navigator: any Navigator<Route>) {
    self.navigator = navigator
  }

  /// The kinds of places that the app has at present.
  public var places: Set<Route.Kind> { navigator.availablePlaces }

  /// Opens a `post` with its conversation.
  public func open(_ post: ID<Post>) throws(AppError) { try navigator.open(.post(post)) }

  /// Opens the profile of a `user`.
  public func openProfile(of user: ID<User>) throws(AppError) { try navigator.open(.profile(user)) }

  /// Begins a comment on a `post`.
  public func comment(on post: ID<Post>) throws(AppError) {
    try navigator.open(.compose(commentOn: post))
  }

  /// Begins to edit a `post`.
  public func edit(_ post: ID<Post>) throws(AppError) { try navigator.open(.edit(post)) }

  /// Opens the screen to sign in.
  public func signIn() throws(AppError) { try navigator.open(.signIn) }
}
