import Entities
import Notifications

/// All that `notifications settings` prints.
struct ToldSettings: Sendable {
  let settings: NoticeSettings
  /// On this machine.
  let alerts: NoticeAlerts
}

extension JSONForms {
  static let noticeSettings = JSONForm<ToldSettings>(
    name: "notifications settings",
    keys: NoticeKind.allCases.map { kind in
      .init(kind.rawValue, "anyone, following, followers or nobody") {
        .string($0.settings.audience(for: kind).rawValue)
      }
    } + [
      .init("quiet", "hours in which nothing rings, like 22:00-07:00, or null") {
        JSONValue($0.settings.quiet?.description)
      }
    ]
      + AlertWay.allCases.map { way in
        .init(way.rawValue, "whether the shell on this machine tells of notices so") {
          .boolean($0.alerts.ways.contains(way))
        }
      })
}
