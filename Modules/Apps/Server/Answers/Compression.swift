import CSocialCompression
import HTTPTypes
import Hummingbird
import NIOCore

/// Compresses texts for clients that accept it (RFC 9110, section 12.5.3).
///
/// A page that must not be kept (`no-store`) contains a secret and isn't compressed: another site could request it together
/// with guesses, and see by its size which are right (https://www.breachattack.com). Other sites can't request what apps
/// get, since they don't have the token.
struct Compression: RouterMiddleware {
  typealias Context = ServerContext

  /// The lengths in bytes that are compressed. Shorter texts fit into one packet, and longer ones are sent as they are.
  private static let lengths = 1024...4_194_304

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    // A kept page may be compressed, too (RFC 9110, section 15.4.5).
    guard response.status == .notModified || Self.canBeCompressed(response.headers) else { return response }
    response.headers[.vary] = response.headers[.vary].map { "\($0), Accept-Encoding" } ?? "Accept-Encoding"
    guard Self.lengths.contains(response.body.contentLength ?? 0), Self.takesGzip(request) else {
      return response
    }
    let text = CollectedBody()
    try await response.body.write(text)
    response.body = ResponseBody(byteBuffer: text.bytes)
    if let compressed = Gzip.compressed(text.bytes) {
      response.body = ResponseBody(byteBuffer: compressed)
      response.headers[.contentEncoding] = "gzip"
    }
    return response
  }

  private static let texts = ["text/html", "text/css", "text/plain"].map(\.utf8)

  private static func canBeCompressed(_ headers: HTTPFields) -> Bool {
    guard let type = headers[.contentType]?.utf8.prefix(while: { $0 != UInt8(ascii: ";") }) else {
      return false
    }
    let isText = type.suffix(4).elementsEqual("json".utf8) || texts.contains { type.elementsEqual($0) }
    guard isText, !headers.contains(.contentEncoding) else { return false }
    return !headers.contains(.cacheControl) || headers[.cacheControl]?.contains("no-store") != true
  }

  /// Whether a client accepts gzip, with a weight other than 0. What it says of gzip counts before what it says of all
  /// others (`*`).
  private static func takesGzip(_ request: Request) -> Bool {
    let codings = request.headers[values: .acceptEncoding].joined(separator: ",").lowercased()
      .split(separator: ",").map { coding in
        let parts = coding.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
        let isRefused = parts.dropFirst().contains { $0.wholeMatch(of: /q=0(\.0*)?/) != nil }
        return (name: parts.first ?? "", isAccepted: !isRefused)
      }
    let named = codings.filter { ["gzip", "x-gzip"].contains($0.name) }
    return (named.isEmpty ? codings.filter { $0.name == "*" } : named).contains(where: \.isAccepted)
  }
}

/// Collects the bytes of an answer.
final class CollectedBody: ResponseBodyWriter {
  private(set) var bytes = ByteBuffer()

  func write(_ buffer: ByteBuffer) {
    bytes.writeImmutableBuffer(buffer)
  }

  func finish(_ trailingHeaders: HTTPFields?) {}
}

/// Compresses bytes as gzip (RFC 1952).
private enum Gzip {
  /// Fast: twice the time would make a page of posts 5 % smaller.
  private static let level: Int32 = 2

  /// The compressed bytes; nil if there's too little memory.
  static func compressed(_ bytes: ByteBuffer) -> ByteBuffer? {
    let room = Int(compression_bound(UInt(bytes.readableBytes)))
    var result = ByteBuffer()
    let written = bytes.withUnsafeReadableBytes { from in
      result.writeWithUnsafeMutableBytes(minimumWritableBytes: room) { to in
        Int(
          compression_gzip(
            from.baseAddress, UInt32(from.count), to.baseAddress, UInt32(to.count), level))
      }
    }
    return written > 0 ? result : nil
  }
}
