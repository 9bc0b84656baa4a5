import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialBackend

/// Passwords: changed by those who know theirs, and reset by a code for those who don't.
struct PasswordRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.requestReset, limit: .signIn) { call in
      let form = call.parameters
      _ = try await resets(call, form.device).requestCode(email: form.email)
      return MastodonNothing()
    }
    routes.own(Endpoints.SocialConnect.checkReset, limit: .signIn) { call in
      let form = call.parameters
      _ = try await resets(call, form.device).confirmCode(form.code.value, email: form.email)
      return MastodonNothing()
    }
    routes.own(Endpoints.SocialConnect.reset, limit: .signIn) { call in
      let form = call.parameters
      let step = try await resets(call, form.device, named: form.deviceName).reset(
        email: form.email, code: form.code.value, password: form.password.value)
      return SocialConnectSignInStep(step, at: parts.clock.now())
    }
    routes.own(Endpoints.SocialConnect.setPassword, limit: .signIn) { call in
      let form = call.parameters
      try await call.account.setPassword(form.password.value, keepingOthers: form.keepsOthers ?? false)
      return MastodonNothing()
    }
  }

  private func resets<Parameters>(
    _ call: Call<Parameters>, _ device: String?, named name: String? = nil
  ) throws(AppError) -> PasswordResetInteractor {
    let ports = parts.callers.anonymous.authentication
    return PasswordResetInteractor(
      repository: try ports.resets.orUnsupported(),
      sessions: SessionInteractor(
        repository: ports.sessions, store: ClientStore(device: call.origin(of: device, named: name))))
  }
}
