import Database
import Entities
import PostText
import Search

/// Search in the database: tokens find candidates, which are compared with the text itself, so that both
/// databases answer the same.
struct LocalSearch: SearchRepository {
  let access: Access

  func people(
    matching query: String, _ request: PageRequest
  ) async throws(SocialError) -> Page<User> {
    guard let search = try PeopleSearch(query, request) else { return .empty }
    return try await access.read { transaction throws(SocialError) in
      try search.page(transaction)
    }
  }

  func posts(
    matching query: String, _ request: PageRequest
  ) async throws(SocialError) -> Page<Post> {
    let (words, tokens) = (SearchText.words(query), SearchText.tokens(ofQuery: query))
    let range = try KeyRange(request)
    if tokens.isEmpty { return .empty }
    return try await access.read { transaction throws(SocialError) in
      let ids = try PostSearch(words: words, tokens: tokens, range: range).ids(transaction)
      return try range.page(ids, key: { $0 }) { ids throws(SocialError) in
        let posts = try transaction.posts(Array(ids))
        return ids.compactMap { posts[$0] }
      }
    }
  }
}
