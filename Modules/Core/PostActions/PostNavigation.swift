public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// The places that a post leads to: its conversation, its author, a comment on it, editing it. Each method throws
/// `unsupported` if the app has no such place.
@MainActor
public struct PostNavigation {
  private let navigator: any Navigator<Route>

  /// - Parameter navigator: The navigator of the screen with the posts.
  public init(navigator: any Navigator<Route>) {
    self.navigator = navigator
  }

  /// The kinds of places that the app currently has.
  public var places: Set<Route.Kind> { navigator.availablePlaces }

  /// Opens a `post` with its conversation.
  public func open(_ post: ID<Post>) throws(AppError) { try navigator.open(.post(post)) }

  /// Opens the profile of a `user`.
  public func openProfile(of user: ID<User>) throws(AppError) { try navigator.open(.profile(user)) }

  /// Begins a comment on a `post`.
  public func comment(on post: ID<Post>) throws(AppError) {
    try navigator.open(.compose(commentOn: post))
  }

  /// Opens the screen for editing a `post`.
  public func edit(_ post: ID<Post>) throws(AppError) { try navigator.open(.edit(post)) }

  /// Opens the sign-in screen.
  public func signIn() throws(AppError) { try navigator.open(.signIn) }
}
