import AppValues
import HTTPTypes
import MastodonAPI

/// The answer to a request that fails.
struct ServerError: Error {
  let status: HTTPResponse.Status
  let body: MastodonError
  var headers: HTTPFields = [:]

  init(_ status: HTTPResponse.Status, _ body: MastodonError, headers: HTTPFields = [:]) {
    self.status = status
    self.body = body
    self.headers = headers
  }

  init(_ status: HTTPResponse.Status, _ text: String) {
    self.init(status, MastodonError(error: text))
  }

  // Clients match these texts.
  static let noToken = ServerError(.unauthorized, "The access token is invalid")
  static let needsPerson = ServerError(.unprocessableContent, "This method requires an authenticated user")
  static let outOfScope = ServerError(.forbidden, "This action is outside the authorized scopes")
  static let notAllowed = ServerError(.forbidden, "This action is not allowed")
  static let notFound = ServerError(.notFound, "Record not found")
  static let noSuchCall = ServerError(.notFound, "Not Found")
  static let tooLarge = ServerError(.contentTooLarge, "The request is too large")

  static let changedSince = ServerError(
    .preconditionFailed, "The status has changed since the version in If-Match")

  static func invalid(_ text: String) -> ServerError {
    ServerError(.unprocessableContent, "Validation failed: \(text)")
  }

  static func tooMany(retryAfter seconds: Int) -> ServerError {
    ServerError(
      .tooManyRequests, MastodonError(error: "Too many requests"), headers: [.retryAfter: "\(seconds)"])
  }
}
