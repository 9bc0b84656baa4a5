import Entities
import PostText

/// Who may see a comment, and how those it is for come to see it.
enum VisibilityRule {
  /// Who may be chosen to see a post, or a comment on `parent`, from the most to the fewest: what only some may
  /// see is not talked about before others.
  static func choices(answering parent: Post?) -> [Visibility] {
    guard let parent, parent.visibility.isForSome else { return Visibility.allCases }
    return Array(Visibility.allCases.drop { $0 != parent.visibility })
  }

  /// Throws `invalid(.visibility, .outOfRange)` for a comment that more may see than what it answers.
  static func checked(_ chosen: Visibility?, answering parent: Post?) throws(SocialError) -> Visibility {
    let visibility = chosen ?? parent?.visibility ?? .everyone
    guard choices(answering: parent).contains(visibility) else { throw .invalid(.visibility, .outOfRange) }
    return visibility
  }

  /// The text with the names before it that it takes to be seen: what is for some only is seen by whom it
  /// answers if it names them. A direct comment that names nobody is for all who took part.
  static func addressed(
    _ text: String, answering parent: Post, by writer: ID<User>?, for visibility: Visibility
  ) -> String {
    guard visibility.isForSome else { return text }
    let named = Set(PostText(text).mentions.map { $0.lowercased() })
    let others = visibility == .direct && named.isEmpty ? parent.mentions : []
    var seen: Set<ID<User>> = []
    let missing = ([parent.author] + others).filter { person in
      person.id != writer && !named.contains(person.handle.lowercased()) && seen.insert(person.id).inserted
    }
    return (missing.map { "@\($0.handle)" } + [text]).joined(separator: " ")
  }
}

extension Visibility {
  /// Whether not everybody who comes across it may see it.
  fileprivate var isForSome: Bool { self == .followers || self == .direct }
}
