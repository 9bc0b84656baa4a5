import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1

/// An answer as it was sent, but for what differs from one request to the next.
final class KeptAnswer: Sendable {
  /// A request, as far as an answer depends on it.
  struct Request: Hashable, Sendable {
    /// The path, with the query.
    let target: String
    /// The value of `Authorization`.
    let authorization: String
    /// The values of `Accept-Encoding`.
    let encodings: String

    init(_ head: HTTPRequest) {
      target = head.path ?? "/"
      authorization = head.headerFields[.authorization] ?? ""
      encodings = head.headerFields[.acceptEncoding] ?? ""
    }

    init(_ head: HTTPRequestHead) {
      target = head.uri
      authorization = head.headers["authorization"].joined(separator: ", ")
      encodings = head.headers["accept-encoding"].joined(separator: ", ")
    }
  }

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
  var size: Int { body.capacity + 2048 }

  /// The whole answer.
  var response: Response { Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body)) }
}
