public import AppScreens
import Entities
import Presentation

/// The rendering of a post's edit history: each version in full, the same everywhere.
public struct HistoryRendering: Sendable {
  /// A version with its heading.
  public struct Version: Sendable {
    /// The number and the time of the version.
    public let heading: String
    /// What was changed, and the content.
    public let lines: [Line]
  }

  private let strings: HistoryStrings
  private let context: ViewContext

  /// Renders with the texts of `strings` and `context`, and times in the time zone of `context`.
  public init(strings: HistoryStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// The `revisions` in the given order, each with what it changed.
  public func versions(_ revisions: [Revision]) -> [Version] {
    revisions.indices.map { index in
      let revision = revisions[index]
      var heading = strings.version(index + 1, context.words.dateAndTime(revision.at))
      if index == revisions.count - 1 { heading += strings.current }
      return Version(
        heading: heading, lines: changes(at: index, revisions) + context.posts.content(revision.content))
    }
  }

  private func changes(at index: Int, _ revisions: [Revision]) -> [Line] {
    guard index > 0 else { return [] }
    return [
      Line(strings.changed(revisions[index].content.changes(since: revisions[index - 1].content)), .faint)
    ]
  }
}
