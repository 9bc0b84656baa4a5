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

  /// The places a post can lead to.
  public var places: PostActionPlaces {
    PostActionPlaces(
      post: navigator.has(.post(ID(""))), profile: navigator.has(.profile(ID(""))),
      comment: navigator.has(.compose(commentOn: ID(""))), edit: navigator.has(.edit(ID(""))),
      signIn: navigator.has(.signIn))
  }

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
