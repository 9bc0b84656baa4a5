import AppValues
import SocialTestSupport
import Timeline

/// Reading positions as a test tells them.
final class FakeReadingPositions: ReadingPositions {
  let readingPositionsCapabilities: ReadingPositionsCapabilities
  let reading = Expected<TimelineKind, Cursor?>("position")
  let saving = Expected<Cursor, Void>("setPosition")

  init(_ capabilities: ReadingPositionsCapabilities = .all) {
    readingPositionsCapabilities = capabilities
  }

  func position(in kind: TimelineKind) async throws(AppError) -> Cursor? { try await reading(kind) }
  func setPosition(_ position: Cursor, in kind: TimelineKind) async throws(AppError) {
    try await saving(position)
  }
}
