import AppValues
import Entities
public import Profile
import Timeline

extension Repositories {
  /// Reads people's latest posts from their timelines.
  public var recentPosts: any RecentPosts { TimelinePosts(timeline: timeline) }
}

/// Finds people's latest posts in their timelines.
private struct TimelinePosts: RecentPosts {
  /// How many items are read, since some may be shares.
  private static let depth = 20

  let timeline: any TimelineRepository

  func latest(by person: ID<User>, limit: Int) async throws(AppError) -> [Post] {
    let kind = TimelineKind.user(person, .withoutComments)
    guard timeline.timelineCapabilities.keeps(kind) else { return [] }
    let items = try await timeline.page(of: kind, PageRequest(limit: Self.depth)).items
    return Array(items.filter { $0.sharedBy == nil }.map(\.post).prefix(limit))
  }
}
