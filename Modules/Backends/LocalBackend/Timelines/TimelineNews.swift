import Database
import Entities
import Timeline

/// Tells changes that may bring a timeline something new from those that cannot.
struct TimelineNews: Sendable {
  let kind: TimelineKind
  let access: Access

  func concerns(_ changes: [ChangeRecord]) async -> Bool {
    switch kind {
    case .everyone: changes.contains { $0.kind == ChangeKind.published.rawValue }
    case .user(let id): actors(in: changes).contains { $0 == id.numberOrNil }
    case .home: await concernsHome(changes)
    }
  }

  /// Those who published or shared something.
  private func actors(in changes: [ChangeRecord]) -> Set<Int64> {
    Set(
      changes.lazy
        .filter { [ChangeKind.published.rawValue, ChangeKind.shared.rawValue].contains($0.kind) }
        .compactMap(\.object))
  }

  private func concernsHome(_ changes: [ChangeRecord]) async -> Bool {
    let actors = Array(actors(in: changes))
    let followers = Set(
      changes.lazy.filter { $0.kind == ChangeKind.follow.rawValue }.map(\.subject))
    if access.isAnonymous || actors.isEmpty && followers.isEmpty { return false }
    do throws(SocialError) {
      return try await access.read { transaction throws(SocialError) in
        let viewer = transaction.viewer
        if followers.contains(viewer) || actors.contains(viewer) { return true }
        return try transaction.connection.exists(
          """
          SELECT 1 FROM follow
          WHERE follower_id = \(viewer) AND \(transaction.dialect.contains("followee_id", actors))
          """)
      }
    } catch {
      // Whoever is told in vain looks again and learns what is wrong.
      return true
    }
  }
}
