import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Notifications
import SocialBackend

/// Notifications by group, and single ones in their place.
struct NotificationGroupRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.answer(Endpoints.Notifications.groups) { call in try await list(call) }
    routes.on(Endpoints.Notifications.unreadGroupCount) { call in
      let filters = call.parameters
      return try await MastodonUnreadCount(
        call, types: filters.types, without: filters.excludeTypes,
        singly: NoticeKind.single(unlessIn: filters.groupedTypes), by: filters.accountID, upTo: filters.limit)
    }
    routes.on(Endpoints.Notifications.group) { call in
      let notice =
        switch try key(call) {
        case .group(let id): try await groups(call).group(id)
        case .single(let id): try await single(call).notice(id)
        }
      let answer = try await NoticeReading(call, parts.mapping).groups([notice])
      if answer.groups.isEmpty { throw AppError.notFound }
      return answer
    }
    routes.answer(Endpoints.Notifications.groupAccounts) { call in try await accounts(call) }
    routes.on(Endpoints.Notifications.dismissGroup) { call in
      switch try key(call) {
      case .group(let id): try await groups(call).dismiss(group: id)
      case .single(let id): try await single(call).dismissAlone(id)
      }
      return MastodonNothing()
    }
  }

  private func groups<Parameters>(_ call: Call<Parameters>) throws(AppError) -> any NoticeGroups {
    try call.repositories.notifications.groups.orUnsupported()
  }

  private func single<Parameters>(_ call: Call<Parameters>) throws(AppError) -> any SingleNotices {
    try call.repositories.notifications.single.orUnsupported()
  }

  private func key<Parameters>(_ call: Call<Parameters>) throws -> NotificationKey {
    guard let key = NotificationKey(call.text("group_key")) else { throw ServerError.notFound }
    return key
  }

  private func list(
    _ call: Call<PagedParameters<MastodonGroupFilters>>
  ) async throws -> Answer<MastodonGroupedNotifications> {
    let filters = call.parameters.filters
    let isBrief =
      switch filters.expandAccounts {
      case nil, "full": false
      case "partial_avatars": true
      case let other?: throw Self.wrongExpansion(other)
      }
    guard let kinds = NoticeKind.wanted(filters.types, without: filters.excludeTypes) else {
      return Answer(MastodonGroupedNotifications(partialAccounts: isBrief ? [] : nil))
    }
    let page = try await groups(call).page(
      NoticeFilter(
        kinds: kinds, person: filters.accountID.map { ID($0) },
        includesRequests: filters.includeFiltered == true || filters.accountID != nil),
      singly: NoticeKind.single(unlessIn: filters.groupedTypes),
      call.parameters.page.request(usual: 40, maximum: 80))
    let answer = try await NoticeReading(call, parts.mapping).groups(page, isBrief: isBrief)
    return Answer(answer, headers: call.links(older: page.older, newer: page.newer))
  }

  private static func wrongExpansion(_ word: String) -> ServerError {
    let allowed = "allowed values are 'partial_avatars' and 'full'"
    return ServerError(.badRequest, "Invalid value for 'expand_accounts': '\(word)', \(allowed)")
  }

  private func accounts(_ call: Call<PageParameters>) async throws -> Answer<[MastodonAccount]> {
    let request = call.parameters.request(usual: 40, maximum: 80)
    let page =
      switch try key(call) {
      case .group(let id): try await groups(call).notices(in: id, request)
      case .single(let id): Page(items: [try await single(call).notice(id)], older: nil, newer: nil)
      }
    return call.answer(page, try await NoticeReading(call, parts.mapping).accounts(page.items))
  }
}
