import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

extension Transaction {
  func noticeSettings() throws(AppError) -> NoticeSettings {
    var settings = NoticeSettings()
    let rules = try connection.rows(
      "SELECT kind, origin FROM notice_rule WHERE person_id = \(viewer) AND kind <> ''"
    ) { row throws(AppError) in (kind: NoticeKind(rawValue: row.text(0)), origin: row.text(1)) }
    for rule in rules {
      guard let kind = rule.kind else { continue }
      settings.audiences[kind] = NoticeAudience.allCases.first { $0.dropped == rule.origin }
    }
    settings.quiet =
      try connection.first("SELECT begins, ends FROM quiet_hours WHERE person_id = \(viewer)") {
        row throws(AppError) in QuietHours(begin: row.int(0), end: row.int(1))
      } ?? nil
    return settings
  }

  func change(_ change: NoticeSettingsChange) throws(AppError) {
    for (kind, audience) in change.audiences.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      try set(audience, for: kind)
    }
    switch change.quiet {
    case .keep: break
    case .off: try connection.submit("DELETE FROM quiet_hours WHERE person_id = \(viewer)")
    case .hours(let hours):
      try connection.submit(
        """
        INSERT INTO quiet_hours (person_id, begins, ends)
        VALUES (\(viewer), \(Int64(hours.begin)), \(Int64(hours.end)))
        ON CONFLICT (person_id) DO UPDATE SET begins = excluded.begins, ends = excluded.ends
        """)
    }
  }

  private func set(_ audience: NoticeAudience, for kind: NoticeKind) throws(AppError) {
    try connection.submit(
      "DELETE FROM notice_rule WHERE person_id = \(viewer) AND kind = \(kind.rawValue)")
    guard let origin = audience.dropped else { return }
    try connection.submit(
      """
      INSERT INTO notice_rule (person_id, kind, origin, treatment)
      VALUES (\(viewer), \(kind.rawValue), \(origin), \(NoticeTreatment.drop.rawValue))
      ON CONFLICT (person_id, kind, origin) DO UPDATE SET treatment = excluded.treatment
      """)
  }
}

extension NoticeAudience {
  /// The origin whose notices the rule of an audience drops; nil for no rule.
  fileprivate var dropped: String? {
    switch self {
    case .anyone: nil
    case .following: NoticeOrigin.notFollowing.rawValue
    case .followers: NoticeOrigin.notFollowers.rawValue
    case .nobody: "anyone"
    }
  }
}
