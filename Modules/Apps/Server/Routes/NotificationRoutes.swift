import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend
import Timeline

/// Notifications, and how far they and home have been read.
struct NotificationRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.show(Endpoints.Notifications.list) { call in try await list(call) }
    routes.on(Endpoints.Notifications.show) { call in
      try await NoticeReading(call, parts.mapping).notification(try await single(call).notice(call.id()))
    }
    routes.on(Endpoints.Notifications.unreadCount) { call in
      let filters = call.parameters
      return try await MastodonUnreadCount(
        call, types: filters.types, without: filters.excludeTypes, singly: Set(NoticeKind.allCases),
        by: filters.accountID, upTo: filters.limit)
    }
    routes.on(Endpoints.Notifications.clear) { call in
      try await call.repositories.notifications.marks.orUnsupported().dismissAll()
      return MastodonNothing()
    }
    routes.on(Endpoints.Notifications.dismiss) { call in
      try await single(call).dismissAlone(call.id())
      return MastodonNothing()
    }
    routes.on(Endpoints.Notifications.markers) { call in try await markers(call) }
    routes.on(Endpoints.Notifications.setMarkers) { call in try await setMarkers(call) }
  }

  private func single<Parameters>(_ call: Call<Parameters>) throws(AppError) -> any SingleNotices {
    try call.repositories.notifications.single.orUnsupported()
  }

  private func list(
    _ call: Call<PagedParameters<MastodonNotificationFilters>>
  ) async throws -> Answer<[ShownNotification]> {
    let filters = call.parameters.filters
    guard let kinds = NoticeKind.wanted(filters.types, without: filters.excludeTypes) else {
      return Answer([])
    }
    let filter = NoticeFilter(
      kinds: kinds, person: filters.accountID.map { ID($0) },
      includesRequests: filters.includeFiltered == true || filters.accountID != nil)
    let shown = try await PostReading(call, parts.mapping).notifications(
      filter, call.parameters.page.request(usual: 40, maximum: 80))
    return call.answer(shown.page, shown.notifications)
  }

  private func markers(_ call: Call<MastodonMarkerQuery>) async throws -> MastodonMarkers {
    let timelines = call.parameters.timelines ?? []
    var markers = MastodonMarkers()
    if timelines.contains("home") {
      markers.home = try await call.repositories.readingMarks.orUnsupported().mark(in: .home).map(
        MastodonMarker.init)
    }
    if timelines.contains("notifications") {
      markers.notifications = try await single(call).mark().map(MastodonMarker.init)
    }
    return markers
  }

  private func setMarkers(_ call: Call<MastodonMarkerForm>) async throws -> MastodonMarkers {
    var markers = MastodonMarkers()
    if let id = call.parameters.home?.lastReadID {
      markers.home = MastodonMarker(
        try await call.repositories.readingMarks.orUnsupported().setMark(
          Cursor(id), in: .home, expecting: nil))
    }
    if let id = call.parameters.notifications?.lastReadID {
      markers.notifications = MastodonMarker(try await single(call).setMark(ID(id), expecting: nil))
    }
    return markers
  }
}

extension MastodonUnreadCount {
  private static let usual = 100
  private static let maximum = 1000

  /// Counts what is unread.
  ///
  /// - Parameters:
  ///   - types: The types to count; all but `excluded` if nil or empty.
  ///   - kinds: The kinds that are counted one by one.
  ///   - account: Whose activity counts; anyone's if nil.
  ///   - limit: The highest number to count to.
  init<Parameters>(
    _ call: Call<Parameters>, types: [String]?, without excluded: [String]?, singly kinds: Set<NoticeKind>,
    by account: String?, upTo limit: PageLimit?
  ) async throws(AppError) {
    let groups = try call.repositories.notifications.groups.orUnsupported()
    let filter = NoticeFilter(
      kinds: NoticeKind.wanted(types, without: excluded) ?? [], person: account.map { ID($0) })
    let limit = (limit ?? PageLimit(nil)).clamped(usual: Self.usual, maximum: Self.maximum)
    self.init(count: try await groups.unreadCount(filter, singly: kinds, upTo: limit))
  }
}

extension MastodonMarker {
  fileprivate init<Position: CustomStringConvertible>(_ mark: ReadingMark<Position>) {
    self.init(lastReadID: mark.position.description, version: mark.version, updatedAt: mark.updatedAt)
  }
}
