import AppValues
import Entities
import MastodonAPI
import Timeline

// Each kind of timeline at a server: all that this module knows of a kind is in this file.

extension RemoteTimeline {
  /// A page of what the server has in a timeline.
  func statuses(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> RemotePage<[MastodonStatus]> {
    let page = PageParameters()
    switch kind {
    case .home:
      return try await caller.page(Endpoints.Timelines.home, with: page, request)
    case .everyone:
      return try await caller.page(
        Endpoints.Timelines.everyone, with: PagedParameters(filters: MastodonPublicFilters()), request)
    case .user(let person, let posts):
      return try await caller.page(
        Endpoints.Accounts.statuses, person.rawValue,
        with: PagedParameters(filters: MastodonAccountStatusFilters(posts)), request)
    case .hashtag(let selection):
      guard let name = selection.any.first ?? selection.all.first else { throw .invalid(.hashtag, .empty) }
      return try await caller.page(
        Endpoints.Timelines.hashtag, name,
        with: PagedParameters(filters: MastodonHashtagFilters(selection)), request)
    case .list(let list):
      return try await caller.page(Endpoints.Timelines.list, list.rawValue, with: page, request)
    case .popular:
      return try await caller.page(
        Endpoints.Trends.statuses, with: MastodonTrendQuery(), request, in: .trendingStatuses)
    case .bookmarks:
      return try await caller.page(Endpoints.Statuses.bookmarks, with: page, request, in: .bookmarks)
    case .likes:
      return try await caller.page(Endpoints.Statuses.favourites, with: page, request, in: .favourites)
    }
  }
}

extension TimelineKind {
  /// The streams that tell what is new in it; none for what servers have no stream of.
  var topics: Set<LiveTopic> {
    switch self {
    case .home: [.user]
    case .everyone: [.everyone]
    case .list(let id): [.list(id)]
    // Of those that have to be there together, one is enough to know when to look.
    case .hashtag(let selection):
      Set((selection.any.isEmpty ? Array(selection.all.prefix(1)) : selection.any).map(LiveTopic.hashtag))
    case .user, .popular, .bookmarks, .likes: []
    }
  }

  /// What its pages are kept under.
  var cacheName: String {
    switch self {
    case .home: "home"
    case .everyone: "public"
    case .user(let id, let posts): "posts \(posts.rawValue) \(id)"
    case .hashtag(let selection): "tag \(selection.line.lowercased())"
    case .list(let id): "list \(id)"
    case .popular: "popular"
    case .bookmarks: "bookmarks"
    case .likes: "likes"
    }
  }
}

extension MastodonAccountStatusFilters {
  fileprivate init(_ posts: PersonPosts) {
    self.init(
      onlyMedia: posts == .withPhotos ? true : nil, excludeReplies: posts == .withoutComments ? true : nil,
      excludeReblogs: posts == .withPhotos ? true : nil)
  }
}

extension MastodonHashtagFilters {
  /// What a selection asks for beside the hashtag that is in the path: the first of those that may be there, or else of
  /// those that have to.
  fileprivate init(_ selection: HashtagSelection) {
    let any = selection.any.dropFirst()
    let all = selection.any.isEmpty ? selection.all.dropFirst() : selection.all[...]
    self.init(any: Array(any).unlessEmpty, all: Array(all).unlessEmpty, none: selection.none.unlessEmpty)
  }
}
