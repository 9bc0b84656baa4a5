import Synchronization

/// Pieces that are there already, one after the other.
final class PieceQueue: Sendable {
  private let pieces: Mutex<ArraySlice<[UInt8]>>

  init(_ pieces: [[UInt8]]) {
    self.pieces = Mutex(pieces.filter { !$0.isEmpty }[...])
  }

  /// The next piece; nil at the end.
  func next() -> [UInt8]? { pieces.withLock { $0.popFirst() } }
}
