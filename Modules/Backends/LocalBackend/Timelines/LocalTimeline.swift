import AppValues
import Entities
import SocialDatabase
import SocialLocalStore
import Timeline

/// Timelines in the database: the items of a page are selected and read in one statement.
struct LocalTimeline: TimelineRepository {
  let access: Access
  let feed: ChangeFeed

  var timelineCapabilities: TimelineCapabilities { .all }

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    try await page(of: kind, request) { page, _ in page }
  }

  /// Reads a page, and what else is wanted of the same moment.
  ///
  /// - Parameter finish: Goes on reading in the transaction of the page.
  func page<Value: Sendable>(
    of kind: TimelineKind, _ request: PageRequest,
    _ finish: @escaping @Sendable (Page<TimelineItem>, Transaction) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    let range = try KeyRange(request)
    if kind.isOfMembers, access.isAnonymous { throw .unauthenticated }
    return try await access.read { transaction throws(AppError) in
      try finish(try transaction.page(of: kind, range), transaction)
    }
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? {
    kind.interest.map { feed.signals($0, to: access.tokenHash) }
  }
}
