import MastodonAPI

/// Honest answers about what isn't there yet. Without them, several clients fail a whole screen.
struct UnimplementedRoutes: Sendable {
  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Unimplemented.customEmojis) { _ in [MastodonCustomEmoji]() }
    routes.on(Endpoints.Unimplemented.trendingLinks) { _ in [MastodonPreviewCard]() }
    routes.on(Endpoints.Unimplemented.domainBlocks) { _ in [String]() }
    routes.on(Endpoints.Unimplemented.identityProofs) { _ in [MastodonUnmodelled]() }
    routes.on(Endpoints.Unimplemented.translationLanguages) { _ in [String: [String]]() }
  }
}
