import AppValues
import Entities

/// The rules for the time of a scheduled post.
enum ScheduleRule {
  /// Throws `invalid(.scheduledAt, .outOfRange)` for a time that isn't far enough ahead.
  static func check(_ time: Timestamp, at now: Timestamp) throws(AppError) {
    if time < now.adding(seconds: ScheduledPost.minimumLead) { throw .invalid(.scheduledAt, .outOfRange) }
  }
}
