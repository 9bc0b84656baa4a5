import AppValues
import Entities
import MastodonAPI
import SocialNetworking
import Timeline

/// How far the viewer has read, in a server's markers, which other apps follow too.
struct RemoteReadingPositions: ReadingPositions {
  let caller: RemoteCaller

  var readingPositionsCapabilities: ReadingPositionsCapabilities { .init(beyondHome: false) }

  func position(in kind: TimelineKind) async throws(AppError) -> Cursor? {
    guard kind == .home, caller.viewer.session != nil, !caller.knowledge.lacks(.markers) else { return nil }
    do throws(AppError) {
      let markers = try await caller.call(
        Endpoints.Notifications.markers, with: MastodonMarkerQuery(timelines: ["home"]), in: .markers)
      return markers.home.map { RemoteCursor(at: $0.lastReadID).cursor }
    } catch .unsupported {
      return nil
    }
  }

  func setPosition(_ position: Cursor, in kind: TimelineKind) async throws(AppError) {
    guard kind == .home, caller.viewer.session != nil, !caller.knowledge.lacks(.markers) else { return }
    guard let item = try RemoteCursor(position).item else { throw .invalid(.cursor, .malformed) }
    // The beginning of a list in which nothing but posts that wait is.
    if item == RemoteCursor.beginning.item { return }
    do throws(AppError) {
      _ = try await caller.call(
        Endpoints.Notifications.setMarkers,
        with: MastodonMarkerForm(home: MastodonMarkerPosition(lastReadID: item)), in: .markers,
        repetition: .safe)
    } catch .unsupported {
      // Where a server has no markers, nothing is kept.
    }
  }
}
