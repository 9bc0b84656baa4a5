import AppValues
import Entities
import MastodonAPI

extension MastodonMapping {
  /// A filter with all that it looks for.
  func filter(_ filter: PostFilter) -> MastodonFilter {
    var answer = self.filter(filter.id, filter.settings)
    answer.keywords = filter.phrases.map(keyword)
    answer.statuses = filter.posts.map(status)
    return answer
  }

  func keyword(_ phrase: FilterPhrase) -> MastodonFilterKeyword {
    MastodonFilterKeyword(id: phrase.id.rawValue, keyword: phrase.text, wholeWord: phrase.isWholeWord)
  }

  func status(_ entry: FilteredPost) -> MastodonFilterStatus {
    MastodonFilterStatus(id: entry.id.rawValue, statusID: entry.post.rawValue)
  }

  /// A phrase of a filter as older clients know filters.
  func filterV1(_ phrase: FilterPhrase, of filter: PostFilter) -> MastodonFilterV1 {
    let settings = filter.settings
    return MastodonFilterV1(
      id: phrase.id.rawValue, phrase: phrase.text, context: Self.words(settings.contexts),
      wholeWord: phrase.isWholeWord, irreversible: settings.action == .hide, expiresAt: settings.expiresAt)
  }

  /// A filter that matches a post.
  func result(_ match: FilterMatch, of post: Post) -> MastodonFilterResult {
    MastodonFilterResult(
      filter: filter(match.filter, match.settings),
      keywordMatches: match.phrases.isEmpty ? nil : match.phrases,
      statusMatches: match.namesPost ? [post.id.rawValue] : nil)
  }

  private func filter(_ id: PostFilter.ID, _ settings: FilterSettings) -> MastodonFilter {
    MastodonFilter(
      id: id.rawValue, title: settings.title, context: Self.words(settings.contexts),
      expiresAt: settings.expiresAt, filterAction: MastodonFilterAction(rawValue: settings.action.rawValue))
  }

  /// In an order that is always the same.
  private static func words(_ contexts: Set<FilterContext>) -> [String] {
    FilterContext.allCases.filter(contexts.contains).map(\.rawValue)
  }
}
