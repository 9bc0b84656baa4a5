import AppValues
import Entities
import MastodonAPI
import Profile
import SocialBackend

/// Relationships between people.
struct RelationRoutes: Sendable {
  /// A hundred years: a mute that ends later doesn't end.
  private static let longestMute = 3_155_760_000

  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Relations.list) { call in try await relationships(call) }
    routes.on(Endpoints.Relations.follow) { call in
      let terms = FollowTerms(notices: call.parameters.notify, shares: call.parameters.reblogs)
      return relationship(try await call.profiles.follow(call.id(), terms))
    }
    routes.on(Endpoints.Relations.unfollow) { call in
      relationship(try await call.profiles.setFollowing(false, call.id()))
    }
    routes.on(Endpoints.Relations.removeFollower) { call in
      relationship(try await call.profiles.removeFollower(call.id()))
    }
    routes.on(Endpoints.Relations.block) { call in
      relationship(try await call.profiles.setBlocking(true, call.id()))
    }
    routes.on(Endpoints.Relations.unblock) { call in
      relationship(try await call.profiles.setBlocking(false, call.id()))
    }
    routes.on(Endpoints.Relations.mute) { call in relationship(try await mute(call)) }
    routes.on(Endpoints.Relations.unmute) { call in
      relationship(try await call.profiles.unmute(call.id()))
    }
    routes.on(Endpoints.Relations.note) { call in
      relationship(try await call.profiles.setNote(call.parameters.comment ?? "", about: call.id()))
    }
    routes.on(Endpoints.Relations.authorize) { call in relationship(try await answer(call, accepting: true)) }
    routes.on(Endpoints.Relations.reject) { call in relationship(try await answer(call, accepting: false)) }
    // There are no other servers whose people could be blocked.
    routes.on(Endpoints.Relations.blockDomain) { _ in MastodonNothing() }
    routes.on(Endpoints.Relations.unblockDomain) { _ in MastodonNothing() }
  }

  private func relationship(_ user: User) -> MastodonRelationship { parts.mapping.relationship(user) }

  private func relationships(_ call: Call<MastodonRelationshipQuery>) async throws -> [MastodonRelationship] {
    let ids = (call.parameters.ids ?? []).map { ID<User>($0) }
    return try await call.profiles.users(ids).map(relationship)
  }

  /// Mutes someone, for any number of seconds.
  private func mute(_ call: Call<MastodonMuteTerms>) async throws -> User {
    let seconds = call.parameters.duration ?? 0
    let lasts = (1...Self.longestMute).contains(seconds)
    return try await call.repositories.relations.orUnsupported().mute(
      call.id(), until: lasts ? parts.clock.now().adding(seconds: Int64(seconds)) : nil,
      notices: !(call.parameters.notifications ?? true))
  }

  /// Answers a follow request; one that no longer exists isn't found.
  private func answer(_ call: Call<NoParameters>, accepting: Bool) async throws -> User {
    do throws(AppError) {
      return try await call.profiles.answerRequest(of: call.id("account_id"), accepting: accepting)
    } catch {
      throw error == .conflict ? .notFound : error
    }
  }
}
