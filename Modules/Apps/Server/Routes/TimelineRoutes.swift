import AppValues
import Entities
import MastodonAPI
import PostText
import SocialBackend
import Timeline

/// Timelines.
struct TimelineRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.show(Endpoints.Timelines.home) { call in try await page(.home, call.parameters, call) }
    routes.show(Endpoints.Timelines.list) { call in
      try await page(.list(call.id("list_id")), call.parameters, call)
    }
    routes.show(Endpoints.Timelines.everyone) { call in try await everyone(call) }
    routes.show(Endpoints.Timelines.hashtag) { call in try await hashtag(call) }
    routes.show(Endpoints.Statuses.bookmarks) { call in try await page(.bookmarks, call.parameters, call)
    }
    routes.show(Endpoints.Statuses.favourites) { call in try await page(.likes, call.parameters, call) }
  }

  private func everyone(
    _ call: Call<PagedParameters<MastodonPublicFilters>>
  ) async throws -> Answer<[ShownStatus]> {
    let filters = call.parameters.filters
    if filters.remote == true { return Answer([]) }
    return try await page(.everyone, call.parameters.page, call, onlyMedia: filters.onlyMedia == true)
  }

  private func hashtag(
    _ call: Call<PagedParameters<MastodonHashtagFilters>>
  ) async throws -> Answer<[ShownStatus]> {
    let filters = call.parameters.filters
    // What can't be a hashtag has no posts.
    guard filters.remote != true, let name = HashtagName(call.text("hashtag")) else {
      return Answer([])
    }
    // A selection holds only so many: hashtags that posts must not have come first, then those they must, then any.
    let room = HashtagSelection.maximumCount - 1
    let none = Self.names(filters.none, atMost: room)
    let all = Self.names(filters.all, atMost: room - none.count)
    let any = Self.names(filters.any, atMost: room - none.count - all.count)
    let selection = HashtagSelection(any: [name.text] + any, all: all, none: none)
    return try await page(
      .hashtag(selection), call.parameters.page, call, onlyMedia: filters.onlyMedia == true)
  }

  private static func names(_ list: [String]?, atMost count: Int) -> [String] {
    Array((list ?? []).compactMap { HashtagName($0)?.text }.prefix(count))
  }

  private func page<Parameters>(
    _ kind: TimelineKind, _ wanted: PageParameters, _ call: Call<Parameters>, onlyMedia: Bool = false
  ) async throws -> Answer<[ShownStatus]> {
    let reading = PostReading(call, parts.mapping)
    if onlyMedia {
      let shown = try await reading.pageWithPhotos(of: kind, wanted.request())
      return call.answer(shown.page, shown.statuses.map(ShownStatus.whole))
    }
    let shown = try await reading.page(of: kind, wanted.request())
    return call.answer(shown.page, shown.statuses)
  }
}
