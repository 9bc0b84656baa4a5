import Entities
import PostText

/// What can be opened in a post.
enum PostLink: Hashable, Sendable {
  /// An address in its text.
  case link(String)
  /// Photos, each by its path or URL.
  case photos([String])

  /// The first link of a post, or else its photos that can be reached from here; nil if there are neither.
  init?(of post: Post) {
    if let link = PostText(post.text).parts.first(where: { $0.kind == .link }) {
      self = .link(String(link.text))
    } else {
      let photos = post.photos.compactMap(\.location)
      if photos.isEmpty { return nil }
      self = .photos(photos)
    }
  }

  /// Its URLs or paths.
  var addresses: [String] {
    switch self {
    case .link(let address): [address]
    case .photos(let addresses): addresses
    }
  }
}
