import AppValues
import Authentication
import MastodonAPI
import SocialBackend

/// One's own passkeys. They are added on a page, since that's a browser's work.
struct PasskeyRoutes: Sendable {
  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.passkeys) { call in
      try await call.account.passkeys().map(SocialConnectPasskey.init)
    }
    routes.own(Endpoints.SocialConnect.renamePasskey) { call in
      SocialConnectPasskey(
        try await call.account.renamePasskey(call.id(of: Passkey.self), to: call.parameters.name))
    }
    routes.own(Endpoints.SocialConnect.removePasskey) { call in
      try await call.account.removePasskey(call.id(of: Passkey.self))
      return MastodonNothing()
    }
  }
}

extension SocialConnectPasskey {
  fileprivate init(_ passkey: Passkey) {
    self.init(
      id: passkey.id.rawValue, name: passkey.name, createdAt: passkey.createdAt,
      lastUsedAt: passkey.lastUsedAt, isSynced: passkey.isSynced)
  }
}
