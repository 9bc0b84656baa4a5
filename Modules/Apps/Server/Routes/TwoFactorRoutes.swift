import AppValues
import Authentication
import MastodonAPI

/// Two-factor authentication, turned on and off.
struct TwoFactorRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.TwoFactor.status) { call in
      let status = try await call.account.twoFactor()
      return SocialConnectTwoFactor(isOn: status.isOn, recoveryCodesLeft: status.recoveryCodesLeft)
    }
    routes.own(Endpoints.TwoFactor.begin, limit: .signIn) { call in
      let account = try call.account
      let setup = try await account.beginTwoFactor()
      return SocialConnectAuthenticatorSetup(
        secret: setup.secret, address: account.address(of: setup, network: parts.site.host))
    }
    routes.own(Endpoints.TwoFactor.confirm, limit: .signIn) { call in
      SocialConnectRecoveryCodes(
        codes: try await call.account.confirmTwoFactor(code: call.parameters.code.value))
    }
    routes.own(Endpoints.TwoFactor.turnOff, limit: .signIn) { call in
      try await call.account.turnOffTwoFactor()
      return MastodonNothing()
    }
    routes.own(Endpoints.TwoFactor.makeRecoveryCodes, limit: .signIn) { call in
      SocialConnectRecoveryCodes(codes: try await call.account.makeRecoveryCodes())
    }
  }
}
