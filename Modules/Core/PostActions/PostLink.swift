package import Entities
import PostText

/// What a post offers to open.
package enum PostLink: Hashable, Sendable {
  /// An address in its text.
  case link(String)
  /// A photo, by its path or URL.
  case photo(String)

  /// The first link of a post, or else its first photo that can be reached from here; nil for neither.
  package init?(of post: Post) {
    if let link = PostText(post.text).parts.first(where: { $0.kind == .link }) {
      self = .link(String(link.text))
    } else if let photo = post.photos.lazy.compactMap(\.location).first {
      self = .photo(photo)
    } else {
      return nil
    }
  }

  /// Its URL or path.
  package var address: String {
    switch self {
    case .link(let address), .photo(let address): address
    }
  }
}
