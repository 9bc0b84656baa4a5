import AppValues
import Entities
import MastodonAPI

// The viewer's filters, from the wire.

extension WireReader {
  func filter(_ filter: MastodonFilter) -> PostFilter {
    PostFilter(
      id: ID(filter.id), settings: settings(filter), phrases: (filter.keywords ?? []).map(phrase),
      posts: (filter.statuses ?? []).map { FilteredPost(id: ID($0.id), post: ID($0.statusID)) })
  }

  func phrase(_ keyword: MastodonFilterKeyword) -> FilterPhrase {
    FilterPhrase(id: ID(keyword.id), text: keyword.keyword, isWholeWord: keyword.wholeWord)
  }

  /// A filter that matches a post.
  func match(_ result: MastodonFilterResult) -> FilterMatch {
    FilterMatch(
      ID(result.filter.id), settings(result.filter), phrases: result.keywordMatches ?? [],
      namesPost: result.statusMatches?.isEmpty == false)
  }

  /// A server that doesn't say where a filter applies, or what it does, means everywhere, and a warning.
  private func settings(_ filter: MastodonFilter) -> FilterSettings {
    let contexts = Set(filter.context.compactMap(FilterContext.init))
    return FilterSettings(
      filter.title, in: contexts.isEmpty ? Set(FilterContext.allCases) : contexts,
      action: FilterAction(rawValue: filter.filterAction.rawValue) ?? .warn, expiresAt: filter.expiresAt)
  }
}
