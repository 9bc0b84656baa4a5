import AppValues
import Entities
import MastodonAPI
import Search

extension RemoteSearch {
  /// The most results of a kind that servers give at once.
  private static let mostResults = 40

  /// Asks for all kinds in one search where servers find in that what they find of each kind alone.
  func overview(
    of query: SearchQuery, _ limits: [SearchScope: Int]
  ) async throws(AppError) -> SearchOverview {
    guard limits.count > 1, query.isSameForAllKinds else { return try await apart(query, limits) }
    let limit = min(limits.values.max() ?? 1, Self.mostResults)
    let found = try await search(MastodonSearchQuery(query: query.text), PageRequest(limit: limit)).answer
    async let hashtags = Result(of: { () async throws(AppError) in
      try await self.hashtags(query.hashtags, limits[.hashtags], in: found.hashtags, of: limit)
    })
    let people = Beginning(found.accounts, limits[.people], of: limit)
    let posts = Beginning(found.statuses, limits[.posts], of: limit)
    var overview = SearchOverview()
    overview.people = people.page(try await reader.users(people.results), \.id)
    overview.posts = posts.page(posts.results.map { reader.wire.post($0) }, \.id)
    overview.hashtags = try await hashtags.get()
    return overview
  }

  /// Some servers find hashtags only where nothing else is asked for.
  private func hashtags(
    _ beginning: String?, _ count: Int?, in found: [MastodonTag], of limit: Int
  ) async throws(AppError) -> Page<Hashtag> {
    guard let beginning, let count else { return SearchOverview().hashtags }
    if found.isEmpty, caller.knowledge.facts.features == nil {
      return try await hashtags(beginning: beginning, PageRequest(limit: count))
    }
    let first = Beginning(found, count, of: limit)
    return first.page(first.results.map { reader.wire.hashtag($0) }, \.name)
  }

  /// Asks for each kind by itself, for all of them at once.
  private func apart(
    _ query: SearchQuery, _ limits: [SearchScope: Int]
  ) async throws(AppError) -> SearchOverview {
    var overview = SearchOverview()
    async let hashtags = Result(of: { () async throws(AppError) in
      guard let limit = limits[.hashtags], let beginning = query.hashtags else {
        return SearchOverview().hashtags
      }
      return try await self.hashtags(beginning: beginning, PageRequest(limit: limit))
    })
    async let posts = Result(of: { () async throws(AppError) in
      guard let limit = limits[.posts] else { return SearchOverview().posts }
      return try await self.posts(matching: query.posts, PageRequest(limit: limit))
    })
    if let limit = limits[.people] {
      overview.people = try await people(matching: query.people, PageRequest(limit: limit))
    }
    overview.hashtags = try await hashtags.get()
    overview.posts = try await posts.get()
    return overview
  }
}

extension SearchQuery {
  /// Whether every kind is searched for by the same text, which no server takes for a name or an address.
  fileprivate var isSameForAllKinds: Bool {
    posts == PostQuery(text) && people == text && !text.contains { "@#＠＃:/".contains($0) }
  }
}

/// The first results of a kind in an answer that has several kinds, of which more may have been asked for.
private struct Beginning<Element: Sendable> {
  let results: [Element]
  private let hasMore: Bool

  /// - Parameters:
  ///   - found: What was found of the kind.
  ///   - count: How many are wanted; nil for none.
  ///   - limit: How many were asked for.
  init(_ found: [Element], _ count: Int?, of limit: Int) {
    results = Array(found.prefix(count ?? 0))
    hasMore = !results.isEmpty && (found.count > results.count || found.count >= limit)
  }

  /// The page of these results. The next one begins behind them, as servers count results.
  func page<Item>(_ items: [Item], _ id: (Element) -> String) -> Page<Item> {
    RemotePage(
      answer: results, links: PageLinks(next: hasMore ? "?offset=\(results.count)" : nil),
      list: RequestValues()
    ).page(items, results.map(id))
  }
}
