import AppValues
import Entities
import MastodonAPI

extension WireReader {
  /// An announcement. Servers say when it was last changed also of one that never was.
  func announcement(_ announcement: MastodonAnnouncement) -> Announcement {
    let (published, updated) = (announcement.publishedAt, announcement.updatedAt)
    let isEdited = updated.milliseconds - published.milliseconds >= 1000
    return Announcement(
      id: ID(announcement.id), content: content(of: announcement), publishedAt: published,
      editedAt: isEdited ? updated : nil, isRead: announcement.read == true,
      reactions: announcement.reactions.map(reaction))
  }

  private func content(of announcement: MastodonAnnouncement) -> AnnouncementContent {
    let people = Dictionary(announcement.mentions.map { ($0.url, handle($0.acct)) }) { first, _ in first }
    var content = AnnouncementContent(
      text: text(announcement.content, naming: people), startsAt: announcement.startsAt,
      endsAt: announcement.endsAt)
    if announcement.allDay, let start = announcement.startsAt, let end = announcement.endsAt {
      content.setDays(CalendarDate(start)...max(CalendarDate(start), CalendarDate(end)))
    }
    return content
  }

  /// An emoji of the server's own has a picture.
  private func reaction(_ reaction: MastodonReaction) -> AnnouncementReaction {
    AnnouncementReaction(
      emoji: reaction.url == nil ? reaction.name : ":\(reaction.name):", count: reaction.count,
      isOwn: reaction.me == true)
  }
}
