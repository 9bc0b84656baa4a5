import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend

/// Whose activity people are notified of.
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

  /// The rules for notifications, without alerts, which clients have themselves.
  private func notifications<Parameters>(_ call: Call<Parameters>) -> NotificationsInteractor {
    NotificationsInteractor(ports: call.repositories.notifications, viewer: call.asViewer, alerts: nil)
  }
}

extension NoticeSettingsChange {
  /// Throws `ServerError` for an unknown word, so that nothing is changed for someone who meant something else.
  fileprivate init(_ form: SocialConnectNotificationPolicyChange) throws {
    self.init()
    for kind in NoticeKind.allCases {
      guard let word = form.audiences[kind] else { continue }
      guard let audience = NoticeAudience(rawValue: word.rawValue) else {
        throw FieldRefusal.refusal(of: kind.nameInPolicy, .invalid, "This isn't one of the audiences.")
      }
      audiences[kind] = audience
    }
    if let hours = form.quietHours { quiet = try Quiet(hours) }
  }
}

extension SocialConnectNotificationPolicy {
  fileprivate init(_ settings: NoticeSettings) {
    self.init(
      settings.audiences.mapValues { SocialConnectAudience(rawValue: $0.rawValue) },
      quietHours: settings.quiet.map(\.description))
  }
}
