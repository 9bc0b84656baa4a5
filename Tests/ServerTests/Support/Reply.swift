import Foundation
import HTTPTypes
import HummingbirdTesting
import MastodonAPI
import NIOCore
import Testing

/// What a server answered.
struct Reply: Sendable {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let bytes: [UInt8]

  init(_ response: TestResponse) {
    status = response.status
    headers = response.headers
    bytes = Array(response.body.readableBytesView)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The answer as a client reads it.
  func value<Value: Decodable>(
    _ type: Value.Type = Value.self, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Value {
    try #require(status == .ok, "\(status): \(text)", sourceLocation: sourceLocation)
    return try JSONDecoder().decode(Value.self, from: Data(bytes))
  }

  /// The text of the error that was answered.
  var error: String? { try? JSONDecoder().decode(MastodonError.self, from: Data(bytes)).error }
}
