public import AppValues
public import Authentication
import SocialDatabase
import SocialLocalStore

extension LocalBackend {
  private static let day: Int64 = 24 * 3_600_000

  /// Keeps how long sessions last, for every program on the same data. The sessions that there are last as long from now
  /// on, too.
  public func keep(_ lifetimes: SessionLifetimes) async throws(AppError) {
    let (kept, isWatched) = try await database.read { connection throws(AppError) in
      (
        try connection.sessionLife(),
        try connection.exists("SELECT 1 FROM due_work WHERE kind = \(WorkKind.sessions.rawValue)")
      )
    }
    let life = SessionLife(
      whole: Self.milliseconds(lifetimes.days, or: kept.whole),
      idle: Self.milliseconds(lifetimes.idleDays, or: kept.idle))
    // A server that starts again writes nothing, unless a version before left no work where no one was signed in.
    if kept == life, isWatched || life.nextLook(present.now()) == nil { return }
    try await database.write { connection throws(AppError) in
      for (setting, time) in [(Setting.sessionLifetime, life.whole), (.sessionIdleTime, life.idle)] {
        if let time { try connection.set(setting, to: "\(time)") } else { try connection.unset(setting) }
      }
      let end = life.end(begunAt: "created_at", usedAt: "COALESCE(used_at, created_at)")
      try connection.execute("UPDATE session SET ends_at = \(end)")
      try connection.addWork(.sessions, 0, present.now())
    }
    await work.start(.sessions)
  }

  /// - Parameter days: 0 for nil.
  private static func milliseconds(_ days: Int?, or kept: Int64?) -> Int64? {
    guard let days else { return kept }
    return days == 0 ? nil : Int64(days) * day
  }
}
