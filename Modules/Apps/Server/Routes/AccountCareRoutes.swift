import AppValues
import Authentication
import Entities
import MastodonAPI

/// The birthday and the deletion of one's own account.
struct AccountCareRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.deleteAccount, limit: .signIn) { call in
      _ = try await call.account.delete()
      parts.callers.forget(token: try call.member.session.token)
      return MastodonNothing()
    }
    routes.own(Endpoints.SocialConnect.birthday) { call in
      SocialConnectBirthday(birthday: try await call.account.birthday())
    }
    routes.own(Endpoints.SocialConnect.setBirthday) { call in
      let account = try call.account
      guard let typed = call.parameters.birthday else {
        return SocialConnectBirthday(birthday: try await account.birthday())
      }
      return SocialConnectBirthday(
        birthday: try await account.setBirthday(typed, today: CalendarDate(parts.clock.now())))
    }
  }
}
