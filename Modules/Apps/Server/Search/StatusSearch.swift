import AppValues
import Entities
import Search

/// Finds posts for apps, newest first.
struct StatusSearch {
  let search: SearchInteractor
  /// Whether someone in particular searches.
  let isSignedIn: Bool

  /// - Parameters:
  ///   - typed: Words, and `from:` before a name.
  ///   - author: The one whose posts alone count; nil for everyone's.
  ///   - range: Where the list begins and ends.
  func posts(
    _ typed: String, by author: User?, within range: PageRequest, _ page: CountedPage
  ) async throws(AppError) -> [Post] {
    // What can't be searched for finds nothing.
    guard var query = try? search.query(typed), query.scopes.contains(.posts) else { return [] }
    if let author {
      query = SearchQuery(
        text: query.text, scopes: query.scopes, people: query.people, hashtags: query.hashtags,
        posts: PostQuery(query.posts.words, by: .handle(author.handle.lowercased())))
    }
    do throws(AppError) {
      return try await page.items(within: range) { [query] request throws(AppError) in
        try await search.posts(matching: query, request)
      }
    } catch {
      // `from:` someone who isn't there, or `from:me` by no one in particular.
      if error == .notFound || error == .unauthenticated && !isSignedIn { return [] }
      throw error
    }
  }
}
