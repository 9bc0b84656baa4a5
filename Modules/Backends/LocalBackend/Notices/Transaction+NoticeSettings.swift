import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

extension Transaction {
  func noticeSettings() throws(AppError) -> NoticeSettings {
    var settings = NoticeSettings()
    let audiences = try connection.rows(
      "SELECT kind, audience FROM notice_audience WHERE person_id = \(viewer)"
    ) { row throws(AppError) in (NoticeKind(rawValue: row.text(0)), NoticeAudience(rawValue: row.text(1)))
    }
    for case (let kind?, let audience?) in audiences { settings.audiences[kind] = audience }
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
    if audience == .anyone {
      try connection.submit(
        "DELETE FROM notice_audience WHERE person_id = \(viewer) AND kind = \(kind.rawValue)")
    } else {
      try connection.submit(
        """
        INSERT INTO notice_audience (person_id, kind, audience)
        VALUES (\(viewer), \(kind.rawValue), \(audience.rawValue))
        ON CONFLICT (person_id, kind) DO UPDATE SET audience = excluded.audience
        """)
    }
  }

  /// ` AND …`: a person wants to be notified of what the viewer does.
  func isWelcome(_ kind: NoticeKind, to recipient: SQL) -> SQL {
    """
     AND NOT EXISTS (
      SELECT 1 FROM notice_audience w
      WHERE w.person_id = \(recipient) AND w.kind = \(kind.rawValue) AND (
        w.audience = 'nobody'
        OR (w.audience = 'following' AND NOT EXISTS (
          SELECT 1 FROM follow f WHERE f.follower_id = \(recipient) AND f.followee_id = \(viewer)))
        OR (w.audience = 'followers' AND NOT EXISTS (
          SELECT 1 FROM follow f WHERE f.follower_id = \(viewer) AND f.followee_id = \(recipient)))))
    """
  }
}
