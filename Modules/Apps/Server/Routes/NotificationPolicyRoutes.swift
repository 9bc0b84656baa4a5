import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend

/// Whose activity notifies one.
struct NotificationPolicyRoutes: Sendable {
  func add(to routes: EndpointRoutes) {
    routes.own(Endpoints.SocialConnect.notificationPolicy) { call in
      SocialConnectNotificationPolicy(try await notifications(call).settings())
    }
    routes.own(Endpoints.SocialConnect.changeNotificationPolicy) { call in
      SocialConnectNotificationPolicy(
        try await notifications(call).change(try NoticeSettingsChange(call.parameters)))
    }
  }

  /// The rules, without alerts: those are the clients' own.
  private func notifications<Parameters>(_ call: Call<Parameters>) -> NotificationsInteractor {
    NotificationsInteractor(ports: call.repositories.notifications, viewer: call.asViewer, alerts: nil)
  }
}

extension NoticeSettingsChange {
  /// Throws `ServerError` for a word that isn't known: nothing is changed for someone who meant something else.
  fileprivate init(_ form: SocialConnectNotificationPolicyChange) throws {
    let words: [(NoticeKind, name: String, SocialConnectAudience?)] = [
      (.follow, "follow", form.follow), (.followRequest, "follow_request", form.followRequest),
      (.like, "like", form.like), (.comment, "comment", form.comment), (.mention, "mention", form.mention),
      (.share, "share", form.share), (.post, "post", form.post), (.edit, "edit", form.edit),
    ]
    self.init()
    for case (let kind, let name, let word?) in words {
      guard let audience = NoticeAudience(rawValue: word.rawValue) else {
        throw FieldRefusal.refusal(of: name, .invalid, "This isn't one of the audiences.")
      }
      audiences[kind] = audience
    }
    if let hours = form.quietHours { quiet = try Quiet(hours) }
  }
}

extension SocialConnectNotificationPolicy {
  fileprivate init(_ settings: NoticeSettings) {
    func word(_ kind: NoticeKind) -> SocialConnectAudience {
      SocialConnectAudience(rawValue: settings.audience(for: kind).rawValue)
    }
    self.init(
      follow: word(.follow), followRequest: word(.followRequest), like: word(.like), comment: word(.comment),
      mention: word(.mention), share: word(.share), post: word(.post), edit: word(.edit),
      quietHours: settings.quiet.map(\.description))
  }
}
