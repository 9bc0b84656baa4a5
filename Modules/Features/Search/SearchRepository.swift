public import AppValues
public import Entities

/// Finds people, hashtags and posts. Each function throws `unsupported` for a kind that the source can't find.
public protocol SearchRepository: Sendable {
  /// The kinds of results that the source can find; nothing else is searched for.
  var searchCapabilities: SearchCapabilities { get }
  /// The people whose handle or name contains every word of the query, ignoring case and accents; those whose
  /// handle begins with it first.
  ///
  /// - Parameter query: At least two characters, or one of Han, kana or Hangul.
  func people(matching query: String, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// The hashtags of public posts with this beginning, ignoring case, accents and width, in the order of their names.
  ///
  /// - Parameter beginning: Without the `#`, at least one character.
  func hashtags(beginning: String, _ request: PageRequest) async throws(AppError) -> Page<Hashtag>
  /// The posts whose text contains every word of the query, ignoring case and accents, newest first: only public ones
  /// that are meant to be found, and the viewer's own of any visibility. Posts by a muted person are found only when the
  /// query names that author; a block always hides them.
  ///
  /// Throws `notFound` for an author who doesn't exist, `unauthenticated` for the viewer's own when signed out.
  func posts(matching query: PostQuery, _ request: PageRequest) async throws(AppError) -> Page<Post>
  /// The first page of each of several kinds. Unless a source implements it, they are asked for one after the other; a
  /// source that is far away can find them all at once.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - limits: The kinds, and how many results of each are wanted, at least one.
  ///
  /// Throws the same as the functions above.
  func overview(
    of query: SearchQuery, _ limits: [SearchScope: Int]
  ) async throws(AppError) -> SearchOverview
}

extension SearchRepository {
  /// The first page of each kind, one after the other.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - limits: The kinds, and how many results of each are wanted.
  public func overview(
    of query: SearchQuery, _ limits: [SearchScope: Int]
  ) async throws(AppError) -> SearchOverview {
    var overview = SearchOverview()
    if let limit = limits[.people] {
      overview.people = try await people(matching: query.people, PageRequest(limit: limit))
    }
    if let limit = limits[.hashtags], let beginning = query.hashtags {
      overview.hashtags = try await hashtags(beginning: beginning, PageRequest(limit: limit))
    }
    if let limit = limits[.posts] {
      overview.posts = try await posts(matching: query.posts, PageRequest(limit: limit))
    }
    return overview
  }
}

/// What a source can find.
public struct SearchCapabilities: Equatable, Sendable {
  /// The kinds of results.
  public var scopes: Set<SearchScope>

  /// - Parameter scopes: The kinds of results that the source can find.
  public init(scopes: Set<SearchScope>) {
    self.scopes = scopes
  }

  /// Every kind.
  public static let all = SearchCapabilities(scopes: Set(SearchScope.allCases))
}
