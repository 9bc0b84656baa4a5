public import AppValues
public import Entities

/// A place in the app, named by opaque ids only, so that it can be kept, printed and reached again.
///
/// Encoded, it is an object of one key, the case's name: `{"home":{}}`, `{"post":{"_0":"42"}}`,
/// `{"posts":{"of":"1","_1":"all"}}`. An app that restores places after an update passes over what does not decode; a
/// link (`DeepLinks`) is the form that lasts.
public enum Route: Codable, Hashable, Sendable {
  /// The choice between signing in, creating an account and looking around; when signed in, the first steps.
  case welcome
  case signIn
  case signUp
  /// The accounts signed in on this machine.
  case accounts
  /// Resetting a forgotten password.
  case forgotPassword
  /// Another password and another address, where the account is signed in, and its end.
  case changePassword
  case changeEmail
  case activeSessions
  case deleteAccount
  /// Everything of the account, out of it and into it.
  case archive
  case home
  case publicTimeline
  /// The posts of one person.
  case posts(of: ID<User>, PersonPosts = .all)
  /// The public posts with a hashtag, by its name without the `#`; or with several: `#cats #dogs -#birds`.
  case hashtag(String)
  /// The hashtags that the viewer follows.
  case followedHashtags
  /// The viewer's lists of people.
  case lists
  /// What the people of a list post and share.
  case list(ID<UserList>)
  /// Who is in a list, and what it is called.
  case listMembers(ID<UserList>)
  /// The viewer's lists, to put a person into them.
  case addToLists(ID<User>)
  /// The posts that the viewer keeps.
  case bookmarks
  /// The posts that the viewer likes.
  case likes
  case post(ID<Post>)
  /// Who liked a post, and who shared it.
  case likers(of: ID<Post>)
  case sharers(of: ID<Post>)
  /// A new post, or a comment on one.
  case compose(commentOn: ID<Post>?)
  /// A post of the viewer's own, to be changed.
  case edit(ID<Post>)
  /// All that a post has said.
  case history(ID<Post>)
  /// What has been begun and not published on this machine.
  case drafts
  /// A post begun earlier, by its draft's name on this machine.
  case draft(String)
  case profile(ID<User>)
  /// The profile of the viewer themselves.
  case ownProfile
  /// Reporting a person to the administrator, with or without one of their posts.
  case report(of: ID<User>, post: ID<Post>?)
  /// Editing the viewer's own profile.
  case editProfile
  /// A person by handle: what people type.
  case person(handle: String)
  case followers(ID<User>)
  case following(ID<User>)
  /// Those of a person's followers whom the viewer follows.
  case knownFollowers(of: ID<User>)
  /// Those who have asked to follow the viewer, whom the viewer blocks, whom the viewer mutes.
  case followRequests
  case blockedPeople
  case mutedPeople
  /// People whom the viewer may like to follow.
  case suggestedPeople
  /// The new followers that one notification groups.
  case newFollowers(ID<Notice>)
  case notifications
  /// Which activity notifies the viewer.
  case notificationSettings
  /// Search, with a query to begin with.
  case search(String)
}
