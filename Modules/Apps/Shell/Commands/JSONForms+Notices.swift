import Entities
import Notifications

extension JSONForms {
  static let noticeSettings = JSONForm<NoticeSettings>(
    name: "notifications settings",
    keys: NoticeKind.chosen.map { kind in
      .init(kind.rawValue, "anyone, following, followers or nobody") {
        .string($0.audience(for: kind).rawValue)
      }
    } + [
      .init("quiet", "hours in which nothing rings, like 22:00-07:00, or null") {
        JSONValue($0.quiet?.description)
      }
    ])
}
