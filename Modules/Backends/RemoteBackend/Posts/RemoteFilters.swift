import AppValues
import Entities
import Filters
import MastodonAPI
import SocialNetworking

/// The viewer's filters at a server.
struct RemoteFilters: FiltersRepository {
  let caller: RemoteCaller
  let reader: WireReader
  let feed: LiveFeed
  let clock: WallClock

  func filters() async throws(AppError) -> Page<PostFilter> {
    let filters = try await caller.call(Endpoints.Filters.list, in: .filters)
    return Page(items: filters.map(reader.filter), older: nil, newer: nil)
  }

  func filter(_ id: ID<PostFilter>) async throws(AppError) -> PostFilter {
    reader.filter(try await caller.call(Endpoints.Filters.show, id.rawValue))
  }

  func create(_ settings: FilterSettings, _ phrases: [PhraseChange]) async throws(AppError) -> PostFilter {
    reader.filter(
      try await caller.call(Endpoints.Filters.create, with: form(settings, phrases), in: .filters))
  }

  /// Posts are added and removed one by one, after everything else.
  func change(_ id: ID<PostFilter>, _ change: FilterChange) async throws(AppError) -> PostFilter {
    if change.settings != nil || !change.phrases.isEmpty {
      _ = try await caller.call(
        Endpoints.Filters.update, id.rawValue, with: form(change.settings, change.phrases))
    }
    for post in change.addedPosts {
      _ = try await caller.call(
        Endpoints.Filters.addStatus, id.rawValue, with: MastodonFilterStatusForm(statusID: post.rawValue))
    }
    for entry in change.removedPosts {
      _ = try await caller.call(Endpoints.Filters.deleteStatus, entry.rawValue)
    }
    return try await filter(id)
  }

  func delete(_ id: ID<PostFilter>) async throws(AppError) {
    _ = try await caller.call(Endpoints.Filters.delete, id.rawValue)
  }

  func filterChanges() -> AsyncStream<LiveSignal> { feed.signals(.filters) }

  private func form(_ settings: FilterSettings?, _ phrases: [PhraseChange]) -> MastodonFilterForm {
    var form = MastodonFilterForm(
      keywordsAttributes: phrases.isEmpty ? nil : phrases.map(MastodonKeywordChange.init))
    guard let settings else { return form }
    form.title = settings.title
    form.context = FilterContext.allCases.filter(settings.contexts.contains).map(\.rawValue)
    form.filterAction = MastodonFilterAction(rawValue: settings.action.rawValue)
    // Servers count from when they are asked. An end that has passed stays in the past.
    form.expiresIn =
      settings.expiresAt.map { "\(max(0, $0.milliseconds - clock.now().milliseconds + 999) / 1000)" } ?? ""
    return form
  }
}

extension MastodonKeywordChange {
  fileprivate init(_ change: PhraseChange) {
    switch change {
    case .add(let text, let isWholeWord): self.init(keyword: text, wholeWord: isWholeWord)
    case .edit(let id, let text, let isWholeWord):
      self.init(id: id.rawValue, keyword: text, wholeWord: isWholeWord)
    case .remove(let id): self.init(id: id.rawValue, destroy: true)
    }
  }
}
