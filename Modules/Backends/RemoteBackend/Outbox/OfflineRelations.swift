import AppValues
import Entities
import Post
import Profile
import SocialOfflineStore

/// The viewer's relationships at a server. Follows are also taken while it can't be reached; the others aren't, since
/// people want to know that they're safe.
struct OfflineRelations: RelationsRepository {
  let remote: RemoteRelations
  let writer: OutboxWriter
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  var relationCapabilities: RelationCapabilities { remote.relationCapabilities }

  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    try await setFollow(id, true, terms) { () async throws(AppError) in try await remote.follow(id, terms) }
  }

  func unfollow(_ id: ID<User>) async throws(AppError) -> User {
    try await setFollow(id, false, FollowTerms()) { () async throws(AppError) in try await remote.unfollow(id)
    }
  }

  func accept(_ id: ID<User>) async throws(AppError) -> User { try await remote.accept(id) }
  func reject(_ id: ID<User>) async throws(AppError) -> User { try await remote.reject(id) }
  func removeFollower(_ id: ID<User>) async throws(AppError) -> User { try await remote.removeFollower(id) }
  func block(_ id: ID<User>) async throws(AppError) -> User { try await remote.block(id) }
  func unblock(_ id: ID<User>) async throws(AppError) -> User { try await remote.unblock(id) }
  func unmute(_ id: ID<User>) async throws(AppError) -> User { try await remote.unmute(id) }

  func mute(_ id: ID<User>, until end: Timestamp?, notices: Bool) async throws(AppError) -> User {
    try await remote.mute(id, until: end, notices: notices)
  }

  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User {
    try await remote.setNote(text, about: id)
  }

  func dismissSuggestion(_ id: ID<User>) async throws(AppError) { try await remote.dismissSuggestion(id) }

  private func setFollow(
    _ id: ID<User>, _ isSet: Bool, _ terms: FollowTerms, _ call: () async throws(AppError) -> User
  ) async throws(AppError) -> User {
    // Who can't be shown isn't followed while the server can't be reached.
    guard let known = try await cache.person(id) else { return try await call() }
    let write = OutboxWrite.follow(
      person: id, handle: known.value.handle, isSet: isSet, notices: terms.notices, shares: terms.shares)
    if let user = try await writer.perform(write, call) {
      await cache.keep([user])
      return user
    }
    let waits = await waiting.changes(of: [id]).changesFollow(of: id)
    var person = known.value.followed(isSet, terms, waits: waits)
    if waits { person.readAt = known.readAt }
    return person
  }
}
