import AppValues
import Entities
import MastodonAPI
import Profile
import SocialNetworking

/// The viewer's relationships at a server.
struct RemoteRelations: RelationsRepository {
  let caller: RemoteCaller
  let reader: WireReader
  let clock: WallClock

  var relationCapabilities: RelationCapabilities { .all }

  func follow(_ id: ID<User>, _ terms: FollowTerms) async throws(AppError) -> User {
    let form = MastodonFollowTerms(reblogs: terms.shares, notify: terms.notices)
    return try await user(
      id, try await caller.call(Endpoints.Relations.follow, id.rawValue, with: form, repetition: .safe))
  }

  func unfollow(_ id: ID<User>) async throws(AppError) -> User {
    try await perform(Endpoints.Relations.unfollow, on: id)
  }

  func accept(_ id: ID<User>) async throws(AppError) -> User {
    try await answer(Endpoints.Relations.authorize, to: id)
  }

  func reject(_ id: ID<User>) async throws(AppError) -> User {
    try await answer(Endpoints.Relations.reject, to: id)
  }

  func removeFollower(_ id: ID<User>) async throws(AppError) -> User {
    try await perform(Endpoints.Relations.removeFollower, on: id)
  }

  func block(_ id: ID<User>) async throws(AppError) -> User {
    try await perform(Endpoints.Relations.block, on: id)
  }

  func unblock(_ id: ID<User>) async throws(AppError) -> User {
    try await perform(Endpoints.Relations.unblock, on: id)
  }

  func mute(_ id: ID<User>, until end: Timestamp?, notices: Bool) async throws(AppError) -> User {
    let seconds = end.map { max(($0.milliseconds - clock.now().milliseconds + 999) / 1000, 1) }
    let form = MastodonMuteTerms(notifications: !notices, duration: seconds.map { Int($0) } ?? 0)
    return try await user(
      id, try await caller.call(Endpoints.Relations.mute, id.rawValue, with: form, repetition: .safe))
  }

  func unmute(_ id: ID<User>) async throws(AppError) -> User {
    try await perform(Endpoints.Relations.unmute, on: id)
  }

  func setNote(_ text: String, about id: ID<User>) async throws(AppError) -> User {
    let note = MastodonNote(comment: text)
    return try await user(
      id, try await caller.call(Endpoints.Relations.note, id.rawValue, with: note, repetition: .safe))
  }

  func dismissSuggestion(_ id: ID<User>) async throws(AppError) {
    _ = try await caller.call(Endpoints.Relations.dismissSuggestion, id.rawValue, repetition: .safe)
  }

  private func perform(
    _ endpoint: Endpoint<NoParameters, MastodonRelationship>, on id: ID<User>
  ) async throws(AppError) -> User {
    try await user(id, try await caller.call(endpoint, id.rawValue, repetition: .safe))
  }

  /// A server has no request of someone who no longer asks.
  private func answer(
    _ endpoint: Endpoint<NoParameters, MastodonRelationship>, to id: ID<User>
  ) async throws(AppError) -> User {
    let relationship: MastodonRelationship
    do throws(AppError) {
      relationship = try await caller.call(endpoint, id.rawValue)
    } catch {
      guard error == .notFound else { throw error }
      _ = try await caller.call(Endpoints.Accounts.show, id.rawValue)
      throw .conflict
    }
    return try await user(id, relationship)
  }

  private func user(_ id: ID<User>, _ relationship: MastodonRelationship) async throws(AppError) -> User {
    reader.user(try await caller.call(Endpoints.Accounts.show, id.rawValue), relationship)
  }
}
