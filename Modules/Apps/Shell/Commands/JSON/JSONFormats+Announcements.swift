import AppValues
import Entities
import SocialMenuShell

extension JSONFormats {
  static let announcement = JSONFormat<Announcement>(
    \JSONStrings.Announcement.form,
    keys: [
      .init("id", \JSONStrings.Announcement.id) { .string($0.id.rawValue) },
      .init("text", \JSONStrings.Announcement.text) { .string($0.content.text) },
      .init("startsAt", \JSONStrings.Announcement.startsAt) {
        $0.content.startsAt.map(JSONValue.time) ?? .null
      },
      .init("endsAt", \JSONStrings.Announcement.endsAt) {
        $0.content.statedEnd.map(JSONValue.time) ?? .null
      },
      .init("allDay", \JSONStrings.Announcement.allDay) { .boolean($0.content.isAllDay) },
      .init("publishedAt", \JSONStrings.Announcement.publishedAt) { JSONValue.time($0.publishedAt) },
      .init("editedAt", \JSONStrings.Announcement.editedAt) { $0.editedAt.map(JSONValue.time) ?? .null },
      .init("read", \JSONStrings.Announcement.read) { .boolean($0.isRead) },
      .init("reactions", \JSONStrings.Announcement.reactions) {
        .array($0.reactions.map(announcementReaction.document))
      },
    ])

  static let announcementReaction = JSONFormat<AnnouncementReaction>(
    \JSONStrings.AnnouncementReaction.form,
    keys: [
      .init("emoji", \JSONStrings.AnnouncementReaction.emoji) { .string($0.emoji) },
      .init("count", \JSONStrings.AnnouncementReaction.count) { .integer($0.count) },
      .init("own", \JSONStrings.AnnouncementReaction.own) { .boolean($0.isOwn) },
    ])
}
