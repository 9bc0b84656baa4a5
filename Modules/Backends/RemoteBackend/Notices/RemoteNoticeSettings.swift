import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialNetworking

/// Which activity notifies the viewer, at a SocialConnect server.
struct RemoteNoticeSettings: NoticeSettingsRepository {
  let caller: RemoteCaller

  var noticeSettingsCapabilities: NoticeSettingsCapabilities { .all }

  func settings() async throws(AppError) -> NoticeSettings {
    try NoticeSettings(
      try await caller.call(Endpoints.SocialConnect.notificationPolicy, in: .notificationPolicy))
  }

  func change(_ change: NoticeSettingsChange) async throws(AppError) -> NoticeSettings {
    let hours: String? =
      switch change.quiet {
      case .keep: nil
      case .off: ""
      case .hours(let hours): hours.description
      }
    let form = SocialConnectNotificationPolicyChange(
      change.audiences.mapValues { SocialConnectAudience(rawValue: $0.rawValue) }, quietHours: hours)
    return try NoticeSettings(
      try await caller.call(
        Endpoints.SocialConnect.changeNotificationPolicy, with: form, in: .notificationPolicy,
        repetition: .safe))
  }
}

extension NoticeSettings {
  /// An audience that isn't known here counts as the smallest, rather than as one that is larger than it was set.
  fileprivate init(_ policy: SocialConnectNotificationPolicy) throws(AppError) {
    self.init(
      audiences: policy.audiences.mapValues { NoticeAudience(rawValue: $0.rawValue) ?? .nobody },
      quiet: try policy.quietHours?.unlessEmpty.map { text throws(AppError) in try QuietHours(text) })
  }
}
