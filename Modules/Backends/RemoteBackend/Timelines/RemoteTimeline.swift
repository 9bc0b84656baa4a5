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
}
