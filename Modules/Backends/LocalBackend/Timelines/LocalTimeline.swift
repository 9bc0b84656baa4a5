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
    try await read(kind, request) { range, transaction throws(AppError) in
      try transaction.page(of: kind, range)
    }
  }

  /// Reads a page of a kind as it may be read.
  func read<Value: Sendable>(
    _ kind: TimelineKind, _ request: PageRequest,
    _ body: @escaping @Sendable (KeyRange, Transaction) throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    let range = try KeyRange(request)
    if kind.isOfMembers, access.isAnonymous { throw .unauthenticated }
    return try await access.read { transaction throws(AppError) in try body(range, transaction) }
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? {
    kind.interest.map { feed.signals($0, to: access.tokenHash) }
  }
}
