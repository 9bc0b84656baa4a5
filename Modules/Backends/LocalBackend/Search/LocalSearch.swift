import AppValues
import Entities
import Search
import SocialLocalStore

/// Search in the database: tokens find candidates, which are compared with the text itself, so that both
/// databases answer the same.
struct LocalSearch: SearchRepository {
  let access: Access

  var searchCapabilities: SearchCapabilities { .all }

  func people(
    matching query: String, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    guard let search = try PeopleSearch(query, request) else { return .empty }
    return try await access.read { transaction throws(AppError) in
      try search.page(transaction)
    }
  }

  func hashtags(
    beginning: String, _ request: PageRequest
  ) async throws(AppError) -> Page<Hashtag> {
    let search = try HashtagSearch(beginning, request)
    return try await access.read { transaction throws(AppError) in
      try search.page(transaction)
    }
  }

  func posts(
    matching query: PostQuery, _ request: PageRequest
  ) async throws(AppError) -> Page<Post> {
    let (words, tokens) = (SearchText.words(query.words), SearchText.tokens(ofQuery: query.words))
    let range = try KeyRange(request)
    // Words of nothing that can be looked for find nothing; where there are none at all, the author does.
    if tokens.isEmpty, query.author == nil || !query.words.isEmpty { return .empty }
    return try await access.read { transaction throws(AppError) in
      let author = try query.author.map { author throws(AppError) in try transaction.id(of: author) }
      // A search never finds anything by someone hidden by a block.
      if let author, try transaction.isHidden(author) { return .empty }
      let tokens = tokens + (author.map { [SearchIndex.token(of: $0)] } ?? [])
      let search = PostSearch(words: words, tokens: tokens, range: range, heedsMutes: author == nil)
      let ids = try search.ids(transaction)
      return try range.page(ids, key: { $0 }) { ids throws(AppError) in
        let posts = try transaction.posts(Array(ids))
        return ids.compactMap { posts[$0] }
      }
    }
  }
}

extension Transaction {
  /// Throws `notFound`, `unauthenticated`.
  fileprivate func id(of author: PostAuthor) throws(AppError) -> Int64 {
    switch author {
    case .viewer:
      if viewer == 0 { throw .unauthenticated }
      return viewer
    case .handle(let handle):
      guard let id = try people(named: [IdentifierFolding.handle(handle)]).first?.row else { throw .notFound }
      return id
    }
  }
}
