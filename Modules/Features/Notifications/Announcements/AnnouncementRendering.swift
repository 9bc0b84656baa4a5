public import AppScreens
import AppValues
public import Entities
import Presentation

/// Renders an announcement, the same way everywhere.
public struct AnnouncementRendering: Sendable {
  private let strings: AnnouncementsStrings
  private let context: ViewContext

  /// Renders with the texts of `strings` and `context`, and ages as of now.
  public init(strings: AnnouncementsStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// Whether it's new and how old it is, when what it's about is, what it says, and what people feel about it.
  ///
  /// - Parameter announcement: The announcement, as the viewer sees it.
  public func lines(_ announcement: Announcement) -> [Line] {
    let when = time(of: announcement.content).map { [Line($0, .strong)] } ?? []
    let said = context.posts.content(PostContent(announcement.content.text))
    let felt = announcement.reactions.isEmpty ? [] : [reactions(announcement.reactions)]
    return [header(announcement)] + when + said + felt
  }

  private func header(_ announcement: Announcement) -> Line {
    var spans: [TextSpan] = []
    if !announcement.isRead { spans += [TextSpan(strings.new, .accent), dot] }
    spans.append(TextSpan(context.words.ago(announcement.publishedAt, now: context.clock.now()), .faint))
    if announcement.editedAt != nil { spans += [dot, TextSpan(context.words.social.posts.edited, .faint)] }
    return Line(spans)
  }

  private func reactions(_ reactions: [AnnouncementReaction]) -> Line {
    let spans = reactions.map { reaction -> TextSpan in
      let text = strings.reaction(reaction.emoji, reaction.count)
      return reaction.isOwn ? TextSpan(strings.own(text), .own) : TextSpan(text, .faint)
    }
    return Line(Array(spans.map { [$0] }.joined(separator: [dot])))
  }

  private var dot: TextSpan { TextSpan(" · ", .faint) }

  /// When what an announcement is about is, in the device's time zone unless it's whole days; nil if it isn't about a time.
  private func time(of content: AnnouncementContent) -> String? {
    let words = context.words
    if let days = content.days {
      let (first, last) = (words.date(days.lowerBound), words.date(days.upperBound))
      return first == last ? first : strings.between(first, last)
    }
    switch (content.startsAt, content.endsAt) {
    case (let start?, let end?):
      let (first, last) = (words.dateAndTime(start), words.time(end, now: start))
      return words.date(start) == words.date(end)
        ? strings.sameDay(first, last) : strings.between(first, last)
    case (let start?, nil): return strings.from(words.dateAndTime(start))
    case (nil, let end?): return strings.until(words.dateAndTime(end))
    case (nil, nil): return nil
    }
  }
}
