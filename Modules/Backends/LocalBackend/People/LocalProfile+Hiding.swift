import AppValues
import Entities
import Profile
import SocialDatabase

/// Blocking and muting.
extension LocalProfile {
  func block(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { person, row, transaction throws(AppError) in
      let viewer = transaction.viewer
      let added = try transaction.connection.execute(
        """
        INSERT INTO block (blocker_id, blocked_id, id)
        VALUES (\(viewer), \(person), \(row)) ON CONFLICT DO NOTHING
        """)
      if added == 0 { return }
      for (one, other) in [(viewer, person), (person, viewer)] {
        try transaction.endFollow(one, other)
        try transaction.endRequest(one, other)
      }
      try transaction.announce(person, to: viewer, person)
    }
  }

  func unblock(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { person, _, transaction throws(AppError) in
      let viewer = transaction.viewer
      let removed = try transaction.connection.execute(
        "DELETE FROM block WHERE blocker_id = \(viewer) AND blocked_id = \(person)")
      if removed > 0 { try transaction.announce(person, to: viewer, person) }
    }
  }

  func mute(
    _ id: ID<User>, until end: Timestamp?, notices: Bool
  ) async throws(AppError) -> User {
    try await change(id) { person, row, transaction throws(AppError) in
      let viewer = transaction.viewer
      try transaction.connection.submit(
        """
        INSERT INTO mute (muter_id, muted_id, id, ends_at, hears)
        VALUES (\(viewer), \(person), \(row), \(end?.milliseconds), \(notices ? 1 : 0))
        ON CONFLICT (muter_id, muted_id)
        DO UPDATE SET id = excluded.id, ends_at = excluded.ends_at, hears = excluded.hears
        """)
      try transaction.announce(person, to: viewer)
    }
  }

  func unmute(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { person, _, transaction throws(AppError) in
      let viewer = transaction.viewer
      let removed = try transaction.connection.execute(
        "DELETE FROM mute WHERE muter_id = \(viewer) AND muted_id = \(person)")
      if removed > 0 { try transaction.announce(person, to: viewer) }
    }
  }
}

extension Transaction {
  /// Says that what the viewer thinks of a person has changed, and with it the notices that some may see.
  fileprivate func announce(_ person: Int64, to readers: Int64...) throws(AppError) {
    try appendChange(.relation, viewer, person)
    for reader in readers { try appendChange(.notice, reader) }
  }
}
