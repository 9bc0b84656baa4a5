import Entities
import Foundation
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import NIOCore
import SocialTestSupport
import Testing

@testable import SocialServer

extension ServerPerson {
  /// Calls the server with a form that has a file.
  ///
  /// - Parameters:
  ///   - field: The name of the file's field.
  ///   - texts: The other fields.
  func send(
    _ method: HTTPRequest.Method, _ address: String, file content: [UInt8], as field: String,
    texts: KeyValuePairs<String, String> = [:]
  ) async throws -> Reply {
    var body = ByteBuffer()
    for (name, text) in texts {
      body.writeString("--border\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(text)\r\n")
    }
    body.writeString(
      "--border\r\nContent-Disposition: form-data; name=\"\(field)\"; filename=\"a.png\"\r\n\r\n")
    body.writeBytes(content)
    body.writeString("\r\n--border--\r\n")
    let headers: HTTPFields = [
      .authorization: "Bearer \(token)", .contentType: "multipart/form-data; boundary=border",
    ]
    return try await world.client.execute(uri: address, method: method, headers: headers, body: body) {
      Reply($0)
    }
  }

  /// A photo to publish; answers with its id.
  func photo(_ texts: KeyValuePairs<String, String> = [:]) async throws -> String {
    try await send(
      .post, "/api/v2/media", file: try SentPhoto.bytes(world.folder), as: "file", texts: texts
    ).value(MastodonMediaAttachment.self).id
  }

  /// The links of an answer to the pages beside it, without the address of the server.
  static func links(_ reply: Reply) -> PageLinks {
    var links = PageLinks(header: reply.headers["Link"] ?? "")
    links.next = links.next?.replacing("https://social.example", with: "")
    links.previous = links.previous?.replacing("https://social.example", with: "")
    return links
  }

  func follow(_ people: ServerPerson...) async throws {
    for person in people { _ = try await call(.post, "/api/v1/accounts/\(person.id)/follow") }
  }

  /// What is between this person and another.
  func relationship(to other: ServerPerson) async throws -> MastodonRelationship? {
    try await call(.get, "/api/v1/accounts/relationships?id[]=\(other.id)").value([MastodonRelationship].self)
      .first
  }
}

extension Reply {
  /// The links to the pages beside this one, without the address of the server.
  var links: PageLinks { ServerPerson.links(self) }

  /// The names of the accounts that were answered.
  func names() throws -> [String] { try value([MastodonAccount].self).map(\.username) }

  /// The texts of the statuses that were answered, of shares those of what was shared.
  func texts() throws -> [String] {
    try value([MastodonStatus].self).map { $0.reblog?.content ?? $0.content }
      .map { $0.replacing(/<[^>]*>/, with: "") }
  }
}

/// The picture of the tests, as bytes.
enum SentPhoto {
  static func bytes(_ folder: TemporaryFolder) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: try TinyPhoto.write(to: folder))))
  }
}
