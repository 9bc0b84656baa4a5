import AppValues
import Entities
import Filters
import SocialOfflineStore

/// The viewer's filters at a server, as they were read last while it can't be reached. They're changed at the server
/// only.
struct OfflineFilters: FiltersRepository {
  private static let name = "filters"

  let remote: any FiltersRepository
  let cache: ReadingCache

  func filters() async throws(AppError) -> Page<PostFilter> {
    try await cache.page(of: Self.name, PageRequest()) { () async throws(AppError) in
      try await remote.filters()
    }
  }

  func filter(_ id: ID<PostFilter>) async throws(AppError) -> PostFilter {
    do throws(AppError) {
      return try await remote.filter(id)
    } catch {
      guard error.isOutOfReach else { throw error }
      let kept = try await cache.page(of: Self.name, PageRequest(), rows: PostFilter.self)
      guard let filter = kept?.items.first(where: { $0.id == id }) else { throw error }
      return filter
    }
  }

  func create(_ settings: FilterSettings, _ phrases: [PhraseChange]) async throws(AppError) -> PostFilter {
    try await remote.create(settings, phrases)
  }

  func change(_ id: ID<PostFilter>, _ change: FilterChange) async throws(AppError) -> PostFilter {
    try await remote.change(id, change)
  }

  func delete(_ id: ID<PostFilter>) async throws(AppError) { try await remote.delete(id) }
  func filterChanges() -> AsyncStream<LiveSignal> { remote.filterChanges() }
}
