public import AppValues
public import Entities

/// What someone whose notifications are filtered has done: it waits until the viewer accepts or dismisses it.
public struct NoticeRequest: Codable, Hashable, Sendable, Identifiable, PagedItem {
  /// Identifies the request for the viewer.
  public let id: AppValues.ID<NoticeRequest>
  /// The person who asks.
  public let from: Author
  /// The number of notifications that wait.
  public let count: Int
  /// The latest post that they wrote among them; nil if there's none, or it isn't known.
  public var lastPost: Post?
  /// The times of the first and the latest of the notifications.
  public let beganAt, latestAt: Timestamp

  /// A request as a source tells it.
  ///
  /// - Parameters:
  ///   - id: The name of the request.
  ///   - from: The person who asks.
  ///   - count: The number of notifications that wait.
  ///   - lastPost: The latest post among them that the person wrote.
  ///   - beganAt: The time of the first notification.
  ///   - latestAt: The time of the latest one.
  public init(
    id: AppValues.ID<NoticeRequest>, from: Author, count: Int, lastPost: Post?, beganAt: Timestamp,
    latestAt: Timestamp
  ) {
    self.id = id
    self.from = from
    self.count = count
    self.lastPost = lastPost
    self.beganAt = beganAt
    self.latestAt = latestAt
  }
}

/// Keeps what becomes of notifications of people whom the viewer may not know, and what waits of them.
///
/// A policy is for likes, shares, follows, requests to follow, comments and mentions from then on; whatever
/// `NoticeSettings` leave out is left out nevertheless.
public protocol NoticeRequests: Sendable {
  /// The policy.
  ///
  /// Throws `unauthenticated`; so do the other functions.
  func policy() async throws(AppError) -> NoticePolicy
  /// Changes the treatment of some origins; the others stay as they are.
  ///
  /// - Parameter treatments: What becomes of their notifications from now on.
  func change(_ treatments: [NoticeOrigin: NoticeTreatment]) async throws(AppError) -> NoticePolicy
  /// A page of the requests, those with the latest notifications first.
  func requests(_ request: PageRequest) async throws(AppError) -> Page<NoticeRequest>
  /// A request.
  ///
  /// Throws `notFound`.
  func request(_ id: ID<NoticeRequest>) async throws(AppError) -> NoticeRequest
  /// Puts what waits in some requests into the list, unread, where it belongs by its time, and accepts what these people do
  /// from now on.
  ///
  /// Throws `notFound` if one of them isn't there; then none is accepted.
  func accept(_ ids: [ID<NoticeRequest>]) async throws(AppError)
  /// Dismisses what waits in some requests permanently. What these people do from now on makes another request.
  ///
  /// Throws `notFound` if one of them isn't there; then none is dismissed.
  func dismiss(_ ids: [ID<NoticeRequest>]) async throws(AppError)
  /// Signals when what waited in accepted requests has come to the list, wherever they were accepted, until cancelled.
  func requestMerges() -> AsyncStream<LiveSignal>
}
