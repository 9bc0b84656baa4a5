import AppValues
import Entities
import Search
import SocialOfflineStore

/// Searches at a server. What is found is shown as it will be once what waits has been sent, and kept, so that it can be
/// opened and acted on while the server can't be reached.
struct OfflineSearch: SearchRepository {
  let remote: any SearchRepository
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  var searchCapabilities: SearchCapabilities { remote.searchCapabilities }

  func people(matching query: String, _ request: PageRequest) async throws(AppError) -> Page<User> {
    let page = try await remote.people(matching: query, request)
    await cache.keep(page.items)
    return await waiting.changed(page)
  }

  func hashtags(beginning: String, _ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    try await remote.hashtags(beginning: beginning, request)
  }

  func posts(matching query: PostQuery, _ request: PageRequest) async throws(AppError) -> Page<Post> {
    let page = try await remote.posts(matching: query, request)
    await cache.keep(page.items)
    return await waiting.changed(page)
  }

  func overview(
    of query: SearchQuery, _ limits: [SearchScope: Int]
  ) async throws(AppError) -> SearchOverview {
    var overview = try await remote.overview(of: query, limits)
    await cache.keep(overview.people.items)
    await cache.keep(overview.posts.items)
    overview.people = await waiting.changed(overview.people)
    overview.posts = await waiting.changed(overview.posts)
    return overview
  }
}
