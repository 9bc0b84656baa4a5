import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend

/// What the administrator announced.
struct AnnouncementRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Announcements.list) { call in
      let all = try await announcements(call).announcements().items.reversed().sorted {
        $0.begin < $1.begin
      }
      let wanted = call.parameters.withDismissed == true ? all : all.filter { !$0.isRead }
      return try await AnnouncementReading(call, parts.mapping).announcements(wanted)
    }
    routes.on(Endpoints.Announcements.dismiss) { call in
      try await announcements(call).dismiss(call.id())
      return MastodonNothing()
    }
    routes.on(Endpoints.Announcements.react) { call in try await setReaction(true, call) }
    routes.on(Endpoints.Announcements.unreact) { call in try await setReaction(false, call) }
  }

  private func announcements<Parameters>(
    _ call: Call<Parameters>
  ) throws(AppError) -> any AnnouncementsRepository {
    try call.repositories.notifications.announcements.orUnsupported()
  }

  private func setReaction(_ isGiven: Bool, _ call: Call<NoParameters>) async throws -> MastodonNothing {
    do throws(AppError) {
      try await announcements(call).setReaction(call.text("name"), isGiven, to: call.id())
      return MastodonNothing()
    } catch {
      throw Self.refusal(error)
    }
  }

  /// As Mastodon words it.
  private static func refusal(_ error: AppError) -> any Error {
    switch error {
    case .invalid(.emoji, .outOfRange): ServerError.invalid("Limit of different reactions reached")
    case .invalid(.emoji, _): ServerError.invalid("Name is not a recognized emoji")
    default: error
    }
  }
}

extension Announcement {
  /// Where it belongs among others: apps get first what begins first.
  fileprivate var begin: Timestamp { content.startsAt ?? publishedAt }
}
