import AppValues
import Entities
import MastodonAPI
import SocialNetworking

/// Up to where the viewer has read their notifications, by a server's marker.
struct ReadUpTo {
  let caller: RemoteCaller

  /// The ids of those that are unread. Ids have no order, so where the marker isn't on the page, times decide.
  func unread(of notifications: [MastodonNotification]) async throws(AppError) -> Set<String> {
    notifications.isEmpty ? [] : try await unread(of: notifications, above: try await marker())
  }

  /// The same.
  ///
  /// - Parameter marker: Up to where they're read; nil where nothing counts as unread.
  func unread(
    of notifications: [MastodonNotification], above marker: MastodonMarker?
  ) async throws(AppError) -> Set<String> {
    guard let marker else { return [] }
    if let read = notifications.firstIndex(where: { $0.id == marker.lastReadID }) {
      return Set(notifications[..<read].map(\.id))
    }
    let time = try await time(of: marker)
    return Set(notifications.filter { $0.createdAt > time }.map(\.id))
  }

  func set(_ id: String) async throws(AppError) {
    _ = try await caller.call(
      Endpoints.Notifications.setMarkers,
      with: MastodonMarkerForm(notifications: MastodonMarkerPosition(lastReadID: id)), in: .markers,
      repetition: .safe)
  }

  /// The marker; nil where a server has none, so that nothing counts as unread.
  func marker() async throws(AppError) -> MastodonMarker? {
    do throws(AppError) {
      let query = MastodonMarkerQuery(timelines: ["notifications"])
      let markers = try await caller.call(Endpoints.Notifications.markers, with: query, in: .markers)
      return markers.notifications ?? MastodonMarker(lastReadID: "", version: 0, updatedAt: .distantPast)
    } catch {
      guard error == .unsupported else { throw error }
      return nil
    }
  }

  /// When the marked notification arrived; if it's gone, when it was marked.
  private func time(of marker: MastodonMarker) async throws(AppError) -> Timestamp {
    if marker.lastReadID.isEmpty { return marker.updatedAt }
    do throws(AppError) {
      return try await caller.call(Endpoints.Notifications.show, marker.lastReadID).createdAt
    } catch {
      guard error == .notFound || error == .gone else { throw error }
      return marker.updatedAt
    }
  }
}

extension Timestamp {
  fileprivate static let distantPast = Timestamp(milliseconds: .min)
}
