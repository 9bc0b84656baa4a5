import AppValues
import Entities
import Foundation
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import NIOCore

/// An app that asks a server, on someone's behalf or on no one's.
struct ServedApp: Sendable {
  let client: any TestClientProtocol
  let session: Session?
  private static let (idempotencyKey, link) = (HTTPField.Name("Idempotency-Key"), HTTPField.Name("Link"))

  /// An answer, and the pages beside it.
  struct Reply<Answer: Sendable>: Sendable {
    let answer: Answer
    let links: PageLinks
  }

  /// Calls an endpoint.
  ///
  /// - Parameter pieces: What stands for the pieces of its path.
  ///
  /// Throws what the server refuses with.
  @discardableResult
  func call<Parameters: Codable & Sendable, Answer: WireValue>(
    _ endpoint: Endpoint<Parameters, Answer>, _ pieces: String..., with parameters: Parameters,
    key: String? = nil
  ) async throws(AppError) -> Answer {
    try await reply(endpoint, pieces, with: parameters, key: key).answer
  }

  @discardableResult
  func call<Answer: WireValue>(
    _ endpoint: Endpoint<NoParameters, Answer>, _ pieces: String...
  ) async throws(AppError) -> Answer {
    try await reply(endpoint, pieces, with: NoParameters()).answer
  }

  /// Calls an endpoint that answers a page.
  func page<Parameters: Codable & Sendable, Item: WireValue>(
    _ endpoint: Endpoint<Parameters, [Item]>, _ pieces: String..., with parameters: Parameters
  ) async throws(AppError) -> Page<Item> {
    let reply = try await reply(endpoint, pieces, with: parameters)
    let next = reply.links.next.flatMap(PageLinks.parameters)?.values["max_id"]
    guard case .text(let id) = next else { return Page(items: reply.answer, older: nil, newer: nil) }
    return Page(items: reply.answer, older: Cursor(id), newer: nil)
  }

  private func reply<Parameters: Codable & Sendable, Answer: WireValue>(
    _ endpoint: Endpoint<Parameters, Answer>, _ pieces: [String], with parameters: Parameters,
    key: String? = nil
  ) async throws(AppError) -> Reply<Answer> {
    do {
      let query = try RequestValues(encoding: parameters).query
      var headers = HTTPFields()
      headers[.authorization] = session.map { "Bearer \($0.token.value)" }
      if let key, let name = Self.idempotencyKey { headers[name] = key }
      let isRead = endpoint.method == .get
      if !isRead { headers[.contentType] = "application/x-www-form-urlencoded" }
      let path = endpoint.path(pieces)
      let response = try await client.execute(
        uri: isRead && !query.isEmpty ? "\(path)?\(query)" : path,
        method: HTTPRequest.Method(endpoint.method.rawValue) ?? .get, headers: headers,
        body: isRead ? nil : ByteBuffer(string: query)
      ) { $0 }
      guard response.status == .ok else { throw ServedRefusal.error(response.status) }
      return Reply(
        answer: try Answer.read(from: Data(response.body.readableBytesView)),
        links: PageLinks(header: Self.link.flatMap { response.headers[$0] } ?? ""))
    } catch let error as AppError {
      throw error
    } catch {
      throw .unexpected(reference: "\(error)")
    }
  }
}

/// What a server refuses with.
enum ServedRefusal {
  /// What an app makes of a status: it can't tell more apart.
  static func error(_ status: HTTPResponse.Status) -> AppError {
    switch status {
    case .notFound: .notFound
    case .forbidden, .unprocessableContent, .conflict: .forbidden
    case .unauthorized: .unauthenticated
    default: .unexpected(reference: "\(status)")
    }
  }

  /// What is left of an error where something can't be done: why it can't, a server doesn't always say.
  static func seen(_ error: AppError) -> AppError {
    switch error {
    case .notFound, .gone, .invalid, .conflict: .forbidden
    default: error
    }
  }
}
