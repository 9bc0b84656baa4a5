import AppValues
import SocialDatabase
import SocialLocalStore

/// Removes sessions whose time has come, and so ends their streams. Whatever asks with such a session is refused from
/// that moment on, also where it's still there.
///
/// The work is there for as long as sessions end by themselves, so that signing in adds none.
struct SessionEnds: Worker {
  /// How many are removed at once.
  private static let many = 100

  var kind: WorkKind { .sessions }
  let database: any SQLDatabase
  let clock: WallClock

  func work(on subject: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let isDone = try await pace.takeSteps { () async throws(AppError) in
      try await database.write { connection throws(AppError) in
        let now = clock.now()
        let ended = try connection.endSessions(
          where: """
            id IN (
              SELECT s.id FROM session s WHERE s.ends_at <= \(now.milliseconds) ORDER BY s.ends_at
              LIMIT \(Self.many))
            """, now)
        return ended == Self.many
      }
    }
    if !isDone { return .left }
    let next = try await database.read { connection throws(AppError) in
      let end = try connection.first("SELECT MIN(ends_at) FROM session") { row throws(AppError) in
        row.optionalInteger(0)
      }
      return [end ?? nil, try connection.sessionLife().nextLook(clock.now())].compactMap(\.self).min()
    }
    return next.map { .putOff(until: $0) } ?? .done
  }
}
