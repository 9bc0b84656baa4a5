import AppValues
import Entities
import Filters
import SocialTestSupport

/// Filters as a test tells them.
final class FakeFilters: FiltersRepository {
  /// What is to be made.
  struct New: Equatable, Sendable {
    let settings: FilterSettings
    let phrases: [PhraseChange]
  }

  let listing = Expected<Void, Page<PostFilter>>("filters")
  let reading = Expected<ID<PostFilter>, PostFilter>("filter")
  let creating = Expected<New, PostFilter>("create")
  let changing = Expected<FilterChange, PostFilter>("change")
  let deleting = Expected<ID<PostFilter>, Void>("delete")

  func filters() async throws(AppError) -> Page<PostFilter> { try await listing(()) }
  func filter(_ id: ID<PostFilter>) async throws(AppError) -> PostFilter { try await reading(id) }
  func create(_ settings: FilterSettings, _ phrases: [PhraseChange]) async throws(AppError) -> PostFilter {
    try await creating(New(settings: settings, phrases: phrases))
  }
  func change(_ id: ID<PostFilter>, _ change: FilterChange) async throws(AppError) -> PostFilter {
    try await changing(change)
  }
  func delete(_ id: ID<PostFilter>) async throws(AppError) { try await deleting(id) }
  func filterChanges() -> AsyncStream<LiveSignal> { AsyncStream { $0.finish() } }
}

extension PostFilter {
  /// A filter whose phrases are found only as whole words.
  static func sample(
    _ id: String, _ title: String, _ phrases: [String] = [], anywhere: [String] = [], posts: [String] = [],
    in contexts: Set<FilterContext> = Set(FilterContext.allCases), action: FilterAction = .warn,
    until end: Timestamp? = nil
  ) -> PostFilter {
    let words = phrases.map { ($0, true) } + anywhere.map { ($0, false) }
    return PostFilter(
      id: ID(id), settings: FilterSettings(title, in: contexts, action: action, expiresAt: end),
      phrases: words.enumerated().map { index, word in
        FilterPhrase(id: .init("\(id)\(index + 1)"), text: word.0, isWholeWord: word.1)
      },
      posts: posts.map { FilteredPost(id: .init("entry \($0)"), post: .init($0)) })
  }
}
