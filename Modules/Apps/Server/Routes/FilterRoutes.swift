import AppValues
import Entities
import Filters
import MastodonAPI
import SocialBackend

/// What people would rather not see.
struct FilterRoutes: Sendable {
  let parts: ServerParts

  private var mapping: MastodonMapping { parts.mapping }
  private var reader: FilterFormReader { FilterFormReader(now: parts.clock.now()) }

  func add(to routes: EndpointRoutes) {
    addFilters(to: routes)
    addPhrases(to: routes)
    addPosts(to: routes)
    FilterRoutesV1(parts: parts).add(to: routes)
  }

  private func addFilters(to routes: EndpointRoutes) {
    routes.on(Endpoints.Filters.list) { call in
      try await call.filters.repository.filters().items.map(mapping.filter)
    }
    routes.on(Endpoints.Filters.show) { call in
      mapping.filter(try await call.filters.repository.filter(call.id()))
    }
    routes.on(Endpoints.Filters.create) { call in
      let form = call.parameters
      let settings = try reader.settings(form, changing: nil)
      return mapping.filter(
        try await call.filters.create(settings, try reader.phrases(form.keywordsAttributes)))
    }
    routes.on(Endpoints.Filters.update) { call in
      let (form, id) = (call.parameters, call.id(of: PostFilter.self))
      let old = try await call.filters.repository.filter(id).settings
      let change = FilterChange(
        settings: try reader.settings(form, changing: old),
        phrases: try reader.phrases(form.keywordsAttributes))
      return mapping.filter(try await call.filters.change(id, change))
    }
    routes.on(Endpoints.Filters.delete) { call in
      try await call.filters.repository.delete(call.id())
      return MastodonNothing()
    }
  }

  private func addPhrases(to routes: EndpointRoutes) {
    routes.on(Endpoints.Filters.keywords) { call in
      try await call.filters.repository.filter(call.id()).phrases.map(mapping.keyword)
    }
    routes.on(Endpoints.Filters.addKeyword) { call in
      _ = try await call.filters.repository.filter(call.id())
      let change = FilterChange(phrases: [
        try reader.added(call.parameters.keyword, call.parameters.wholeWord)
      ])
      guard let added = try await call.filters.change(call.id(), change).phrases.last else {
        throw ServerError.notFound
      }
      return mapping.keyword(added)
    }
    routes.on(Endpoints.Filters.keyword) { call in
      mapping.keyword(try await call.phrase().phrase)
    }
    routes.on(Endpoints.Filters.updateKeyword) { call in
      let (form, found) = (call.parameters, try await call.phrase())
      let edit = PhraseChange.edit(
        found.phrase.id, text: try form.keyword.map(reader.words), isWholeWord: form.wholeWord)
      _ = try await call.filters.change(found.filter.id, FilterChange(phrases: [edit]))
      return mapping.keyword(try await call.phrase().phrase)
    }
    routes.on(Endpoints.Filters.deleteKeyword) { call in
      let found = try await call.phrase()
      _ = try await call.filters.change(found.filter.id, FilterChange(phrases: [.remove(found.phrase.id)]))
      return MastodonNothing()
    }
  }

  private func addPosts(to routes: EndpointRoutes) {
    routes.on(Endpoints.Filters.statuses) { call in
      try await call.filters.repository.filter(call.id()).posts.map(mapping.status)
    }
    routes.on(Endpoints.Filters.addStatus) { call in
      let post = ID<Post>(call.parameters.statusID ?? "")
      let filter = try await call.filters.change(call.id(), FilterChange(addedPosts: [post]))
      guard let entry = filter.posts.first(where: { $0.post == post }) else { throw ServerError.notFound }
      return mapping.status(entry)
    }
    routes.on(Endpoints.Filters.status) { call in
      let id = call.id(of: FilteredPost.self)
      let filter = try await call.filters.filter(with: id)
      guard let entry = filter.posts.first(where: { $0.id == id }) else { throw ServerError.notFound }
      return mapping.status(entry)
    }
    routes.on(Endpoints.Filters.deleteStatus) { call in
      let id = call.id(of: FilteredPost.self)
      let filter = try await call.filters.filter(with: id)
      _ = try await call.filters.change(filter.id, FilterChange(removedPosts: [id]))
      return MastodonNothing()
    }
  }
}

/// A phrase, and the filter that it belongs to.
struct PhraseInFilter {
  let phrase: FilterPhrase
  let filter: PostFilter
}

extension Call {
  /// The caller's filters.
  var filters: FiltersInteractor {
    get throws(AppError) { FiltersInteractor(repository: try repositories.filters.orUnsupported()) }
  }

  /// The phrase whose id is in the path.
  ///
  /// Throws `notFound`.
  func phrase() async throws(AppError) -> PhraseInFilter {
    let id = id(of: FilterPhrase.self)
    let filter = try await filters.filter(with: id)
    guard let phrase = filter.phrases.first(where: { $0.id == id }) else { throw .notFound }
    return PhraseInFilter(phrase: phrase, filter: filter)
  }
}
