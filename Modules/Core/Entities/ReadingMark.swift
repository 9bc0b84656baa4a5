public import AppValues

/// How far the viewer has read a list: everything up to a position.
public struct ReadingMark<Position: Hashable & Sendable>: Hashable, Sendable {
  /// The newest item that was read.
  public let position: Position
  /// Incremented with each change, so that a device that knows an older mark notices that it has changed.
  public let version: Int
  /// When it changed.
  public let updatedAt: Timestamp

  /// A mark as a source stores it.
  public init(position: Position, version: Int, updatedAt: Timestamp) {
    self.position = position
    self.version = version
    self.updatedAt = updatedAt
  }
}
