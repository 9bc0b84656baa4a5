import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1

/// An answer as it was sent, but for what differs from one request to the next.
final class KeptAnswer: Sendable {
  /// A request, as far as an answer depends on it.
  struct Request: Hashable, Sendable {
    /// The headers of requests whose answers depend on more: on a body, or on what the connection becomes.
    private static let others = ["content-length", "transfer-encoding", "upgrade", "expect"]
    /// The length in bytes above which a request isn't worth the room.
    private static let longest = 4096

    /// The path, with the query.
    let target: String
    /// The value of `Authorization`.
    let authorization: String
    /// The values of `Accept-Encoding`.
    let encodings: String

    /// Nil for a request whose answer depends on more.
    init?(_ head: HTTPRequest) {
      let headers = head.headerFields
      guard head.method == .get,
        !headers.contains(where: { Self.others.contains($0.name.canonicalName) })
      else { return nil }
      self.init(head.path ?? "/", headers[.authorization], headers[.acceptEncoding])
    }

    /// Nil for a request whose answer depends on more.
    init?(_ head: HTTPRequestHead) {
      let headers = head.headers
      guard head.method == .GET, !Self.others.contains(where: { headers.contains(name: $0) }) else {
        return nil
      }
      self.init(
        head.uri, headers["authorization"].joined(separator: ", "),
        headers["accept-encoding"].joined(separator: ", "))
    }

    private init?(_ target: String, _ authorization: String?, _ encodings: String?) {
      self.target = target
      self.authorization = authorization ?? ""
      self.encodings = encodings ?? ""
      if size > Self.longest { return nil }
    }

    /// How many bytes its texts take.
    var size: Int { target.utf8.count + authorization.utf8.count + encodings.utf8.count }
  }

  /// About how many bytes an answer takes besides its texts.
  private static let overhead = 1024

  let headers: HTTPFields
  /// The same headers, which say how long the body is.
  let plainHeaders: [(String, String)]
  let body: ByteBuffer
  /// Whose requests are counted together; nil for those of an address.
  let caller: String?
  /// Until when it's right if nothing changes, in milliseconds since the epoch.
  let until: Int64

  init(headers: HTTPFields, body: ByteBuffer, caller: String?, until: Int64) {
    self.headers = headers
    self.body = body
    self.caller = caller
    self.until = until
    plainHeaders =
      headers.filter { $0.name != .contentLength }.map { ($0.name.rawName, $0.value) }
      + [(HTTPField.Name.contentLength.rawName, "\(body.readableBytes)")]
  }

  /// About how many bytes it takes.
  var size: Int {
    // Each header is there in both forms.
    plainHeaders.reduce(body.capacity + Self.overhead) { $0 + 2 * ($1.0.utf8.count + $1.1.utf8.count) }
  }

  /// The whole answer.
  var response: Response { Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body)) }
}
