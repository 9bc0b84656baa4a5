import AppValues
import Entities
import Lists
import MastodonAPI
import Profile
import SocialBackend

/// People, their followers and those they follow.
struct AccountRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Accounts.show) { call in try await show(call) }
    routes.on(Endpoints.Accounts.list) { call in try await list(call) }
    routes.on(Endpoints.Accounts.lookup) { call in try await lookup(call) }
    routes.answer(Endpoints.Accounts.followers) { call in
      try await call.people(.followers(call.id()), parts.mapping)
    }
    routes.answer(Endpoints.Accounts.following) { call in
      try await call.people(.following(call.id()), parts.mapping)
    }
    routes.on(Endpoints.Accounts.lists) { call in try await lists(call) }
  }

  private func show(_ call: Call<NoParameters>) async throws(AppError) -> MastodonAccount {
    let id = call.id(of: User.self)
    do throws(AppError) {
      return parts.mapping.account(try await call.profiles.user(.id(id)))
    } catch .notFound {
      guard let suspended = try await parts.backend.suspensions.account(id) else { throw AppError.notFound }
      return parts.mapping.account(suspended)
    }
  }

  private func list(_ call: Call<MastodonIDs>) async throws -> [MastodonAccount] {
    let ids = (call.parameters.ids ?? []).map { ID<User>($0) }
    return try await call.profiles.users(ids).map { parts.mapping.account($0) }
  }

  private func lookup(_ call: Call<MastodonLookup>) async throws(AppError) -> MastodonAccount {
    guard let name = AccountName(call.parameters.acct ?? "", on: parts.site) else {
      throw .notFound
    }
    do throws(AppError) {
      return parts.mapping.account(try await call.profiles.user(handle: name.handle))
    } catch .notFound {
      guard let suspended = try await parts.backend.suspensions.account(handle: name.handle) else {
        throw AppError.notFound
      }
      return parts.mapping.account(suspended)
    }
  }

  private func lists(_ call: Call<NoParameters>) async throws -> [MastodonUserList] {
    let membership = try await call.repositories.lists.orUnsupported().listMembership(of: call.id())
    return membership.lists.filter { membership.containing.contains($0.id) }.map { parts.mapping.list($0) }
  }
}
