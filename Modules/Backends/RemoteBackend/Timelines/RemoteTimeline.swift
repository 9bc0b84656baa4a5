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
    if caller.knowledge.lacks(.trendingStatuses) { capabilities.kinds.remove(.popular) }
    if caller.knowledge.lacks(.lists) { capabilities.kinds.remove(.list) }
    return capabilities
  }

  func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
    let page = try await statuses(of: kind, request)
    let others = Dictionary(page.answer.map { ($0.id, $0) }) { first, _ in first }
    return page.map(id: \.id) { reader.item($0, among: others) }
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { feed.signals(.timeline(kind)) }
}
