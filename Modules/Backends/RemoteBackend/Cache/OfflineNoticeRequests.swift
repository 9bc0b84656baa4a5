import AppValues
import Entities
import Notifications
import SocialOfflineStore

/// What becomes of notifications at a server, and what waits there, as it was read last while it can't be reached. Both are
/// changed at the server only.
struct OfflineNoticeRequests: NoticeRequests {
  private static let (requests, policy) = ("notice requests", "notice policy")

  let remote: any NoticeRequests
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  func policy() async throws(AppError) -> NoticePolicy {
    let page = try await cache.page(of: Self.policy, PageRequest()) { () async throws(AppError) in
      Page(items: [try await remote.policy()], older: nil, newer: nil)
    }
    guard var policy = page.items.first else { throw .unexpected(reference: "notice-policy-missing") }
    policy.readAt = page.readAt
    return policy
  }

  func change(_ treatments: [NoticeOrigin: NoticeTreatment]) async throws(AppError) -> NoticePolicy {
    try await remote.change(treatments)
  }

  func requests(_ request: PageRequest) async throws(AppError) -> Page<NoticeRequest> {
    let page = try await cache.page(of: Self.requests, request) {
      () async throws(AppError) -> Page<NoticeRequest> in
      let page = try await remote.requests(request)
      await cache.keep(page.items.compactMap(\.lastPost))
      return page
    }
    return await waiting.changed(page)
  }

  func request(_ id: ID<NoticeRequest>) async throws(AppError) -> NoticeRequest {
    do throws(AppError) {
      return try await remote.request(id)
    } catch {
      guard error.isOutOfReach else { throw error }
      let kept = try await cache.page(of: Self.requests, PageRequest(), rows: NoticeRequest.self)
      guard let request = kept?.items.first(where: { $0.id == id }) else { throw error }
      return request
    }
  }

  func accept(_ ids: [ID<NoticeRequest>]) async throws(AppError) { try await remote.accept(ids) }
  func dismiss(_ ids: [ID<NoticeRequest>]) async throws(AppError) { try await remote.dismiss(ids) }
  func requestMerges() -> AsyncStream<LiveSignal> { remote.requestMerges() }
}
