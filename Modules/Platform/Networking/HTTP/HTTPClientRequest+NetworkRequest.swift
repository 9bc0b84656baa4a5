import AsyncHTTPClient
import MastodonAPI
import NIOCore
import NIOHTTP1

extension HTTPClientRequest {
  /// A request as async-http-client sends it.
  ///
  /// - Parameter unpacks: Whether the answer may be compressed.
  init(_ request: NetworkRequest, unpacks: Bool) {
    self.init(url: request.address)
    method = HTTPMethod(rawValue: request.method.rawValue)
    headers = HTTPHeaders(request.allHeaders.fields.map { ($0.name, $0.value) })
    if unpacks { headers.replaceOrAdd(name: "Accept-Encoding", value: "gzip") }
    if let body = request.body {
      self.body = .stream(
        UploadPieces(body: body, progress: request.progress), length: .known(Int64(body.size)))
    }
  }
}

/// A body in pieces, as async-http-client takes them, each once the one before was written.
struct UploadPieces: AsyncSequence, Sendable {
  let body: NetworkBody
  let progress: (@Sendable (Int) -> Void)?

  func makeAsyncIterator() -> Iterator {
    Iterator(pieces: body.pieces().makeAsyncIterator(), progress: progress)
  }

  struct Iterator: AsyncIteratorProtocol {
    var pieces: NetworkBytes.Iterator
    let progress: (@Sendable (Int) -> Void)?
    /// How many bytes were handed out, and how many of them were written.
    private var given = 0

    init(pieces: NetworkBytes.Iterator, progress: (@Sendable (Int) -> Void)?) {
      self.pieces = pieces
      self.progress = progress
    }

    mutating func next() async throws -> ByteBuffer? {
      if given > 0 { progress?(given) }
      guard let piece = try await pieces.next() else { return nil }
      given += piece.count
      return ByteBuffer(bytes: piece)
    }
  }
}
