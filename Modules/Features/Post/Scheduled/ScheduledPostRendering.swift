public import AppScreens
import AppValues
public import Entities
import Presentation

/// The rendering of a scheduled post, the same everywhere.
public struct ScheduledPostRendering: Sendable {
  private let strings: ScheduledPostsStrings
  private let context: ViewContext

  /// Renders with the texts of `strings` and `context`.
  public init(strings: ScheduledPostsStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// When it's published, or why it wasn't, and how it begins.
  public func lines(_ post: ScheduledPost) -> [Line] {
    let text = context.posts.excerpt(post.content.warning ?? post.content.text)
    let photos = post.content.photos.count
    return header(post) + text
      + (photos > 0 ? [Line(context.words.social.counts.photos(photos), .faint)] : [])
  }

  /// All of it.
  func whole(_ post: ScheduledPost) -> [Line] {
    let author = Author(id: ID(""), handle: "", name: "")
    let shown = Post(id: ID(""), author: author, content: post.content, createdAt: post.at)
    // Its first line says who wrote it.
    return header(post) + context.posts.lines(shown).dropFirst()
  }

  private func header(_ post: ScheduledPost) -> [Line] {
    var spans = [TextSpan(context.words.dateAndTime(post.at), .strong)]
    if post.replyTo != nil { spans.append(TextSpan(" · \(strings.comment)", .faint)) }
    if post.visibility != .everyone {
      spans.append(TextSpan(" · \(context.words.name(of: post.visibility))", .faint))
    }
    return [Line(spans)] + (post.failure.map { [Line(strings.failure($0), .alert)] } ?? [])
  }
}
