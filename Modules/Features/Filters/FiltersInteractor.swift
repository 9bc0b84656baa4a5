public import AppValues
public import Entities
import Foundation

/// The rules of filters.
public struct FiltersInteractor: Sendable {
  /// The repository of the filters, to read and delete them.
  public let repository: any FiltersRepository

  /// Reads and writes through `repository`.
  public init(repository: any FiltersRepository) {
    self.repository = repository
  }

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - settings: The blanks around its title are left out.
  ///   - phrases: What it looks for; those around each are left out, too.
  ///
  /// Throws `unauthenticated`, `invalid(.filterTitle, …)`, `invalid(.filterContexts, .empty)`,
  /// `invalid(.filterPhrase, …)`, `invalid(.filters, .outOfRange)`, `invalid(.filterEntries, .outOfRange)`.
  public func create(
    _ settings: FilterSettings, _ phrases: [PhraseChange] = []
  ) async throws(AppError) -> PostFilter {
    try await repository.create(Self.checked(settings), Self.checked(phrases))
  }

  /// Makes a filter of a line of phrases, separated by commas, which warns of them everywhere. The line is its title.
  ///
  /// Throws the same errors.
  public func create(line: String) async throws(AppError) -> PostFilter {
    try await create(
      FilterSettings(TextLimit.filterTitle.beginning(of: line)),
      Self.phrases(line).map { .add($0, isWholeWord: true) })
  }

  /// The phrases of a line. Japanese keyboards write commas in two other ways.
  public static func phrases(_ line: String) -> [String] {
    line.split { ",、，".contains($0) }.map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// When a filter ends that stands as long as entered: `30m`, `12h`, `3d`, `2w`; nil, for never, if nothing is entered.
  ///
  /// Throws `invalid(.duration, .malformed)`, `invalid(.duration, .outOfRange)` for no time, or more than a year.
  public static func end(_ entered: String, from now: Timestamp) throws(AppError) -> Timestamp? {
    if entered.allSatisfy(\.isWhitespace) { return nil }
    guard let seconds = TypedDuration.seconds(entered) else { throw .invalid(.duration, .malformed) }
    guard lengths.contains(seconds) else { throw .invalid(.duration, .outOfRange) }
    return now.adding(seconds: seconds)
  }

  /// From a minute to a year, in seconds.
  private static let lengths: ClosedRange<Int64> = 60...31_536_000

  /// Changes the filter `id`, and returns it changed.
  ///
  /// Throws the same errors, `notFound`, `gone`.
  public func change(_ id: ID<PostFilter>, _ change: FilterChange) async throws(AppError) -> PostFilter {
    var change = change
    if let settings = change.settings { change.settings = try Self.checked(settings) }
    change.phrases = try Self.checked(change.phrases)
    return try await repository.change(id, change)
  }

  /// The filter with this title, ignoring case, accents and width.
  ///
  /// Throws `unauthenticated`, `notFound` if there is none.
  public func filter(named title: String) async throws(AppError) -> PostFilter {
    let folded = SearchText.folded(title)
    let found = try await repository.filters().items.first { SearchText.folded($0.settings.title) == folded }
    guard let found else { throw .notFound }
    return found
  }

  /// The filter that a phrase belongs to.
  ///
  /// Throws `unauthenticated`, `notFound`.
  public func filter(with phrase: ID<FilterPhrase>) async throws(AppError) -> PostFilter {
    try await filter { $0.phrases.contains { $0.id == phrase } }
  }

  /// The filter that an entry of a post belongs to.
  ///
  /// Throws `unauthenticated`, `notFound`.
  public func filter(with entry: ID<FilteredPost>) async throws(AppError) -> PostFilter {
    try await filter { $0.posts.contains { $0.id == entry } }
  }

  private func filter(_ isMeant: (PostFilter) -> Bool) async throws(AppError) -> PostFilter {
    guard let found = try await repository.filters().items.first(where: isMeant) else { throw .notFound }
    return found
  }

  private static func checked(_ settings: FilterSettings) throws(AppError) -> FilterSettings {
    var settings = settings
    settings.title = try TextLimit.filterTitle.required(settings.title)
    if settings.contexts.isEmpty { throw .invalid(.filterContexts, .empty) }
    return settings
  }

  private static func checked(_ phrases: [PhraseChange]) throws(AppError) -> [PhraseChange] {
    try phrases.map { change throws(AppError) in
      switch change {
      case .add(let text, let isWholeWord): .add(try checked(text), isWholeWord: isWholeWord)
      case .edit(let id, let text?, let isWholeWord):
        .edit(id, text: try checked(text), isWholeWord: isWholeWord)
      case .edit(_, nil, _), .remove: change
      }
    }
  }

  /// A phrase in which nothing is left once it's folded would be found everywhere.
  private static func checked(_ text: String) throws(AppError) -> String {
    let text = try TextLimit.filterPhrase.required(text)
    if SearchText.searchable(text).isEmpty { throw .invalid(.filterPhrase, .empty) }
    return text
  }
}
