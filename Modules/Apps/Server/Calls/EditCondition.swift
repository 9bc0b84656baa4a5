import Entities
import Foundation
import HTTPTypes
import MastodonAPI

/// The versions of a post of which an app wants to change one, and no other (RFC 9110, section 13.1.1).
struct EditCondition {
  private let tags: Set<String>

  /// Nil if any version will do.
  init?(_ headers: HTTPFields) {
    guard let field = headers[.ifMatch] else { return nil }
    tags = Set(field.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    if tags == ["*"] { return nil }
  }

  /// Whether a post is one of these versions. A weak tag, which may stand for several, is none.
  func allows(_ post: Post) -> Bool {
    tags.contains(MastodonStatusVersion(at: post.editedAt ?? post.createdAt).tag)
  }
}
