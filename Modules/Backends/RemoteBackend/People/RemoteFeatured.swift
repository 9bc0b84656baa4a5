import AppValues
import Entities
import MastodonAPI
import Profile
import SocialNetworking

/// What people show on their profiles at a server.
struct RemoteFeatured: FeaturedRepository {
  let caller: RemoteCaller
  let reader: PeopleReader

  func people(featuredBy id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<User> {
    guard let page = try await endorsements(by: id, request) else {
      return Page(items: [], older: nil, newer: nil)
    }
    return page.page(try await reader.users(page.answer), page.answer.map(\.id))
  }

  /// Without the viewer's relationships to them, which are a request of their own.
  func authors(featuredBy id: ID<User>, limit: Int) async throws(AppError) -> [Author] {
    let page = try await endorsements(by: id, PageRequest(limit: limit))
    return page?.answer.map { reader.wire.author($0) } ?? []
  }

  func hashtags(featuredBy id: ID<User>) async throws(AppError) -> [FeaturedHashtag] {
    let tags = try await lists(.personFeaturedTags, of: id) { () async throws(AppError) in
      try await caller.call(Endpoints.Accounts.featuredTags, id.rawValue)
    }
    return tags?.map { reader.wire.hashtag($0) } ?? []
  }

  /// The people whom a person features; nil if the server has no such list.
  private func endorsements(
    by id: ID<User>, _ request: PageRequest
  ) async throws(AppError) -> RemotePage<[MastodonAccount]>? {
    try await lists(.endorsements, of: id) { () async throws(AppError) in
      try await caller.page(Endpoints.Accounts.endorsements, id.rawValue, with: PageParameters(), request)
    }
  }

  /// What a person features; nil if the server has no such lists. It says so in the same way as that there's no such
  /// person.
  private func lists<Answer>(
    _ group: EndpointGroup, of id: ID<User>, _ read: () async throws(AppError) -> Answer
  ) async throws(AppError) -> Answer? {
    if caller.knowledge.lacks(group) { return nil }
    do throws(AppError) {
      return try await read()
    } catch {
      guard error == .notFound else { throw error }
      _ = try await caller.call(Endpoints.Accounts.show, id.rawValue)
      caller.knowledge.note(lacking: group)
      return nil
    }
  }

  func suggestedHashtags() async throws(AppError) -> [FeaturedHashtag] {
    try await caller.call(Endpoints.Tags.featuredSuggestions, in: .featuredTags)
      .prefix(FeaturedHashtag.maximumCount).map { tag in
        let hashtag = reader.wire.hashtag(tag)
        return FeaturedHashtag(
          id: ID(tag.id), name: hashtag.name, postCount: hashtag.postCount ?? 0, lastUsedAt: nil)
      }
  }

  func feature(hashtag name: String) async throws(AppError) -> FeaturedHashtag {
    if let featured = try await own(name) { return reader.wire.hashtag(featured) }
    do throws(AppError) {
      return reader.wire.hashtag(
        try await caller.call(Endpoints.Tags.addFeatured, with: MastodonTagName(name: name)))
    } catch {
      let maximum = FeaturedHashtag.maximumCount
      throw error.isRefusal ? .invalid(.hashtags, .tooLong(maximum: maximum, excess: 1)) : error
    }
  }

  func unfeature(hashtag name: String) async throws(AppError) {
    guard let featured = try await own(name) else { return }
    _ = try await caller.call(Endpoints.Tags.removeFeatured, featured.id)
  }

  func feature(_ id: ID<User>) async throws(AppError) -> User {
    do throws(AppError) {
      return try await user(
        id, try await caller.call(Endpoints.Relations.endorse, id.rawValue, repetition: .safe))
    } catch {
      // What servers refuse here is someone whom the viewer doesn't follow.
      throw error.isRefusal ? .forbidden : error
    }
  }

  func unfeature(_ id: ID<User>) async throws(AppError) -> User {
    try await user(id, try await caller.call(Endpoints.Relations.unendorse, id.rawValue, repetition: .safe))
  }

  private func user(_ id: ID<User>, _ relationship: MastodonRelationship) async throws(AppError) -> User {
    reader.wire.user(try await caller.call(Endpoints.Accounts.show, id.rawValue), relationship)
  }

  private func own(_ name: String) async throws(AppError) -> MastodonFeaturedTag? {
    try await caller.call(Endpoints.Tags.featured, in: .featuredTags)
      .first { $0.name.lowercased() == name.lowercased() }
  }
}
