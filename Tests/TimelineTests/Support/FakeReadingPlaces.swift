import AppValues
import SocialTestSupport
import Timeline

/// Reading places as a test tells them.
final class FakeReadingPlaces: ReadingPlaces {
  let readingPlacesCapabilities: ReadingPlacesCapabilities
  let reading = Expected<TimelineKind, Cursor?>("place")
  let saving = Expected<Cursor, Void>("setPlace")

  init(_ capabilities: ReadingPlacesCapabilities = .all) {
    readingPlacesCapabilities = capabilities
  }

  func place(in kind: TimelineKind) async throws(AppError) -> Cursor? { try await reading(kind) }
  func setPlace(_ place: Cursor, in kind: TimelineKind) async throws(AppError) { try await saving(place) }
}
