import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore

extension Response {
  /// An answer in JSON.
  init(
    _ status: HTTPResponse.Status = .ok, json value: some WireEncodable, headers: HTTPFields = [:]
  ) {
    var headers = headers
    headers[.contentType] = "application/json; charset=utf-8"
    self.init(
      status: status, headers: headers,
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: JSONWriter.bytes(of: value, capacity: 4096))))
  }

  init(_ error: ServerError) {
    self.init(error.status, json: error.body, headers: error.headers)
  }
}
