import AppValues
import Hashtags
import MastodonAPI
import SocialBackend

/// Hashtags, and following them.
struct TagRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Tags.show) { call in
      try await TagReading(call, parts).tag(try await hashtags(call).hashtag(try call.hashtagName))
    }
    routes.on(Endpoints.Tags.follow) { call in try await follow(call, true) }
    routes.on(Endpoints.Tags.unfollow) { call in try await follow(call, false) }
    routes.answer(Endpoints.Tags.followed) { call in try await followed(call) }
  }

  private func hashtags<Parameters>(_ call: Call<Parameters>) throws(AppError) -> HashtagsInteractor {
    HashtagsInteractor(repository: try call.repositories.hashtags.orUnsupported())
  }

  private func follow(_ call: Call<NoParameters>, _ following: Bool) async throws -> MastodonTag {
    try await TagReading(call, parts).tag(
      try await hashtags(call).setFollowing(following, try call.hashtagName))
  }

  private func followed(_ call: Call<PageParameters>) async throws -> Answer<[MastodonTag]> {
    let limit = call.parameters.limit(usual: 100, maximum: 200)
    let repository = try call.repositories.hashtags.orUnsupported()
    let page = try await LongPage(limit).read(call.parameters.request(usual: 100, maximum: 200)) {
      request throws(AppError) in try await repository.followed(request)
    }
    return call.answer(page, try await TagReading(call, parts).tags(page.items))
  }
}

/// A page that is longer than those of a source, read as several of them.
private struct LongPage {
  private let limit: Int

  /// - Parameter limit: The most items.
  init(_ limit: Int) {
    self.limit = limit
  }

  /// Reads as many pages as it takes. The items just above a place are one page of the source.
  func read<Item: Sendable>(
    _ request: PageRequest, _ source: (PageRequest) async throws(AppError) -> Page<Item>
  ) async throws(AppError) -> Page<Item> {
    var page = try await source(request)
    if case .justAbove = request.position { return page }
    while page.items.count < limit, let older = page.older {
      let rest = PageRequest(.before(older), until: request.end, limit: limit - page.items.count)
      let next = try await source(rest)
      page = Page(items: page.items + next.items, older: next.older, newer: page.newer ?? next.newer)
      if next.items.isEmpty { break }
    }
    return page
  }
}
