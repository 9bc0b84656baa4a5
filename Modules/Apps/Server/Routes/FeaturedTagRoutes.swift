import AppValues
import Entities
import Hashtags
import MastodonAPI
import Profile
import SocialBackend

/// The hashtags that people feature on their profiles.
struct FeaturedTagRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Accounts.featuredTags) { call in
      let hashtags = try await repository(call).hashtags(featuredBy: call.id())
      if hashtags.isEmpty { return [] }
      let user = try await call.profiles.user(.id(call.id()))
      return hashtags.map { parts.mapping.featured($0, by: user.handle) }
    }
    routes.on(Endpoints.Tags.featured) { call in
      let session = try call.member.session
      return try await own(call).map { parts.mapping.featured($0, by: session.handle) }
    }
    routes.on(Endpoints.Tags.addFeatured) { call in
      let hashtag = try await call.featured.feature(hashtag: call.parameters.name ?? "")
      return parts.mapping.featured(hashtag, by: try call.member.session.handle)
    }
    routes.on(Endpoints.Tags.removeFeatured) { call in try await remove(call) }
    routes.on(Endpoints.Tags.featuredSuggestions) { call in try await suggestions(call) }
    routes.on(Endpoints.Tags.feature) { call in
      let name = try call.hashtagName
      _ = try await call.featured.feature(hashtag: name)
      return try await tag(name, call)
    }
    routes.on(Endpoints.Tags.unfeature) { call in
      let name = try call.hashtagName
      try await call.featured.unfeature(hashtag: name)
      return try await tag(name, call)
    }
  }

  private func repository<Parameters>(_ call: Call<Parameters>) throws(AppError) -> any FeaturedRepository {
    try call.repositories.featured.orUnsupported()
  }

  private func own<Parameters>(_ call: Call<Parameters>) async throws(AppError) -> [FeaturedHashtag] {
    try await repository(call).hashtags(featuredBy: try call.member.session.user)
  }

  private func remove(_ call: Call<NoParameters>) async throws -> MastodonNothing {
    let id = call.id(of: FeaturedHashtag.self)
    guard let hashtag = try await own(call).first(where: { $0.id == id }) else { throw AppError.notFound }
    try await call.featured.unfeature(hashtag: hashtag.name)
    return MastodonNothing()
  }

  private func suggestions(_ call: Call<NoParameters>) async throws -> [MastodonTag] {
    let reader = try call.repositories.hashtags.orUnsupported()
    var hashtags: [Hashtag] = []
    for suggested in try await call.featured.suggestedHashtags() {
      hashtags.append(try await reader.hashtag(suggested.name))
    }
    return try await TagReading(call, parts).tags(hashtags)
  }

  private func tag(_ name: String, _ call: Call<NoParameters>) async throws -> MastodonTag {
    let hashtag = try await call.repositories.hashtags.orUnsupported().hashtag(name)
    return try await TagReading(call, parts).tag(hashtag)
  }
}
