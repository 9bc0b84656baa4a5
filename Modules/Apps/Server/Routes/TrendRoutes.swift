import AppValues
import Entities
import Hashtags
import MastodonAPI
import SocialBackend
import Timeline

/// The hashtags and posts of the last days that most people used, liked and shared; none where the server keeps them to
/// itself.
struct TrendRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    for endpoint in [Endpoints.Trends.tagsV1, Endpoints.Trends.tags] {
      routes.on(endpoint) { call in try await hashtags(call) }
    }
    routes.on(Endpoints.Trends.statuses) { call in try await statuses(call) }
  }

  private func hashtags(_ call: Call<MastodonTrendQuery>) async throws -> [MastodonTag] {
    guard parts.options.showsTrends else { return [] }
    let hashtags = try await call.repositories.hashtags.orUnsupported().popular().items
    return try await TagReading(call, parts).tags(
      Self.wanted(hashtags, call.parameters, usual: 10, maximum: 20))
  }

  private func statuses(_ call: Call<MastodonTrendQuery>) async throws -> [MastodonStatus] {
    guard parts.options.showsTrends else { return [] }
    let items = try await call.repositories.timeline.page(of: .popular, Self.all).items
    return try await PostReading(call, parts.mapping).statuses(
      Self.wanted(items, call.parameters, usual: 20, maximum: 40))
  }

  private static let all = PageRequest(limit: 40)

  /// The part of a list that an app asks for.
  private static func wanted<Item>(
    _ items: [Item], _ query: MastodonTrendQuery, usual: Int, maximum: Int
  ) -> [Item] {
    let page = CountedPage(limit: query.limit, offset: query.offset, usual: usual, maximum: maximum)
    return Array(items.dropFirst(page.offset).prefix(page.limit))
  }
}
