public import Entities

/// A place in the app, named by opaque ids only, so that it can be kept, printed and reached again.
public enum Route: Hashable, Sendable {
  /// The choice between signing in, creating an account and looking around; for somebody signed in, what to
  /// do first.
  case welcome
  case signIn
  case signUp
  /// The accounts signed in on this machine.
  case accounts
  case home
  case publicTimeline
  /// The posts of one person.
  case posts(of: ID<User>)
  case post(ID<Post>)
  /// Who liked a post, and who shared it.
  case likers(of: ID<Post>)
  case sharers(of: ID<Post>)
  /// A new post, or a comment on one.
  case compose(commentOn: ID<Post>?)
  case profile(ID<User>)
  /// A person by handle: what people type.
  case person(handle: String)
  case followers(ID<User>)
  case following(ID<User>)
  /// Those who have asked to follow the viewer, whom the viewer blocks, whom the viewer mutes.
  case followRequests
  case blockedPeople
  case mutedPeople
  case notifications
  /// Search, with a query to begin with.
  case search(String)
}
