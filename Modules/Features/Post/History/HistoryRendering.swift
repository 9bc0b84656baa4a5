public import AppScreens
import Entities
import Presentation

/// The one rendering of what a post has said: each version in full, wherever it stands.
public struct HistoryRendering: Sendable {
  /// A version with the line above it.
  public struct Version: Sendable {
    /// Its number and its time.
    public let heading: String
    /// What was changed, and what it said.
    public let lines: [Line]
  }

  private let strings: HistoryStrings
  private let context: ViewContext

  /// Renders in the words of `strings` and `context`, with times in the time zone of the latter.
  public init(strings: HistoryStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// The `revisions` in their order, each with what it changed.
  public func versions(_ revisions: [Revision]) -> [Version] {
    revisions.indices.map { index in
      let revision = revisions[index]
      var heading = strings.version(index + 1, context.words.dateAndTime(revision.at))
      if index == revisions.count - 1 { heading += strings.present }
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
