public import Entities
public import Presentation

/// The one rendering of a notice: the same lines wherever it stands.
public struct NoticeRendering: Sendable {
  private let strings: NotificationsStrings
  private let context: ViewContext

  /// Renders in the given words, with ages told as of now.
  public init(strings: NotificationsStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// Who did what and when, and the beginning of the post it is about.
  public func lines(_ notice: Notice) -> [Line] {
    [header(notice)] + (notice.post.map { context.posts.excerpt($0) } ?? [])
  }

  private func header(_ notice: Notice) -> Line {
    let mark = notice.isRead ? [] : [Span(strings.new, .accent), Span(" · ", .faint)]
    return Line(
      mark + [
        Span(notice.from.name, .strong), Span(" @\(notice.from.handle)", .accent),
        Span(" " + strings.deed(notice.kind), notice.isRead ? .plain : .strong),
        Span(" · \(context.words.ago(notice.at, now: context.clock.now()))", .faint),
      ])
  }
}
