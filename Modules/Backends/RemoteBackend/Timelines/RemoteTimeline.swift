import AppValues
import Entities
import MastodonAPI
import Timeline

/// Timelines of a server.
struct RemoteTimeline: TimelineRepository {
  let caller: RemoteCaller
  let reader: WireReader
  let feed: LiveFeed

  var timelineCapabilities: TimelineCapabilities {
    var capabilities = TimelineCapabilities.all
    if caller.knowledge.lacks(.bookmarks) { capabilities.kinds.remove(.bookmarks) }
    if caller.knowledge.lacks(.favourites) { capabilities.kinds.remove(.likes) }
    if caller.knowledge.lacks(.lists) { capabilities.kinds.remove(.list) }
    return capabilities
  }

  func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
    let place = kind.filterPlace
    return try await statuses(of: kind, request).map(id: \.id) { status in
      place.map { reader.hides(status, in: $0) } == true ? nil : reader.item(status)
    }
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { feed.signals(.timeline(kind)) }

  private func statuses(
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
    case .bookmarks:
      return try await caller.page(Endpoints.Statuses.bookmarks, with: page, request, in: .bookmarks)
    case .likes:
      return try await caller.page(Endpoints.Statuses.favourites, with: page, request, in: .favourites)
    }
  }
}

extension TimelineKind {
  /// The place that filters call it by; nil where they don't apply.
  fileprivate var filterPlace: String? {
    switch self {
    case .home, .list: "home"
    case .everyone, .hashtag: "public"
    case .user: "account"
    case .bookmarks, .likes: nil
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
