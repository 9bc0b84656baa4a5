public import AppValues
public import Entities

/// The rules of searching for people, hashtags and posts.
public struct SearchInteractor: Sendable {
  /// The minimum length of a query, in characters. A single Han, kana or Hangul character is enough, too.
  public static let minimumLength = 2

  private let repository: any SearchRepository

  /// Creates an interactor that searches `repository`.
  public init(repository: any SearchRepository) {
    self.repository = repository
  }

  /// What the source can find.
  public var capabilities: SearchCapabilities { repository.searchCapabilities }

  /// Parses a query as `entered`.
  ///
  /// Throws `unsupported` when the source can find nothing of what it asks for; `invalid(.query, …)` when it is empty, too
  /// short, too long or not printable, `invalid(.handle, …)` when what follows `from:` can't be a handle.
  public func query(_ entered: String) throws(AppError) -> SearchQuery {
    var query = try QueryReader(entered).query()
    let possible = capabilities.scopes
    query.scopes.removeAll { !possible.contains($0) }
    if query.scopes.isEmpty { throw .unsupported }
    return query
  }

  /// The first page of each of several kinds that `query` finds, with as many results as `limits` say. There are no
  /// hashtags when the query can't begin one.
  ///
  /// Throws `notFound` for an author who doesn't exist, and what the repository throws.
  public func overview(
    of query: SearchQuery, _ limits: [SearchScope: Int]
  ) async throws(AppError) -> SearchOverview {
    for scope in limits.keys { try require(scope) }
    return try await repository.overview(of: query, limits)
  }

  /// The people that `query` finds: the page that `request` asks for.
  ///
  /// Throws what the repository throws.
  public func people(
    matching query: SearchQuery, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    try require(.people)
    return try await repository.people(matching: query.people, request)
  }

  /// The hashtags that `query` finds, in the order of their names: the page that `request` asks for. Empty when the
  /// query can't begin a hashtag.
  ///
  /// Throws what the repository throws.
  public func hashtags(
    matching query: SearchQuery, _ request: PageRequest
  ) async throws(AppError) -> Page<Hashtag> {
    try require(.hashtags)
    guard let beginning = query.hashtags else { return Page(items: [], older: nil, newer: nil) }
    return try await repository.hashtags(beginning: beginning, request)
  }

  /// The posts that `query` finds, newest first: the page that `request` asks for.
  ///
  /// Throws `notFound` for an author who doesn't exist, and what the repository throws.
  public func posts(
    matching query: SearchQuery, _ request: PageRequest
  ) async throws(AppError) -> Page<Post> {
    try require(.posts)
    return try await repository.posts(matching: query.posts, request)
  }

  private func require(_ scope: SearchScope) throws(AppError) {
    if !capabilities.scopes.contains(scope) { throw .unsupported }
  }
}
