import AppValues
import Entities
import Search

/// Finds posts for apps, newest first.
struct StatusSearch {
  let search: SearchInteractor
  /// Whether the person who searches is signed in.
  let isSignedIn: Bool

  /// - Parameters:
  ///   - typed: The search text: words, and `from:` before a name.
  ///   - author: The person whose posts to find; nil for everyone's.
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
      // `from:` with someone who doesn't exist, or `from:me` by someone who isn't signed in.
      if error == .notFound || error == .unauthenticated && !isSignedIn { return [] }
      throw error
    }
  }
}
