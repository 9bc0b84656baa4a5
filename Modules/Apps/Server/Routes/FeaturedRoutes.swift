import AppValues
import Entities
import MastodonAPI
import Profile
import SocialBackend

/// What people show on their profiles, and the people who want to be found. Until this is kept, nothing of it is there.
struct FeaturedRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Accounts.directory) { _ in [MastodonAccount]() }
    routes.on(Endpoints.Accounts.featuredTags) { call in
      _ = try await call.profiles.user(.id(call.id()))
      return [MastodonFeaturedTag]()
    }
    routes.on(Endpoints.Accounts.endorsements) { call in
      _ = try await call.profiles.user(.id(call.id()))
      return [MastodonAccount]()
    }
    routes.on(Endpoints.Relations.endorsements) { _ in [MastodonAccount]() }
    for endpoint in [
      Endpoints.Relations.endorse, Endpoints.Relations.unendorse, Endpoints.Relations.pin,
      Endpoints.Relations.unpin,
    ] {
      routes.on(endpoint) { _ in throw AppError.unsupported }
    }
    routes.on(Endpoints.Tags.featured) { _ in [MastodonFeaturedTag]() }
    routes.on(Endpoints.Tags.featuredSuggestions) { _ in [MastodonTag]() }
    routes.on(Endpoints.Tags.feature) { _ in throw AppError.unsupported }
    routes.on(Endpoints.Tags.unfeature) { _ in throw AppError.unsupported }
    routes.on(Endpoints.Tags.addFeatured) { _ in throw AppError.unsupported }
    routes.on(Endpoints.Tags.removeFeatured) { _ in throw ServerError.notFound }
  }
}
