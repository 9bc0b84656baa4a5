import AppValues
import Authentication
import MastodonAPI
import SocialBackend

/// What happened to one's own account.
struct AccountLogRoutes: Sendable {
  func add(to routes: EndpointRoutes) {
    routes.answer(Endpoints.SocialConnect.accountEvents) { call in
      let log = try call.repositories.account.log.orUnsupported()
      let page = try await log.events(call.parameters.request())
      return call.answer(page, page.items.map(SocialConnectAccountEvent.init))
    }
  }
}

extension SocialConnectAccountEvent {
  fileprivate init(_ event: AccountEvent) {
    self.init(
      id: event.id.rawValue, kind: event.kind.rawValue, createdAt: event.at, device: event.device,
      address: event.address, detail: event.detail)
  }
}
