public import MastodonAPI
public import SocialNetworking

/// A connection of a stream, which brings what a test sends.
public final class FakeEvents: Sendable {
  private enum Piece: Sendable {
    case bytes([UInt8])
    case end(NetworkError)
  }

  private let pieces: AsyncStream<Piece>
  private let continuation: AsyncStream<Piece>.Continuation

  /// Makes a connection that brings nothing yet.
  public init() {
    (pieces, continuation) = AsyncStream.makeStream()
  }

  /// Answers a request for server-sent events, or for a WebSocket, with this connection.
  public var answer: FakeAnswer {
    FakeAnswer { [pieces] (request) async throws(NetworkError) in
      let isWebSocket = if case .webSocket = request.kind { true } else { false }
      let reader = PieceReader(pieces)
      return NetworkResponse(
        status: isWebSocket ? 101 : 200, headers: isWebSocket ? [:] : ["Content-Type": "text/event-stream"],
        body: NetworkBytes { () async throws(NetworkError) in try await Self.next(of: reader) })
    }
  }

  /// Brings bytes as they are: a message of a WebSocket, or a part of server-sent events.
  ///
  /// - Parameter text: The text.
  public func send(text: String) {
    continuation.yield(.bytes(Array(text.utf8)))
  }

  /// Brings a message of a WebSocket.
  ///
  /// - Parameter message: The message.
  public func send(_ message: MastodonStreamMessage) {
    continuation.yield(.bytes(JSONWriter.bytes(of: message)))
  }

  /// Ends the connection.
  ///
  /// - Parameter error: What the reader learns.
  public func end(_ error: NetworkError = .interrupted) {
    continuation.yield(.end(error))
    continuation.finish()
  }

  private static func next(
    of reader: PieceReader<AsyncStream<Piece>>
  ) async throws(NetworkError) -> [UInt8]? {
    let piece: Piece?
    do {
      piece = try await reader.next()
    } catch {
      throw .cancelled
    }
    switch piece {
    case .bytes(let bytes): return bytes
    case .end(let error): throw error
    case nil: throw .cancelled
    }
  }
}
