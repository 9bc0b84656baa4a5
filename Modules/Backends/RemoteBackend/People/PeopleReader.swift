import AppValues
import Entities
import MastodonAPI

/// Reads people with the viewer's relationships to them, which the wire has apart.
struct PeopleReader: Sendable {
  /// How many relationships are asked for at once, so that addresses don't become too long.
  private static let group = 40

  let caller: RemoteCaller
  let wire: WireReader

  /// A person with the viewer's relationship to them.
  func user(_ account: MastodonAccount) async throws(AppError) -> User {
    wire.user(account, try await relationships(to: [account.id])[account.id])
  }

  /// People with the viewer's relationships to them.
  func users(_ accounts: [MastodonAccount]) async throws(AppError) -> [User] {
    let relationships = try await relationships(to: accounts.map(\.id))
    return accounts.map { wire.user($0, relationships[$0.id]) }
  }

  /// The viewer's relationship to a person; nil to themselves, and for an anonymous viewer.
  func relationship(to id: ID<User>) async throws(AppError) -> MastodonRelationship? {
    try await relationships(to: [id.rawValue])[id.rawValue]
  }

  private func relationships(to ids: [String]) async throws(AppError) -> [String: MastodonRelationship] {
    var found: [String: MastodonRelationship] = [:]
    guard let viewer = caller.viewerID else { return found }
    // No one has a relationship to themselves.
    let ids = ids.filter { $0 != viewer.rawValue }
    for start in stride(from: 0, to: ids.count, by: Self.group) {
      let query = MastodonRelationshipQuery(ids: Array(ids[start..<min(start + Self.group, ids.count)]))
      for relationship in try await caller.call(Endpoints.Relations.list, with: query) {
        found[relationship.id] = relationship
      }
    }
    return found
  }
}
