public import AppValues
public import Entities

/// Keeps the viewer's filters. Every call throws `unauthenticated` when signed out, and `notFound` for another person's
/// filter.
public protocol FiltersRepository: Sendable {
  /// All filters on one page, in the order in which they were made, also those that have ended.
  func filters() async throws(AppError) -> Page<PostFilter>
  /// A filter.
  func filter(_ id: ID<PostFilter>) async throws(AppError) -> PostFilter
  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - settings: As the interactor checks them.
  ///   - phrases: What it looks for.
  ///
  /// Throws `invalid(.filters, .outOfRange)` for one too many, `invalid(.filterEntries, .outOfRange)`.
  func create(_ settings: FilterSettings, _ phrases: [PhraseChange]) async throws(AppError) -> PostFilter
  /// Changes a filter, and returns it changed.
  ///
  /// Throws `notFound` for a phrase, a post or an entry that isn't there, `gone`, `invalid(.filterEntries, .outOfRange)`.
  func change(_ id: ID<PostFilter>, _ change: FilterChange) async throws(AppError) -> PostFilter
  /// Deletes a filter with all that it looks for.
  func delete(_ id: ID<PostFilter>) async throws(AppError)
  /// A signal for each change of the viewer's filters, and one when watching has begun. It ends with the session.
  func filterChanges() -> AsyncStream<LiveSignal>
}
