import AppValues
import Entities
import Notifications
import SocialMenuShell

/// All that `notifications settings` prints.
struct PrintedNoticeSettings: Sendable {
  let settings: NoticeSettings
  /// On this device.
  let alerts: NoticeAlerts
}

extension JSONFormats {
  static let notice = JSONFormat<Notice>(
    \JSONStrings.Notice.form,
    keys: [
      .init("id", \JSONStrings.Notice.id) { .string($0.id.rawValue) },
      .init("kind", \JSONStrings.Notice.kind) { .string($0.kind.rawValue) },
      .init("from", \JSONStrings.Notice.from) { author.document($0.from) },
      .init("others", \JSONStrings.Notice.others) { .integer($0.others) },
      .init("also", \JSONStrings.Notice.also) { .array($0.also.map(author.document)) },
      .init("post", \JSONStrings.Notice.post) { $0.post.map(post.document) ?? .null },
      .init("at", \JSONStrings.Notice.at) { JSONValue.time($0.at) },
      .init("read", \JSONStrings.Notice.read) { .boolean($0.isRead) },
    ])

  static let noticeSettings = JSONFormat<PrintedNoticeSettings>(
    \JSONStrings.NoticeSettings.form,
    keys: NoticeKind.allCases.map { kind in
      .init(kind.rawValue, \JSONStrings.NoticeSettings.audience) {
        .string($0.settings.audience(for: kind).rawValue)
      }
    } + [
      .init("quiet", \JSONStrings.NoticeSettings.quiet) { JSONValue($0.settings.quiet?.description) }
    ]
      + AlertWay.shell.map { way in
        .init(way.rawValue, \JSONStrings.NoticeSettings.alert) { .boolean($0.alerts.ways.contains(way)) }
      })
}
