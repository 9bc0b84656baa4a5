import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore

extension Response {
  /// An answer in JSON.
  ///
  /// - Parameter size: That of other answers to the same requests.
  init(
    _ status: HTTPResponse.Status = .ok, json value: some WireEncodable, headers: HTTPFields = [:],
    size: AnswerSize = AnswerSize()
  ) {
    var headers = headers
    headers[.contentType] = "application/json; charset=utf-8"
    let bytes = JSONWriter.bytes(of: value, capacity: size.capacity)
    size.note(bytes.count)
    self.init(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  init(_ error: ServerError) {
    self.init(error.status, json: error.body, headers: error.headers)
  }
}
