/// The bytes of an answer or a body, in pieces, as they come. It can be read once.
///
/// Once it's no longer used, whether it was read to its end or not, nothing more comes, and the connection is closed.
public struct NetworkBytes: AsyncSequence, Sendable {
  /// A piece, never empty, except that of a WebSocket is one message.
  public typealias Element = [UInt8]
  /// Why the rest doesn't come.
  public typealias Failure = NetworkError

  private let piece: @Sendable () async throws(NetworkError) -> [UInt8]?

  /// - Parameter piece: Returns the next piece; nil at the end.
  public init(_ piece: @escaping @Sendable () async throws(NetworkError) -> [UInt8]?) {
    self.piece = piece
  }

  /// Bytes that are there already.
  public init(_ bytes: [UInt8]) {
    let rest = PieceQueue([bytes])
    self.init { () async throws(NetworkError) in rest.next() }
  }

  /// Begins to read.
  public func makeAsyncIterator() -> Iterator { Iterator(piece: piece) }

  /// Reads the pieces.
  public struct Iterator: AsyncIteratorProtocol {
    let piece: @Sendable () async throws(NetworkError) -> [UInt8]?

    /// The next piece; nil at the end.
    public mutating func next() async throws(NetworkError) -> [UInt8]? { try await piece() }

    /// The next piece, for a caller that runs on an actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(NetworkError) -> [UInt8]? {
      try await piece()
    }
  }

  /// All of the bytes.
  ///
  /// - Parameter limit: The highest number of bytes.
  ///
  /// Throws `tooLarge` as soon as there are more.
  public func collected(upTo limit: Int) async throws(NetworkError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try await piece() {
      guard bytes.count + piece.count <= limit else { throw .tooLarge(limit: limit) }
      bytes += piece
    }
    return bytes
  }
}
