import AppValues
import Authentication
import MastodonAPI

/// The address that one signs in with.
struct EmailRoutes: Sendable {
  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.email) { call in
      SocialConnectEmail(email: try await call.account.email())
    }
    routes.own(Endpoints.SocialConnect.requestEmail, limit: .signIn) { call in
      _ = try await call.account.requestEmail(call.parameters.email)
      return MastodonNothing()
    }
    routes.own(Endpoints.SocialConnect.confirmEmail, limit: .signIn) { call in
      let account = try call.account
      try await account.confirmEmail(call.parameters.email, code: call.parameters.code.value)
      return SocialConnectEmail(email: try await account.email())
    }
  }
}
