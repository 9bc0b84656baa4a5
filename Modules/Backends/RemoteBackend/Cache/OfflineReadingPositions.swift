import AppValues
import Timeline

/// How far the viewer has read, as far as the server can be asked: without it, what was read is shown from the top.
struct OfflineReadingPositions: ReadingPositions {
  let remote: any ReadingPositions

  var readingPositionsCapabilities: ReadingPositionsCapabilities { remote.readingPositionsCapabilities }

  func position(in kind: TimelineKind) async throws(AppError) -> Cursor? {
    do throws(AppError) {
      return try await remote.position(in: kind)
    } catch {
      guard error.isOutOfReach else { throw error }
      return nil
    }
  }

  func setPosition(_ position: Cursor, in kind: TimelineKind) async throws(AppError) {
    try await remote.setPosition(position, in: kind)
  }
}
