public import AppValues

/// How far the viewer has read a list: everything up to a position.
public struct ReadingMark<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The newest that was read.
  public let position: Position
  /// Raised with each change, so that someone who knew an older mark finds out that it has changed since.
  public let version: Int
  /// When it changed.
  public let updatedAt: Timestamp

  /// A mark as a source keeps it.
  public init(position: Position, version: Int, updatedAt: Timestamp) {
    self.position = position
    self.version = version
    self.updatedAt = updatedAt
  }
}
