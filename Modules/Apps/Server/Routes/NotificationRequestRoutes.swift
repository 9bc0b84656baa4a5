import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Notifications
import SocialBackend

/// What becomes of notifications of people whom the user may not know, and what waits of them.
struct NotificationRequestRoutes: Sendable {
  /// The most requests that are accepted or dismissed at once.
  private static let most = 80

  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Notifications.policy) { call in
      MastodonNotificationPolicy(try await requests(call).policy())
    }
    routes.on(Endpoints.Notifications.changePolicy) { call in
      MastodonNotificationPolicy(try await requests(call).change(try call.parameters.treatments()))
    }
    routes.answer(Endpoints.Notifications.requests) { call in
      let page = try await requests(call).requests(call.parameters.request(usual: 40, maximum: 80))
      return call.answer(page, try await NoticeReading(call, parts.mapping).requests(page.items))
    }
    routes.on(Endpoints.Notifications.request) { call in
      let request = try await requests(call).request(call.id())
      let answer = try await NoticeReading(call, parts.mapping).requests([request])
      guard let answer = answer.first else { throw ServerError.notFound }
      return answer
    }
    // What is accepted is in the list at once.
    routes.on(Endpoints.Notifications.merged) { _ in MastodonRequestsMerged() }
    routes.on(Endpoints.Notifications.acceptRequest) { call in
      try await requests(call).accept([call.id()])
      return MastodonNothing()
    }
    routes.on(Endpoints.Notifications.dismissRequest) { call in
      try await requests(call).dismiss([call.id()])
      return MastodonNothing()
    }
    routes.on(Endpoints.Notifications.acceptRequests) { call in
      try await requests(call).accept(try several(call))
      return MastodonNothing()
    }
    routes.on(Endpoints.Notifications.dismissRequests) { call in
      try await requests(call).dismiss(try several(call))
      return MastodonNothing()
    }
  }

  private func requests<Parameters>(_ call: Call<Parameters>) throws(AppError) -> any NoticeRequests {
    try call.repositories.notifications.requests.orUnsupported()
  }

  private func several(_ call: Call<MastodonIDs>) throws -> [ID<NoticeRequest>] {
    let ids = call.parameters.ids ?? []
    if ids.count > Self.most { throw ServerError(.unprocessableContent, "Too many requests at once") }
    return ids.map { ID($0) }
  }
}

extension MastodonNotificationPolicyForm {
  /// Throws `ServerError` for an unknown word, so that nothing is changed for someone who meant something else.
  fileprivate func treatments() throws -> [NoticeOrigin: NoticeTreatment] {
    let words: [(NoticeOrigin, name: String, MastodonNotificationTreatment?)] = [
      (.notFollowing, "for_not_following", forNotFollowing),
      (.notFollowers, "for_not_followers", forNotFollowers),
      (.newAccounts, "for_new_accounts", forNewAccounts),
      (.privateMentions, "for_private_mentions", forPrivateMentions),
      (.limitedAccounts, "for_limited_accounts", forLimitedAccounts),
    ]
    var treatments: [NoticeOrigin: NoticeTreatment] = [:]
    for case (let origin, let name, let word?) in words {
      guard let treatment = NoticeTreatment(rawValue: word.rawValue) else {
        throw FieldRefusal.refusal(of: name, .invalid, "\(name) is not included in the list")
      }
      treatments[origin] = treatment
    }
    return treatments
  }
}

extension MastodonNotificationPolicy {
  fileprivate init(_ policy: NoticePolicy) {
    func word(_ origin: NoticeOrigin) -> MastodonNotificationTreatment {
      MastodonNotificationTreatment(rawValue: policy.treatment(of: origin).rawValue)
    }
    self.init(
      forNotFollowing: word(.notFollowing), forNotFollowers: word(.notFollowers),
      forNewAccounts: word(.newAccounts), forPrivateMentions: word(.privateMentions),
      forLimitedAccounts: word(.limitedAccounts),
      summary: Summary(pendingRequestsCount: policy.requests, pendingNotificationsCount: policy.notices))
  }
}

extension NoticeReading {
  fileprivate func requests(
    _ requests: [NoticeRequest]
  ) async throws(AppError) -> [MastodonNotificationRequest] {
    let known = try await accounts(
      requests.flatMap { [$0.from.id] + ($0.lastPost.map { [$0.author.id] } ?? []) })
    return requests.map { request in
      MastodonNotificationRequest(
        id: request.id.rawValue, createdAt: request.beganAt, updatedAt: request.latestAt,
        notificationsCount: request.count, account: mapping.account(request.from, known),
        lastStatus: request.lastPost.map { mapping.status($0, known, for: viewer) })
    }
  }
}
