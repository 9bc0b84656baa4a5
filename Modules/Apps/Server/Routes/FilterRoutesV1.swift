import AppValues
import Entities
import Filters
import HTTPTypes
import MastodonAPI
import SocialBackend

/// Filters for older clients, which know each phrase as a filter of its own.
struct FilterRoutesV1: Sendable {
  let parts: ServerParts

  private var reader: FilterFormReader { FilterFormReader(now: parts.clock.now()) }

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Filters.listV1) { call in
      try await call.filters.repository.filters().items.flatMap { filter in
        filter.phrases.map { parts.mapping.filterV1($0, of: filter) }
      }
    }
    routes.on(Endpoints.Filters.showV1) { call in answer(try await call.phrase()) }
    routes.on(Endpoints.Filters.createV1) { call in try await create(call) }
    routes.on(Endpoints.Filters.updateV1) { call in try await update(call) }
    routes.on(Endpoints.Filters.deleteV1) { call in try await delete(call) }
  }

  private func answer(_ found: PhraseInFilter) -> MastodonFilterV1 {
    parts.mapping.filterV1(found.phrase, of: found.filter)
  }

  private func create(_ call: Call<MastodonFilterFormV1>) async throws -> MastodonFilterV1 {
    let form = call.parameters
    let phrase = PhraseChange.add(
      try Self.phrase(form.phrase ?? ""), isWholeWord: form.wholeWord ?? true)
    var settings = try reader.settings(form, changing: nil)
    settings.title = TextLimit.filterTitle.beginning(of: settings.title)
    let filter = try await call.filters.create(settings, [phrase])
    guard let phrase = filter.phrases.first else { throw ServerError.notFound }
    return answer(PhraseInFilter(phrase: phrase, filter: filter))
  }

  private func update(_ call: Call<MastodonFilterFormV1>) async throws -> MastodonFilterV1 {
    let (form, found) = (call.parameters, try await call.phrase())
    let old = found.filter.settings
    let settings = try reader.settings(form, changing: old)
    if settings != old, found.filter.phrases.count > 1 {
      throw ServerError(
        .unprocessableContent,
        """
        These parameters cannot be changed from this application because they apply to more than one filter keyword. \
        Use a more recent application or the web interface.
        """)
    }
    let edit = PhraseChange.edit(
      found.phrase.id, text: try form.phrase.map(Self.phrase), isWholeWord: form.wholeWord)
    _ = try await call.filters.change(found.filter.id, FilterChange(settings: settings, phrases: [edit]))
    return answer(try await call.phrase())
  }

  /// Removes the phrase, and the filter if nothing is left that it looks for.
  private func delete(_ call: Call<NoParameters>) async throws -> MastodonNothing {
    let found = try await call.phrase()
    let filter = found.filter
    if filter.phrases.count == 1, filter.posts.isEmpty {
      try await call.filters.repository.delete(filter.id)
    } else {
      _ = try await call.filters.change(filter.id, FilterChange(phrases: [.remove(found.phrase.id)]))
    }
    return MastodonNothing()
  }

  private static func phrase(_ text: String) throws -> String {
    if text.allSatisfy(\.isWhitespace) { throw ServerError.invalid("Phrase can't be blank") }
    return text
  }
}
