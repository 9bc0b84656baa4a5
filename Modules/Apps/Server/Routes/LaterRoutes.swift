import MastodonAPI

/// Honest answers about what isn't there yet. Without them, several clients fail a whole screen.
struct LaterRoutes: Sendable {
  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Later.customEmojis) { _ in [MastodonCustomEmoji]() }
    routes.on(Endpoints.Later.announcements) { _ in [MastodonUnmodelled]() }
    routes.on(Endpoints.Later.trends) { _ in [MastodonTag]() }
    routes.on(Endpoints.Later.trendingTags) { _ in [MastodonTag]() }
    routes.on(Endpoints.Later.trendingStatuses) { _ in [MastodonStatus]() }
    routes.on(Endpoints.Later.trendingLinks) { _ in [MastodonPreviewCard]() }
    routes.on(Endpoints.Later.filters) { _ in [MastodonUnmodelled]() }
    routes.on(Endpoints.Later.filtersV1) { _ in [MastodonUnmodelled]() }
    routes.on(Endpoints.Later.scheduledStatuses) { _ in [MastodonUnmodelled]() }
    routes.on(Endpoints.Later.conversations) { _ in [MastodonUnmodelled]() }
    routes.on(Endpoints.Later.domainBlocks) { _ in [String]() }
    routes.on(Endpoints.Later.identityProofs) { _ in [MastodonUnmodelled]() }
    routes.on(Endpoints.Later.translationLanguages) { _ in [String: [String]]() }
  }
}
