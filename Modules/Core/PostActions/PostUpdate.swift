public import AppValues
public import Entities

/// An update of posts on a screen.
@nonexhaustive
public enum PostUpdate: Hashable, Sendable {
  /// The current posts.
  case current([Post])
  /// The post was deleted, or is no longer visible to the viewer.
  case deleted(ID<Post>)

  /// The updated version of a post, or nil if it was deleted.
  public func apply(to post: Post) -> Post? {
    switch self {
    case .current(let posts): posts.first { $0.id == post.id } ?? post
    case .deleted(let id): id == post.id ? nil : post
    }
  }
}
