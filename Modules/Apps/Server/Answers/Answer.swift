import HTTPTypes

/// The answer to a request.
struct Answer<Body: Sendable>: Sendable {
  let body: Body
  var status = HTTPResponse.Status.ok
  var headers: HTTPFields = [:]

  init(_ body: Body, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) {
    self.body = body
    self.status = status
    self.headers = headers
  }
}
