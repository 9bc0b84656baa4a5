public import AppScreens
import Entities
import Presentation

/// Renders a report for the administrator.
public struct ReportRendering {
  private let strings: ReportStrings
  private let context: ViewContext

  /// Renders with the texts of `strings` and `context`, and times in the time zone of `context`.
  public init(strings: ReportStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// A report: the person, the reason, the posts, the reporter, the times and the id.
  public func lines(_ report: Report) -> [Line] {
    var lines = [Line("\(report.person.name) @\(report.person.handle)", .strong)]
    lines += report.reason.split(whereSeparator: \.isNewline).map { Line(String($0)) }
    for post in report.posts {
      lines.append(Line("post/\(post.id)", .faint))
      if let warning = post.warning { lines.append(Line("> \(context.words.social.posts.warning(warning))")) }
      lines += post.text.split(whereSeparator: \.isNewline).map { Line("> \($0)") }
    }
    let time = context.words.dateAndTime(report.createdAt)
    lines.append(Line(report.reporter.map { strings.by($0.handle, time) } ?? strings.byDeletedAccount(time)))
    if let closed = report.closedAt {
      lines.append(Line(strings.closedAt(context.words.dateAndTime(closed))))
    }
    return lines + [Line("report/\(report.id)", .faint)]
  }
}
