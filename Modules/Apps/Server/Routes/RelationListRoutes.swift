import AppValues
import Entities
import MastodonAPI
import Profile

/// Blocked and muted people, follow requests, and suggestions.
struct RelationListRoutes: Sendable {
  /// For how many people familiar followers are looked up at once.
  private static let maximumFamiliar = 40

  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.answer(Endpoints.Relations.blocks) { call in try await call.people(.blocked, parts.mapping) }
    routes.answer(Endpoints.Relations.mutes) { call in try await mutes(call) }
    routes.answer(Endpoints.Relations.followRequests) { call in
      try await call.people(.requests, parts.mapping)
    }
    routes.on(Endpoints.Relations.familiarFollowers) { call in try await familiarFollowers(call) }
    routes.on(Endpoints.Relations.suggestions) { call in
      try await suggestions(call)
    }
    routes.on(Endpoints.Relations.suggestionsV1) { call in
      try await suggested(call).map { parts.mapping.account($0) }
    }
    routes.on(Endpoints.Relations.dismissSuggestion) { call in try await dismiss(call) }
  }

  private func mutes(_ call: Call<PageParameters>) async throws -> Answer<[MastodonMutedAccount]> {
    let page = try await call.profiles.people(.muted, call.parameters.request(usual: 40, maximum: 80))
    return call.answer(
      page,
      page.items.map {
        MastodonMutedAccount(account: parts.mapping.account($0), muteExpiresAt: $0.relationship.mutedUntil)
      })
  }

  private func suggested(_ call: Call<MastodonCount>) async throws -> [User] {
    let page = CountedPage(limit: call.parameters.limit, usual: 40, maximum: 80)
    return try await call.profiles.people(.suggested, PageRequest(limit: page.limit)).items
  }

  /// Those whom people follow that the user follows, and others who posted recently.
  private func suggestions(_ call: Call<MastodonCount>) async throws -> [MastodonSuggestion] {
    var suggestions: [MastodonSuggestion] = []
    for user in try await suggested(call) {
      let account = parts.mapping.account(user)
      let isKnown = try await !call.profiles.people(.knownFollowers(user.id), PageRequest(limit: 1)).items
        .isEmpty
      suggestions.append(
        isKnown
          ? MastodonSuggestion(source: "past_interactions", sources: ["friends_of_friends"], account: account)
          : MastodonSuggestion(account: account))
    }
    return suggestions
  }

  /// Who isn't there won't be suggested, either: that's no error.
  private func dismiss(_ call: Call<NoParameters>) async throws -> MastodonNothing {
    do throws(AppError) {
      try await call.profiles.dismissSuggestion(call.id("account_id"))
    } catch {
      guard error == .notFound || error == .gone else { throw error }
    }
    return MastodonNothing()
  }

  private func familiarFollowers(_ call: Call<MastodonIDs>) async throws -> [MastodonFamiliarFollowers] {
    var answers: [MastodonFamiliarFollowers] = []
    for id in (call.parameters.ids ?? []).prefix(Self.maximumFamiliar) {
      let people = try await knownFollowers(of: ID(id), call)
      answers.append(MastodonFamiliarFollowers(id: id, accounts: people.map { parts.mapping.account($0) }))
    }
    return answers
  }

  /// Empty for someone who doesn't exist.
  private func knownFollowers(of id: ID<User>, _ call: Call<MastodonIDs>) async throws -> [User] {
    let all = PageRequest(limit: PageRequest.limits.upperBound)
    do throws(AppError) {
      return try await call.profiles.people(.knownFollowers(id), all).items
    } catch {
      if error == .notFound || error == .gone { return [] }
      throw error
    }
  }
}
