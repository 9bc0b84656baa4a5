import AppValues
import Entities
import MastodonAPI
import PostText

extension MastodonMapping {
  /// An announcement, as its reader sees it.
  ///
  /// - Parameter people: Those whom it mentions, in the order of its text.
  func announcement(_ announcement: Announcement, mentioning people: [Author]) -> MastodonAnnouncement {
    let content = announcement.content
    return MastodonAnnouncement(
      id: announcement.id.rawValue, content: ContentHTML(on: site, mentioning: people).html(of: content.text),
      startsAt: content.startsAt, endsAt: content.statedEnd, allDay: content.isAllDay,
      publishedAt: announcement.publishedAt, updatedAt: announcement.editedAt, read: announcement.isRead,
      mentions: people.map(mention), tags: PostText(content.text).hashtags.map(tag),
      reactions: announcement.reactions.map {
        MastodonReaction(name: $0.emoji, count: $0.count, me: $0.isOwn)
      })
  }
}
