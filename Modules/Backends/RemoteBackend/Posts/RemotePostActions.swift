import AppValues
import Entities
import MastodonAPI
import PostActions
import SocialNetworking

/// What the viewer does with posts of a server.
struct RemotePostActions: PostActionsRepository, PostLookup {
  let caller: RemoteCaller
  let reader: WireReader
  let feed: LiveFeed

  var postActionCapabilities: PostActionCapabilities {
    var capabilities = PostActionCapabilities.all
    if caller.knowledge.lacks(.bookmarks) { capabilities.marks.remove(.bookmarked) }
    return capabilities
  }

  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    if mark == .shared, isSet { return try await share(id) }
    let status = try await caller.call(Self.endpoint(mark, isSet), id.rawValue, repetition: .safe)
    // The mark stands though a server's answer is older than it.
    var post = reader.post(status)
    post.marks[mark] = isSet
    return post
  }

  /// Servers vote by the ID of the poll, which the post names.
  func vote(_ choices: [Int], on id: ID<Post>) async throws(AppError) -> Post {
    guard var post = try await posts([id]).first else { throw .notFound }
    guard let poll = post.content.poll, let votes = post.votes else { throw .notFound }
    let chosen = try VoteRule.checked(choices, in: poll, votes, isOwn: post.author.id == reader.viewer)
    let voted = try await caller.call(
      Endpoints.Polls.vote, votes.id.rawValue, with: MastodonVoteForm(choices: chosen))
    post.votes = reader.votes(voted)
    return post
  }

  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery {
    try await delete(id, keepsPhotos: false)
  }

  func delete(_ id: ID<Post>, keepsPhotos: Bool) async throws(AppError) -> Delivery {
    _ = try await caller.call(
      Endpoints.Statuses.delete, id.rawValue, with: MastodonDeletion(deleteMedia: !keepsPhotos))
    return .sent
  }

  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post] {
    if ids.isEmpty { return [] }
    let found = try await caller.statuses(ids.map(\.rawValue))
    let all = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
    return ids.compactMap { all[$0.rawValue].map { reader.post($0, among: all) } }
  }

  func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    let filters = MastodonAccountStatusFilters(pinned: true)
    return try await caller.call(
      Endpoints.Accounts.statuses, person.rawValue, with: PagedParameters(filters: filters)
    ).map { reader.post($0) }
  }

  func changes() -> AsyncStream<PostChange> { feed.changes() }

  /// A share is a post of its own around the one that is shared.
  private func share(_ id: ID<Post>) async throws(AppError) -> Post {
    let status = try await caller.call(
      Endpoints.Statuses.reblog, id.rawValue, with: MastodonSharing(), repetition: .safe)
    var post = reader.post(status)
    post.marks.isShared = true
    return post
  }

  /// What sets or removes a mark, but for a share, which is a post of its own.
  static func endpoint(_ mark: PostMark, _ isSet: Bool) -> Endpoint<NoParameters, MastodonStatus> {
    switch mark {
    case .liked: isSet ? Endpoints.Statuses.favourite : Endpoints.Statuses.unfavourite
    case .shared: Endpoints.Statuses.unreblog
    case .bookmarked: isSet ? Endpoints.Statuses.bookmark : Endpoints.Statuses.unbookmark
    case .pinned: isSet ? Endpoints.Statuses.pin : Endpoints.Statuses.unpin
    case .conversationMuted: isSet ? Endpoints.Statuses.mute : Endpoints.Statuses.unmute
    }
  }
}
