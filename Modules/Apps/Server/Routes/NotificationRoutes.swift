import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend

/// The list of notifications.
struct NotificationRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.answer(Endpoints.Notifications.list) { call in try await list(call) }
    routes.on(Endpoints.Notifications.clear) { call in
      try await call.repositories.notifications.marks.orUnsupported().dismissAll()
      return MastodonNothing()
    }
  }

  private func list(
    _ call: Call<PagedParameters<MastodonNotificationFilters>>
  ) async throws -> Answer<[MastodonNotification]> {
    let filters = call.parameters.filters
    guard let kinds = NoticeKind.wanted(filters.types, without: filters.excludeTypes) else {
      return Answer([])
    }
    let filter = NoticeFilter(kinds: kinds, person: filters.accountID.map { ID($0) })
    let page = try await call.repositories.notifications.arrivals.orUnsupported()
      .ungrouped(filter, call.parameters.page.request(usual: 40, maximum: 80))
    return call.answer(page, try await NoticeReading(call, parts.form).notifications(page.items))
  }
}
