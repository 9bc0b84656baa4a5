import Foundation
import MastodonAPI

/// A call of an endpoint, ready to be sent.
struct Call {
  let method: EndpointMethod
  /// The path with its placeholders, by which a server's limits are told apart.
  let template: String
  let path: String
  let query: String
  let body: NetworkBody?
  let idempotencyKey: String?
  let isRepeatable: Bool
  /// The tag of the version that it changes; nil for any.
  var ifMatch: String?
  var progress: (@Sendable (UploadProgress) -> Void)?

  /// - Parameter files: Files that are sent with the parameters, in a form.
  init<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, at pieces: [String], with values: RequestValues,
    files: [UploadFile] = [], idempotencyKey: String? = nil, repetition: Repetition = .usual
  ) throws(NetworkError) {
    method = endpoint.method
    template = endpoint.path
    path = endpoint.path(pieces)
    self.idempotencyKey = idempotencyKey
    isRepeatable = repetition.allows(endpoint.method, hasKey: idempotencyKey != nil)
    let isForm = [.post, .put, .patch].contains(endpoint.method)
    query = isForm ? "" : values.query
    if !files.isEmpty {
      let form = MultipartForm(fields: values.fields, files: files, boundary: UUID().uuidString)
      body = try form.body()
    } else if isForm {
      body = NetworkBody(
        type: "application/x-www-form-urlencoded", parts: [.bytes(Array(values.query.utf8))])
    } else {
      body = nil
    }
  }

  /// The parameters of a call as they're sent.
  ///
  /// Throws `failed` for a value without named properties.
  static func values(of parameters: some Encodable) throws(NetworkError) -> RequestValues {
    do {
      return try RequestValues(encoding: parameters)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// What a server's limits are told apart by.
  var name: String { "\(method.rawValue) \(template)" }

  /// The request of the call.
  ///
  /// - Parameter client: Who calls.
  func request(of client: APIClient) -> NetworkRequest {
    var request = NetworkRequest(
      method, client.server, query.isEmpty ? path : "\(path)?\(query)",
      headers: ["Accept": "application/json", "User-Agent": client.options.userAgent], body: body,
      token: client.token, patience: client.options.patience)
    if let idempotencyKey { request.headers["Idempotency-Key"] = idempotencyKey }
    if let ifMatch { request.headers["If-Match"] = ifMatch }
    if let progress, let body {
      let total = body.size
      request.progress = { progress(UploadProgress(sent: $0, total: total)) }
    }
    return request
  }
}
