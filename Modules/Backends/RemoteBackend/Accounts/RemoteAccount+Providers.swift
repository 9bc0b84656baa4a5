import AppValues
import Authentication
import MastodonAPI

extension RemoteAccount: LinkedProviders {
  func linkedProviders() async throws(AppError) -> [LinkedProvider] {
    try await caller.call(Endpoints.SocialConnect.linkedProviders).map { link in
      LinkedProvider(
        id: ID(link.id), provider: SignInProvider(id: link.provider.id, name: link.provider.name),
        email: link.email, isEmailOff: link.isEmailOff, linkedAt: link.linkedAt, usedAt: link.lastUsedAt)
    }
  }

  func unlink(_ id: ID<LinkedProvider>) async throws(AppError) {
    _ = try await caller.call(Endpoints.SocialConnect.unlinkProvider, id.rawValue)
  }
}
