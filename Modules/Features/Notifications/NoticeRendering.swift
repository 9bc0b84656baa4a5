public import AppScreens
import AppValues
public import Entities
import Presentation

/// Renders a notification, the same way everywhere.
public struct NoticeRendering: Sendable {
  private let strings: NotificationsStrings
  private let context: ViewContext

  /// Renders with the texts of `strings` and `context`, and ages as of now.
  public init(strings: NotificationsStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// A notification: who did what and when, and the beginning of its post.
  public func lines(_ notice: Notice) -> [Line] {
    [header(notice)] + (notice.post.map { context.posts.excerpt($0, in: .notifications) } ?? [])
  }

  /// Who did what, in one sentence.
  public func sentence(_ notice: Notice) -> String { who(notice).map(\.text).joined() }

  private func header(_ notice: Notice) -> Line {
    let mark = notice.isRead ? [] : [TextSpan(strings.new, .accent), TextSpan(" · ", .faint)]
    return Line(
      mark + who(notice),
      trailing: [TextSpan(context.words.ago(notice.at, now: context.clock.now()), .faint)])
  }

  /// Who did it, all by name if they are few, and what they did.
  private func who(_ notice: Notice) -> [TextSpan] {
    let wording = strings.wording(notice.kind)
    let tone = notice.isRead ? Emphasis.plain : .strong
    if !wording.namesPeople { return [TextSpan(wording.activity, tone)] }
    let hasAllNames = notice.also.count == notice.others
    let people = context.words.social.people
    let named = [notice.from] + (hasAllNames ? notice.also : Array(notice.also.prefix(1)))
    var spans: [TextSpan] = []
    for (index, person) in named.enumerated() {
      let isLast = hasAllNames && index == named.count - 1
      if index > 0 { spans.append(TextSpan(isLast ? strings.and : strings.comma)) }
      spans += [TextSpan(people.name(person.name), .strong), TextSpan(people.handle(person.handle), .faint)]
    }
    let told =
      hasAllNames
      ? strings.did(wording.activity)
      : strings.othersDid(notice.others + 1 - named.count, wording.activity)
    return spans + [TextSpan(told, tone)]
  }
}
