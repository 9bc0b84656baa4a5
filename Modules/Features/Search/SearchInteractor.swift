public import AppValues
public import Entities

/// The rules of asking for people, hashtags and posts.
public struct SearchInteractor: Sendable {
  /// The fewest characters of a query.
  public static let minimumLength = 2

  private let repository: any SearchRepository

  /// Asks `repository`.
  public init(repository: any SearchRepository) {
    self.repository = repository
  }

  /// Parses a query.
  ///
  /// Throws `invalid(.query, …)` when it is empty, too short, too long or not printable,
  /// `invalid(.handle, …)` for posts from what cannot be a handle.
  public func query(_ entered: String) throws(AppError) -> SearchQuery {
    try QueryReader(entered).query()
  }

  /// A page of the people whom an entered query finds.
  ///
  /// Throws `invalid(.query, …)`, and what the repository throws.
  public func people(
    matching entered: String, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    try await repository.people(matching: try query(entered).people, request)
  }

  /// A page of the posts that an entered query finds, newest first.
  ///
  /// Throws `invalid(.query, …)`, and what the repository throws.
  public func posts(
    matching entered: String, _ request: PageRequest
  ) async throws(AppError) -> Page<Post> {
    try await repository.posts(matching: try query(entered).posts, request)
  }

  /// A page of the hashtags that an entered query finds, by their names.
  ///
  /// Throws `invalid(.query, …)`, and what the repository throws.
  public func hashtags(
    matching entered: String, _ request: PageRequest
  ) async throws(AppError) -> Page<Hashtag> {
    guard let beginning = try query(entered).hashtags else {
      return Page(items: [], older: nil, newer: nil)
    }
    return try await repository.hashtags(beginning: beginning, request)
  }

  /// The people found after those in `results`: as many pages as it takes to have `count` altogether.
  func people(
    _ query: SearchQuery, after results: SearchResults<User>? = nil, upTo count: Int
  ) async throws(AppError) -> SearchResults<User> {
    try await read(after: results, upTo: count, id: \.id) {
      [repository] (request) async throws(AppError) -> Page<User> in
      try await repository.people(matching: query.people, request)
    }
  }

  /// The posts found after those in `results`: as many pages as it takes to have `count` altogether.
  func posts(
    _ query: SearchQuery, after results: SearchResults<Post>? = nil, upTo count: Int
  ) async throws(AppError) -> SearchResults<Post> {
    try await read(after: results, upTo: count, id: \.id) {
      [repository] (request) async throws(AppError) -> Page<Post> in
      try await repository.posts(matching: query.posts, request)
    }
  }

  /// The hashtags found after those in `results`: as many pages as it takes to have `count` altogether.
  func hashtags(
    _ query: SearchQuery, after results: SearchResults<Hashtag>? = nil, upTo count: Int
  ) async throws(AppError) -> SearchResults<Hashtag> {
    guard let beginning = query.hashtags else { return SearchResults() }
    return try await read(after: results, upTo: count, id: \.name) {
      [repository] (request) async throws(AppError) -> Page<Hashtag> in
      try await repository.hashtags(beginning: beginning, request)
    }
  }

  private func read<Item, Key: Hashable>(
    after results: SearchResults<Item>?, upTo count: Int, id: (Item) -> Key,
    _ page: @Sendable (PageRequest) async throws(AppError) -> Page<Item>
  ) async throws(AppError) -> SearchResults<Item> {
    var items = results?.items ?? []
    var known = Set(items.map(id))
    var position = results?.next.map(PageRequest.Position.before) ?? .first
    while true {
      let page = try await page(PageRequest(position, limit: count - items.count))
      items += page.items.filter { known.insert(id($0)).inserted }
      guard items.count < count, let next = page.older else {
        return SearchResults(items: items, next: page.older)
      }
      position = .before(next)
    }
  }
}
