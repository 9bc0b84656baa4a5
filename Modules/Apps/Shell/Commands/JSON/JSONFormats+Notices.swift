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

  static let noticePolicy = JSONFormat<NoticePolicy>(
    \JSONStrings.NoticePolicy.form,
    keys: NoticeOrigin.allCases.map { origin in
      .init(origin.rawValue, \JSONStrings.NoticePolicy.treatment) {
        .string($0.treatment(of: origin).rawValue)
      }
    } + [
      .init("requests", \JSONStrings.NoticePolicy.requests) { .integer($0.requests) },
      .init("notifications", \JSONStrings.NoticePolicy.notices) { .integer($0.notices) },
    ])

  static let noticeRequest = JSONFormat<NoticeRequest>(
    \JSONStrings.NoticeRequest.form,
    keys: [
      .init("id", \JSONStrings.NoticeRequest.id) { .string($0.id.rawValue) },
      .init("from", \JSONStrings.NoticeRequest.from) { author.document($0.from) },
      .init("notifications", \JSONStrings.NoticeRequest.notices) { .integer($0.count) },
      .init("lastPost", \JSONStrings.NoticeRequest.lastPost) { $0.lastPost.map(post.document) ?? .null },
      .init("began", \JSONStrings.NoticeRequest.began) { JSONValue.time($0.beganAt) },
      .init("at", \JSONStrings.NoticeRequest.at) { JSONValue.time($0.latestAt) },
    ])
}
