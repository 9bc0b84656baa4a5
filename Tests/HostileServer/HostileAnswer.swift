import HTTPTypes
import Hummingbird
import NIOCore

/// What a server answers.
enum HostileAnswer {
  static func json(
    _ text: String, _ status: HTTPResponse.Status = .ok, link: String? = nil
  ) -> Response {
    var headers: HTTPFields = [.contentType: "application/json"]
    if let link, let name = HTTPField.Name("Link") { headers[name] = link }
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }

  static var notFound: Response { json(#"{"error": "Record not found"}"#, .notFound) }

  /// A web page in place of an answer.
  static func page(_ status: HTTPResponse.Status) -> Response {
    Response(
      status: status, headers: [.contentType: "text/html"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: "<!doctype html><title>Nothing here</title>")))
  }
}
