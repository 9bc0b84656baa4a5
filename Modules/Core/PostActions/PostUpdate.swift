public import AppValues
public import Entities

/// News of posts that stand on a screen.
public enum PostUpdate: Hashable, Sendable {
  /// These posts are now so.
  case current([Post])
  /// The post is gone, or no longer to be seen by this viewer.
  case deleted(ID<Post>)

  /// Brings a post up to date: the present one, or nil when it was deleted.
  public func apply(to post: Post) -> Post? {
    switch self {
    case .current(let posts): posts.first { $0.id == post.id } ?? post
    case .deleted(let id): id == post.id ? nil : post
    }
  }
}
