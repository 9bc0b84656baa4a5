public import AppValues
public import Entities

/// The reading positions with what several devices need to keep them in step. They are the same positions as those of
/// `ReadingPositions`: what one sets, the other answers.
public protocol ReadingMarks: Sendable {
  /// How far the viewer has read a timeline; nil if they have never read it.
  ///
  /// Throws `unauthenticated`.
  func mark(in kind: TimelineKind) async throws(AppError) -> ReadingMark<Cursor>?
  /// Stores the newest item seen. One that is older than the stored one, or the same, changes nothing.
  ///
  /// - Parameter version: The version that is known; nil to change it whatever its version.
  /// - Returns: The mark as it now is.
  ///
  /// Throws `unauthenticated`, `invalid(.cursor, .malformed)`; `conflict` if the version is another.
  func setMark(
    _ position: Cursor, in kind: TimelineKind, expecting version: Int?
  ) async throws(AppError) -> ReadingMark<Cursor>
}
