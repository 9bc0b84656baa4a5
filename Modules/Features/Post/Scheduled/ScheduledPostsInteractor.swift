public import AppValues
public import Entities

/// The rules of scheduled posts.
public struct ScheduledPostsInteractor: Sendable {
  /// Keeps the posts.
  public let repository: any ScheduledPostsRepository
  private let clock: WallClock

  /// The rules for the posts of a repository.
  ///
  /// - Parameter clock: The present.
  public init(repository: any ScheduledPostsRepository, clock: WallClock) {
    self.repository = repository
    self.clock = clock
  }

  /// A page of the viewer's scheduled posts, those scheduled last first. Throws as the port does.
  public func page(_ request: PageRequest) async throws(AppError) -> Page<ScheduledPost> {
    try await repository.scheduled(request)
  }

  /// A scheduled post. Throws `notFound`, also once it's published.
  public func post(_ id: ID<ScheduledPost>) async throws(AppError) -> ScheduledPost {
    try await repository.scheduled(id)
  }

  /// Changes the time of a scheduled post.
  ///
  /// Throws `invalid(.scheduledAt, .outOfRange)` for a time that isn't five minutes ahead, and what the port throws.
  public func reschedule(
    _ id: ID<ScheduledPost>, to time: Timestamp
  ) async throws(AppError) -> ScheduledPost {
    try ScheduleRule.check(time, at: clock.now())
    return try await repository.reschedule(id, to: time)
  }
}
