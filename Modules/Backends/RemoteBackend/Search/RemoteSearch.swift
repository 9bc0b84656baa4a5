import AppValues
import Entities
import MastodonAPI
import Search

/// Searches at a server.
struct RemoteSearch: SearchRepository {
  let caller: RemoteCaller
  let reader: PeopleReader

  var searchCapabilities: SearchCapabilities { .all }

  func people(matching query: String, _ request: PageRequest) async throws(AppError) -> Page<User> {
    let page = try await search(MastodonSearchQuery(query: query, type: "accounts"), request)
    let accounts = page.answer.accounts
    return page.withOffsets(request, count: accounts.count).page(
      try await reader.users(accounts), accounts.map(\.id))
  }

  func hashtags(beginning: String, _ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    let page = try await search(MastodonSearchQuery(query: "#" + beginning, type: "hashtags"), request)
    let tags = page.answer.hashtags
    return page.withOffsets(request, count: tags.count).page(
      tags.map { reader.wire.hashtag($0) }, tags.map(\.name))
  }

  func posts(matching query: PostQuery, _ request: PageRequest) async throws(AppError) -> Page<Post> {
    let author = try await author(of: query)
    if let author, query.words.allSatisfy(\.isWhitespace) { return try await posts(by: author, request) }
    let page = try await search(
      MastodonSearchQuery(query: query.words, type: "statuses", accountID: author), request)
    let statuses = page.answer.statuses
    return page.withOffsets(request, count: statuses.count).page(
      statuses.map { reader.wire.post($0) }, statuses.map(\.id))
  }

  /// Where there are no words, servers don't search.
  private func posts(by author: String, _ request: PageRequest) async throws(AppError) -> Page<Post> {
    let filters = MastodonAccountStatusFilters(excludeReblogs: true)
    return try await caller.page(
      Endpoints.Accounts.statuses, author, with: PagedParameters(filters: filters), request
    ).map(id: \.id) { reader.wire.post($0) }
  }

  func search(
    _ query: MastodonSearchQuery, _ request: PageRequest
  ) async throws(AppError) -> RemotePage<MastodonSearchResults> {
    try await caller.page(Endpoints.Timelines.search, with: query, request)
  }

  private func author(of query: PostQuery) async throws(AppError) -> String? {
    switch query.author {
    case nil: return nil
    case .viewer:
      guard let id = caller.viewerID else { throw .unauthenticated }
      return id.rawValue
    case .handle(let handle):
      return try await caller.call(Endpoints.Accounts.lookup, with: MastodonLookup(acct: handle)).id
    }
  }
}
