import AppValues
import Foundation
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import NIOCore
import SocialTestSupport
import Testing

@testable import SocialServer

/// A request that a test made up, byte by byte.
struct SentRequest: Sendable, CustomStringConvertible {
  let method: HTTPRequest.Method
  var address: String
  var headers: HTTPFields = [:]
  var body: [UInt8] = []

  init(_ method: HTTPRequest.Method, _ address: String) {
    self.method = method
    self.address = address
  }

  /// With a body of a type.
  init(_ method: HTTPRequest.Method, _ address: String, _ type: String, _ body: [UInt8]) {
    self.init(method, address)
    headers[.contentType] = type
    self.body = body
  }

  /// So that it can be sent again: what isn't plain is escaped, and what is long is cut.
  var description: String {
    let fields = headers.map { "\($0.name): \($0.name == .authorization ? "Bearer …" : $0.value)" }
    let texts = ["\(method) \(address)"] + fields + [String(decoding: body, as: UTF8.self)]
    return texts.map { text in
      let shown = text.prefix(600).unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
      return text.count > 600 ? "\(shown)… (\(text.utf8.count) bytes)" : shown
    }.joined(separator: " | ")
  }
}

extension ServerWorld {
  /// Sends a request as it is.
  func send(_ request: SentRequest, token: String? = nil) async throws -> Reply {
    var headers = request.headers
    if let token { headers[.authorization] = "Bearer \(token)" }
    let body = request.body.isEmpty ? nil : ByteBuffer(bytes: request.body)
    return try await client.execute(
      uri: request.address, method: request.method, headers: headers, body: body
    ) { Reply($0) }
  }

  /// A token of an app that acts on its own.
  func appToken() async throws -> String {
    let app = try await registerApp()
    return try await call(
      .post, "/oauth/token",
      form: [
        "grant_type": "client_credentials", "client_id": app.clientID,
        "client_secret": app.clientSecret.value,
        "scope": "read write follow push profile",
      ]
    ).value(MastodonToken.self).accessToken.value
  }
}

extension ServerWorld {
  /// The names of the files that uploads have left behind.
  func leftovers() throws -> [String] {
    let path = folder.path("uploads")
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }
}
