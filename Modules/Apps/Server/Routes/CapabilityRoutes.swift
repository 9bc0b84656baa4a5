import Authentication
import MastodonAPI
import Notifications
import SocialBackend

/// What this server can do beyond Mastodon's API.
struct CapabilityRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.capabilities) { _ in
      SocialConnectCapabilities(
        version: ServerVersion.number, features: try await features(),
        providers: parts.offered.map(SocialConnectProvider.init))
    }
  }

  private func features() async throws -> [SocialConnectFeature] {
    let repositories = parts.callers.anonymous
    let (signingIn, account) = (repositories.authentication, repositories.account)
    let hasCodes = try await ServerMail(of: parts.backend) != .none
    let policy = repositories.notifications.settings?.noticeSettingsCapabilities.audiences ?? false
    let features: KeyValuePairs<SocialConnectFeature, Bool> = [
      .passwordSignIn: signingIn.passwords != nil,
      .passwordReset: signingIn.resets != nil && hasCodes,
      .proofs: account.proofs != nil,
      .passwordChange: account.passwords != nil,
      .emailChange: account.emails != nil && hasCodes,
      .twoFactor: account.twoFactor != nil,
      .signIns: account.activeSessions != nil,
      .accountLog: account.log != nil,
      .passkeys: account.passkeys != nil && parts.passkeySite != nil,
      .applications: account.authorizations != nil,
      .accountDeletion: account.deletion != nil,
      .providers: signingIn.providers != nil && account.providers != nil,
      .birthday: account.birthdays != nil,
      .notificationPolicy: policy,
      .places: repositories.postWriting != nil,
    ]
    return features.filter(\.value).map(\.key)
  }
}
