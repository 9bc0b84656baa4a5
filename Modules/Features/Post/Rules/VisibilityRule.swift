import AppValues
import Entities
import PostText

/// The rules for who can see a post or a comment.
enum VisibilityRule {
  /// The visibilities that a post, or a comment on `parent`, can have, from the most people to the fewest. A comment
  /// can't be visible to more people than the post it replies to.
  ///
  /// - Parameter known: The visibilities that the source has.
  static func choices(
    answering parent: Post?, among known: Set<PostVisibility>
  ) -> [PostVisibility] {
    var choices = PostVisibility.allCases[...]
    if let parent, parent.visibility.isForSome { choices = choices.drop { $0 != parent.visibility } }
    return choices.filter(known.contains)
  }

  /// The visibility of a post: the chosen one, or else the default, which for a comment is limited to that of the post
  /// it replies to.
  ///
  /// Throws `unsupported` for a visibility that isn't `known`, and `invalid(.visibility, .outOfRange)` for a comment
  /// visible to more people than the post it replies to.
  static func checked(
    _ chosen: PostVisibility?, answering parent: Post?, by standard: PostVisibility,
    among known: Set<PostVisibility>
  ) throws(AppError) -> PostVisibility {
    let visibility = chosen ?? parent.map { narrower($0.visibility, standard) } ?? standard
    if !known.contains(visibility) { throw .unsupported }
    guard choices(answering: parent, among: known).contains(visibility) else {
      throw .invalid(.visibility, .outOfRange)
    }
    return visibility
  }

  /// The one of the two with fewer people.
  private static func narrower(_ one: PostVisibility, _ other: PostVisibility) -> PostVisibility {
    PostVisibility.allCases.last { $0 == one || $0 == other } ?? other
  }

  /// The text of a comment, with mentions put before it so that the right people can see it: a comment with limited
  /// visibility mentions the author of the post it replies to. A direct comment without mentions also mentions everyone
  /// that post mentions.
  static func addressed(
    _ text: String, answering parent: Post, by writer: ID<User>?, for visibility: PostVisibility
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

extension PostVisibility {
  /// Whether only some people can see the post.
  fileprivate var isForSome: Bool { self == .followers || self == .direct }
}
