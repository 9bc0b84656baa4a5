import AppValues
import Entities
import MastodonAPI
import Timeline

/// Timelines as an app reads them.
struct ServedTimelines: TimelineRepository {
  let app: ServedApp
  let rest: any TimelineRepository

  var timelineCapabilities: TimelineCapabilities { rest.timelineCapabilities }

  func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
    try await statuses(kind, PageParameters(request)).map { TimelineItem($0) }
  }

  private func statuses(
    _ kind: TimelineKind, _ page: PageParameters
  ) async throws(AppError) -> Page<MastodonStatus> {
    switch kind {
    case .home: try await app.page(Endpoints.Timelines.home, with: page)
    case .everyone:
      try await app.page(
        Endpoints.Timelines.everyone, with: PagedParameters(page: page, filters: MastodonPublicFilters()))
    case .user(let id, let posts):
      try await app.page(
        Endpoints.Accounts.statuses, id.rawValue,
        with: PagedParameters(
          page: page,
          filters: MastodonAccountStatusFilters(
            onlyMedia: posts == .withPhotos ? true : nil,
            excludeReplies: posts == .withoutComments ? true : nil)))
    case .hashtag(let selection): try await tagged(selection, page)
    case .list(let id): try await app.page(Endpoints.Timelines.list, id.rawValue, with: page)
    case .popular:
      try await app.page(
        Endpoints.Trends.statuses, with: MastodonTrendQuery(limit: page.limit.map { PageLimit($0) }))
    case .bookmarks: try await app.page(Endpoints.Statuses.bookmarks, with: page)
    case .likes: try await app.page(Endpoints.Statuses.favourites, with: page)
    }
  }

  /// One of the hashtags stands in the address.
  private func tagged(
    _ selection: HashtagSelection, _ page: PageParameters
  ) async throws(AppError) -> Page<MastodonStatus> {
    let (first, any, all) =
      selection.any.isEmpty
      ? (selection.all.first, [], Array(selection.all.dropFirst()))
      : (selection.any.first, Array(selection.any.dropFirst()), selection.all)
    return try await app.page(
      Endpoints.Timelines.hashtag, first ?? "",
      with: PagedParameters(
        page: page, filters: MastodonHashtagFilters(any: any, all: all, none: selection.none)))
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { nil }
}
