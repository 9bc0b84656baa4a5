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

  /// Parses a query as it was `entered`.
  ///
  /// Throws `invalid(.query, …)` when it is empty, too short, too long or not printable,
  /// `invalid(.handle, …)` for posts from what cannot be a handle.
  public func query(_ entered: String) throws(AppError) -> SearchQuery {
    try QueryReader(entered).query()
  }

  /// A page of the people whom a query finds, as `request` asks for it.
  ///
  /// Throws what the repository throws.
  public func people(
    matching query: SearchQuery, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    try await repository.people(matching: query.people, request)
  }

  /// A page of the hashtags that a query finds, by their names, as `request` asks for it; none where no hashtag
  /// begins so.
  ///
  /// Throws what the repository throws.
  public func hashtags(
    matching query: SearchQuery, _ request: PageRequest
  ) async throws(AppError) -> Page<Hashtag> {
    guard let beginning = query.hashtags else { return Page(items: [], older: nil, newer: nil) }
    return try await repository.hashtags(beginning: beginning, request)
  }

  /// A page of the posts that a query finds, newest first, as `request` asks for it.
  ///
  /// Throws `notFound` for an author who does not exist, and what the repository throws.
  public func posts(
    matching query: SearchQuery, _ request: PageRequest
  ) async throws(AppError) -> Page<Post> {
    try await repository.posts(matching: query.posts, request)
  }
}
