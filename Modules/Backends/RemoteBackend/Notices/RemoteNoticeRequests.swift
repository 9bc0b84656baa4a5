import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialNetworking

/// What becomes of notifications at a server, and what waits there.
struct RemoteNoticeRequests: NoticeRequests {
  let caller: RemoteCaller
  let reader: WireReader
  let feed: LiveFeed

  func policy() async throws(AppError) -> NoticePolicy {
    NoticePolicy(try await caller.call(Endpoints.Notifications.policy, in: .notificationRequests))
  }

  func change(_ treatments: [NoticeOrigin: NoticeTreatment]) async throws(AppError) -> NoticePolicy {
    func word(_ origin: NoticeOrigin) -> MastodonNotificationTreatment? {
      treatments[origin].map { MastodonNotificationTreatment(rawValue: $0.rawValue) }
    }
    let form = MastodonNotificationPolicyForm(
      forNotFollowing: word(.notFollowing), forNotFollowers: word(.notFollowers),
      forNewAccounts: word(.newAccounts), forPrivateMentions: word(.privateMentions),
      forLimitedAccounts: word(.limitedAccounts))
    return NoticePolicy(
      try await caller.call(
        Endpoints.Notifications.changePolicy, with: form, in: .notificationRequests, repetition: .safe))
  }

  func requests(_ request: PageRequest) async throws(AppError) -> Page<NoticeRequest> {
    let page = try await caller.page(
      Endpoints.Notifications.requests, with: PageParameters(), request, in: .notificationRequests)
    return page.map(id: \.id) { self.request($0) }
  }

  func request(_ id: ID<NoticeRequest>) async throws(AppError) -> NoticeRequest {
    request(try await caller.call(Endpoints.Notifications.request, id.rawValue))
  }

  func accept(_ ids: [ID<NoticeRequest>]) async throws(AppError) {
    defer { feed.unread.forget() }
    // Each by itself: of several at once, servers don't say which aren't there.
    for id in ids { _ = try await caller.call(Endpoints.Notifications.acceptRequest, id.rawValue) }
  }

  func dismiss(_ ids: [ID<NoticeRequest>]) async throws(AppError) {
    for id in ids { _ = try await caller.call(Endpoints.Notifications.dismissRequest, id.rawValue) }
  }

  func requestMerges() -> AsyncStream<LiveSignal> { feed.signals(.mergedNotices) }

  private func request(_ request: MastodonNotificationRequest) -> NoticeRequest {
    NoticeRequest(
      id: ID(request.id), from: reader.seenAuthor(request.account), count: request.notificationsCount,
      lastPost: request.lastStatus.map { reader.post($0) }, beganAt: request.createdAt,
      latestAt: request.updatedAt)
  }
}

extension NoticePolicy {
  /// A treatment that isn't known here counts as filtering: what waits can be looked at.
  fileprivate init(_ policy: MastodonNotificationPolicy) {
    let words: [NoticeOrigin: MastodonNotificationTreatment] = [
      .notFollowing: policy.forNotFollowing, .notFollowers: policy.forNotFollowers,
      .newAccounts: policy.forNewAccounts, .privateMentions: policy.forPrivateMentions,
      .limitedAccounts: policy.forLimitedAccounts,
    ]
    self.init(
      words.mapValues { NoticeTreatment(rawValue: $0.rawValue) ?? .filter }.filter { $0.value != .accept },
      requests: policy.summary.pendingRequestsCount, notices: policy.summary.pendingNotificationsCount)
  }
}
