import AppValues
import Entities
import MastodonAPI
import Post
import SocialBackend
import Timeline

/// Single posts and what is around them. A share has an ID of its own; actions on it apply to its post.
struct StatusRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.show(Endpoints.Statuses.show) { call in Answer(try await reading(call).status(call.id())) }
    routes.on(Endpoints.Statuses.list) { call in try await list(call) }
    routes.on(Endpoints.Statuses.context) { call in try await context(call) }
    routes.on(Endpoints.Statuses.history) { call in try await history(call) }
    routes.on(Endpoints.Statuses.source) { call in try await source(call) }
    routes.answer(Endpoints.Statuses.favouritedBy) { call in try await people(.likers, call) }
    routes.answer(Endpoints.Statuses.rebloggedBy) { call in try await people(.sharers, call) }
  }

  private func reading<Parameters>(_ call: Call<Parameters>) -> PostReading {
    PostReading(call, parts.mapping)
  }

  /// The item in the path.
  private func item<Parameters>(_ call: Call<Parameters>) async throws(AppError) -> TimelineItem {
    try await call.item()
  }

  private func list(_ call: Call<MastodonIDs>) async throws -> [MastodonStatus] {
    let ids = (call.parameters.ids ?? []).prefix(40).map { ID<TimelineItem>($0) }
    let items = try await call.repositories.timelineItems.orUnsupported().items(ids)
    return try await reading(call).statuses(items)
  }

  private func context(_ call: Call<NoParameters>) async throws -> MastodonContext {
    let post = try await item(call).post
    let context = try await PostContextInteractor(
      contexts: try call.repositories.postContexts.orUnsupported(), viewer: call.asViewer
    ).context(of: post.id)
    // The people of both parts are read at once.
    let statuses = try await reading(call).statuses(context.ancestors + context.descendants)
    let above = context.ancestors.count
    return MastodonContext(
      ancestors: Array(statuses.prefix(above)), descendants: Array(statuses.dropFirst(above)))
  }

  private func history(_ call: Call<NoParameters>) async throws -> [MastodonStatusEdit] {
    let post = try await item(call).post
    let revisions = try await call.repositories.postHistory.orUnsupported().revisions(of: post.id)
    let account = parts.mapping.account(post.author, try await reading(call).accounts([post.author.id]))
    return revisions.map { parts.mapping.edit($0, by: account, mentions: post.mentions) }
  }

  private func source(_ call: Call<NoParameters>) async throws -> MastodonStatusSource {
    let post = try await item(call).post
    return MastodonStatusSource(
      id: post.id.rawValue, text: post.text, spoilerText: post.warning ?? "")
  }

  private func people(
    _ list: PostPeople, _ call: Call<PageParameters>
  ) async throws -> Answer<[MastodonAccount]> {
    let post = try await item(call).post
    let page = try await call.repositories.postReactions.orUnsupported()
      .people(list, of: post.id, call.parameters.request(usual: 40, maximum: 80))
    return call.answer(page, page.items.map(parts.mapping.account))
  }
}

extension Call {
  /// The post or the share in the path.
  ///
  /// Throws `notFound`.
  func item() async throws(AppError) -> TimelineItem {
    let found = try await repositories.timelineItems.orUnsupported().items([id(of: TimelineItem.self)])
    guard let item = found.first else { throw .notFound }
    return item
  }
}
