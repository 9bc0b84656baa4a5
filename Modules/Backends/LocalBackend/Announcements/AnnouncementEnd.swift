import AppValues
import SocialDatabase
import SocialLocalStore

/// Says to everyone who is shown an announcement that it has ended.
struct AnnouncementEnd: Worker {
  var kind: WorkKind { .announcementEnd }
  let database: any SQLDatabase
  let clock: WallClock

  func work(on announcement: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let now = clock.now()
    let end = try await database.write { connection throws(AppError) -> Int64? in
      let end = try connection.first("SELECT ends_at FROM announcement WHERE id = \(announcement)") {
        row throws(AppError) in row.optionalInteger(0)
      }.flatMap(\.self)
      if let end, end <= now.milliseconds { try connection.appendAnnouncement(announcement, now) }
      return end
    }
    // It may have been given more time.
    if let end, end > now.milliseconds { return .putOff(until: end) }
    return .done
  }
}
