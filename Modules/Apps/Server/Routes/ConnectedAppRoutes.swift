import AppValues
import Authentication
import MastodonAPI
import SocialBackend

/// The apps that can use one's account.
struct ConnectedAppRoutes: Sendable {
  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.applications) { call in
      try await call.repositories.account.authorizations.orUnsupported().connectedApps()
        .map(SocialConnectApplication.init)
    }
    routes.own(Endpoints.SocialConnect.revokeApplication) { call in
      try await call.repositories.account.authorizations.orUnsupported().disconnect(call.id())
      return MastodonNothing()
    }
  }
}

extension SocialConnectApplication {
  fileprivate init(_ connected: ConnectedApp) {
    self.init(
      id: connected.id.rawValue, name: connected.app.name, website: connected.app.website,
      scopes: connected.scopes.names, createdAt: connected.createdAt, lastUsedAt: connected.lastUsedAt)
  }
}
