package import AppValues
package import SocialDatabase

/// How long sessions last. The settings are the network's, so that they hold whichever process asks.
package struct SessionLife: Hashable, Sendable {
  /// How long a session lasts after it began, and after it was used last, in milliseconds; nil for as long as no one ends
  /// it. When a session was used is known to the hour.
  package let whole, idle: Int64?

  package init(whole: Int64?, idle: Int64?) {
    self.whole = whole
    self.idle = idle
  }

  /// The condition that a session `s` hasn't ended by itself.
  package static func lasts(_ session: SQL, at now: Timestamp) -> SQL {
    lasts(session, at: "\(now.milliseconds)")
  }

  /// - Parameter now: The time in milliseconds.
  static func lasts(_ session: SQL, at now: SQL) -> SQL {
    "(\(session).ends_at IS NULL OR \(session).ends_at > \(now))"
  }

  /// Until when it's enough to look for sessions that end: what begins meanwhile ends later. nil where none ends by itself.
  package func nextLook(_ now: Timestamp) -> Int64? {
    [whole, idle].compactMap(\.self).min().map { now.milliseconds + $0 / 2 }
  }

  /// When a session ends; nil if it doesn't by itself.
  package func end(begunAt: Timestamp, usedAt: Timestamp) -> Int64? {
    [whole.map { begunAt.milliseconds + $0 }, idle.map { usedAt.milliseconds + $0 }].compactMap(\.self).min()
  }

  /// The same, as an expression.
  package func end(begunAt: SQL, usedAt: SQL) -> SQL {
    switch (whole, idle) {
    case (let whole?, let idle?):
      """
      CASE WHEN \(begunAt) + \(whole) < \(usedAt) + \(idle) THEN \(begunAt) + \(whole) ELSE \(usedAt) + \(idle) END
      """
    case (let whole?, nil): "\(begunAt) + \(whole)"
    case (nil, let idle?): "\(usedAt) + \(idle)"
    case (nil, nil): "CAST(NULL AS BIGINT)"
    }
  }
}

extension SQLConnection {
  /// How long sessions of this network last.
  package func sessionLife() throws(AppError) -> SessionLife {
    SessionLife(
      whole: try value(of: .sessionLifetime).flatMap { Int64($0) },
      idle: try value(of: .sessionIdleTime).flatMap { Int64($0) })
  }
}
