import AppValues
import Entities
import PostText

/// Who may see a comment, and how those it is for come to see it.
enum VisibilityRule {
  /// Who may be chosen to see a post, or a comment on `parent`, from the most to the fewest: what only some may
  /// see is not talked about before others.
  ///
  /// - Parameter known: What there is to choose from.
  static func choices(
    answering parent: Post?, among known: Set<PostVisibility>
  ) -> [PostVisibility] {
    var choices = PostVisibility.allCases[...]
    if let parent, parent.visibility.isForSome { choices = choices.drop { $0 != parent.visibility } }
    return choices.filter(known.contains)
  }

  /// Who may see what is written: whom the writer has chosen; by default a comment is for no more people than
  /// what it answers.
  ///
  /// Throws `unsupported` for what is not `known`, and `invalid(.visibility, .outOfRange)` for a comment that more may
  /// see than what it answers.
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

  /// That of the two by which fewer may see a post.
  private static func narrower(_ one: PostVisibility, _ other: PostVisibility) -> PostVisibility {
    PostVisibility.allCases.last { $0 == one || $0 == other } ?? other
  }

  /// The text with the names before it that it takes to be seen: what is for some only is seen by whom it
  /// answers if it names them. A direct comment that names no one is for all who took part.
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
  /// Whether not everyone who comes across it may see it.
  fileprivate var isForSome: Bool { self == .followers || self == .direct }
}
