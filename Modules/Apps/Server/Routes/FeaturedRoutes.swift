import AppValues
import Entities
import MastodonAPI
import Profile
import SocialBackend

/// The people that others feature on their profiles, and the directory.
struct FeaturedRoutes: Sendable {
  /// Clients match the text.
  private static let notFollowed = ServerError.invalid(
    "You must be already following the person you want to endorse")

  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Accounts.directory) { call in try await directory(call) }
    routes.answer(Endpoints.Accounts.endorsements) { call in try await endorsements(of: call.id(), call) }
    routes.answer(Endpoints.Relations.endorsements) { call in
      try await endorsements(of: try call.member.session.user, call)
    }
    for endpoint in [Endpoints.Relations.endorse, Endpoints.Relations.pin] {
      routes.on(endpoint) { call in try await endorse(call) }
    }
    for endpoint in [Endpoints.Relations.unendorse, Endpoints.Relations.unpin] {
      routes.on(endpoint) { call in
        parts.mapping.relationship(try await call.featured.setFeaturing(false, call.id()))
      }
    }
  }

  private func endorsements(
    of person: ID<User>, _ call: Call<PageParameters>
  ) async throws -> Answer<[MastodonAccount]> {
    let page = try await call.repositories.featured.orUnsupported().people(
      featuredBy: person, call.parameters.request(usual: 40, maximum: 80))
    return call.answer(page, page.items.map { parts.mapping.account($0) })
  }

  private func endorse(_ call: Call<NoParameters>) async throws -> MastodonRelationship {
    do throws(AppError) {
      return parts.mapping.relationship(try await call.featured.setFeaturing(true, call.id()))
    } catch {
      if error == .forbidden { throw Self.notFollowed }
      throw error
    }
  }

  /// Everyone belongs to this server, so `local` makes no difference.
  private func directory(_ call: Call<MastodonDirectoryQuery>) async throws -> [MastodonAccount] {
    let parameters = call.parameters
    let order: DirectoryOrder = parameters.order == "new" ? .newest : .active
    let page = CountedPage(limit: parameters.limit, offset: parameters.offset, usual: 40, maximum: 80)
    return try await page.items { request throws(AppError) in
      try await call.profiles.people(.directory(order), request)
    }.map { parts.mapping.account($0) }
  }
}
