import AppValues
import Authentication
import Entities
import MastodonAPI

/// The log of the viewer's account at a SocialConnect server.
struct RemoteAccountLog: AccountLogRepository {
  let caller: RemoteCaller

  func events(_ request: PageRequest) async throws(AppError) -> Page<AccountEvent> {
    let page = try await caller.page(
      Endpoints.SocialConnect.accountEvents, with: PageParameters(), request)
    return page.map(id: \.id) { event in
      // What only a later version knows isn't shown.
      AccountEvent.Kind(rawValue: event.kind).map { kind in
        AccountEvent(
          id: ID(event.id), kind: kind, at: event.createdAt, device: event.device, address: event.address,
          detail: event.detail)
      }
    }
  }
}
