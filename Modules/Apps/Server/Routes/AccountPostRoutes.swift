import AppValues
import Entities
import MastodonAPI
import PostActions
import SocialBackend
import Timeline

/// The posts and shares of people.
struct AccountPostRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.show(Endpoints.Accounts.statuses) { call in try await statuses(call) }
  }

  private func statuses(
    _ call: Call<PagedParameters<MastodonAccountStatusFilters>>
  ) async throws -> Answer<[ShownStatus]> {
    let (filters, person) = (call.parameters.filters, call.id(of: User.self))
    if filters.pinned == true { return Answer(try await pinned(by: person, call).map(ShownStatus.whole)) }
    let choice = PersonItems(
      withoutComments: filters.excludeReplies ?? false, withoutShares: filters.excludeReblogs ?? false,
      onlyPhotos: filters.onlyMedia ?? false, hashtag: filters.tagged.flatMap { $0.isEmpty ? nil : $0 })
    let shown = try await PostReading(call, parts.mapping).page(
      by: person, choice, call.parameters.page.request())
    return call.answer(shown.page, shown.statuses)
  }

  /// The pinned posts, which are so few that they are one page.
  private func pinned(
    by person: ID<User>, _ call: Call<PagedParameters<MastodonAccountStatusFilters>>
  ) async throws -> [MastodonStatus] {
    let page = call.parameters.page
    if page.hasEnds { return [] }
    let posts = try await call.repositories.postLookup.pinned(by: person)
    return try await PostReading(call, parts.mapping).statuses(Array(posts.prefix(page.request().limit)))
  }
}
