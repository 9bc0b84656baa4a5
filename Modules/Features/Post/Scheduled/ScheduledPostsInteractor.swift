public import AppValues
public import Entities
public import Foundation

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

  /// The time that people mean.
  ///
  /// - Parameters:
  ///   - text: What they enter, such as `tomorrow 9:00` or `2h`.
  ///   - zone: Where they are.
  ///
  /// Throws `invalid(.scheduledAt, …)`: `malformed`, and `outOfRange` if it isn't five minutes ahead.
  public func time(_ text: String, in zone: TimeZone) throws(AppError) -> Timestamp {
    let time = try TypedTime(text, at: clock.now(), in: zone, for: .scheduledAt).time
    try ScheduleRule.check(time, at: clock.now())
    return time
  }

  /// Changes the time of a scheduled post.
  ///
  /// - Parameters:
  ///   - id: The post.
  ///   - time: When it's published from now on.
  ///
  /// Throws `invalid(.scheduledAt, .outOfRange)` for a time that isn't five minutes ahead, and what the port throws.
  public func reschedule(
    _ id: ID<ScheduledPost>, to time: Timestamp
  ) async throws(AppError) -> ScheduledPost {
    try ScheduleRule.check(time, at: clock.now())
    return try await repository.reschedule(id, to: time)
  }
}
