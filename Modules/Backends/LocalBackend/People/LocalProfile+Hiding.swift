import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Blocking and muting, and dismissing suggestions.
extension LocalProfile {
  func block(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      if relation.user.relationship.isBlocking { return nil }
      let (viewer, person) = (transaction.viewer, relation.person)
      try transaction.connection.submit(
        """
        INSERT INTO block (blocker_id, blocked_id, id)
        VALUES (\(viewer), \(person), \(try transaction.nextID()))
        """)
      for follow in [relation.follow, relation.followBack] {
        try transaction.endFollow(follow)
        try transaction.endRequest(follow)
      }
      try transaction.announce(person, to: viewer, person)
      return nil
    }
  }

  func unblock(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      if !relation.user.relationship.isBlocking { return nil }
      let (viewer, person) = (transaction.viewer, relation.person)
      try transaction.connection.submit(
        "DELETE FROM block WHERE blocker_id = \(viewer) AND blocked_id = \(person)")
      try transaction.announce(person, to: viewer, person)
      return nil
    }
  }

  func mute(
    _ id: ID<User>, until end: Timestamp?, notices: Bool
  ) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      let (viewer, person) = (transaction.viewer, relation.person)
      try transaction.connection.submit(
        """
        INSERT INTO mute (muter_id, muted_id, id, ends_at, hears)
        VALUES (
          \(viewer), \(person), \(try transaction.nextID()), \(end?.milliseconds), \(notices ? 1 : 0))
        ON CONFLICT (muter_id, muted_id)
        DO UPDATE SET id = excluded.id, ends_at = excluded.ends_at, hears = excluded.hears
        """)
      try transaction.announce(person, to: viewer)
      return nil
    }
  }

  func unmute(_ id: ID<User>) async throws(AppError) -> User {
    try await change(id) { relation, transaction throws(AppError) in
      let (viewer, person) = (transaction.viewer, relation.person)
      // Also one that has ended.
      try transaction.connection.submit(
        "DELETE FROM mute WHERE muter_id = \(viewer) AND muted_id = \(person)")
      if relation.user.relationship.isMuting { try transaction.announce(person, to: viewer) }
      return nil
    }
  }

  func dismissSuggestion(_ id: ID<User>) async throws(AppError) {
    _ = try await change(id) { relation, transaction throws(AppError) in
      try transaction.connection.submit(
        """
        INSERT INTO dismissed_suggestion (person_id, suggested_id)
        VALUES (\(transaction.viewer), \(relation.person)) ON CONFLICT DO NOTHING
        """)
      try transaction.appendChange(.relation, transaction.viewer, relation.person)
      return nil
    }
  }
}

extension Transaction {
  /// Signals that the viewer's relationship with a person has changed, and with it the notices that some may see.
  fileprivate func announce(_ person: Int64, to readers: Int64...) throws(AppError) {
    try appendChange(.relation, viewer, person)
    for reader in readers { try appendChange(.notice, reader) }
  }
}
