import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// What the server answered a request with.
struct ServerAnswer: Sendable {
  let body: ByteBuffer
  let contentType: String

  /// Far more than any answer has, in bytes.
  private static let limit = 10_000_000

  /// Asks the server that listens at a port of this machine.
  ///
  /// Throws `Refusal` for any answer but 200.
  init(to asked: ServerRequest, port: Int) async throws {
    var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(asked.path)")
    request.method = HTTPMethod(rawValue: asked.method)
    request.headers = HTTPHeaders(asked.fields.map { ($0.name, $0.value) })
    switch asked.body {
    case .json(let text): request.body = .bytes(ByteBuffer(string: text))
    case .file(let file, _): request.body = .bytes(ByteBuffer(bytes: try Data(contentsOf: file)))
    case nil: break
    }
    let response = try await HTTPClient.shared.execute(request, timeout: .seconds(30))
    body = try await response.body.collect(upTo: Self.limit)
    contentType = response.headers.first(name: "Content-Type") ?? ""
    guard response.status == .ok else {
      throw Refusal(asked: asked, status: response.status.code, answer: String(buffer: body))
    }
  }

  /// What is on a page, or the one thing that was asked for.
  func entries() throws -> [ServerEntry] {
    let bytes = Data(body.readableBytesView)
    let isPage = bytes.first == UInt8(ascii: "[")
    return isPage
      ? try JSONDecoder().decode([ServerEntry].self, from: bytes)
      : [try JSONDecoder().decode(ServerEntry.self, from: bytes)]
  }
}

/// A post, a notification or an account.
struct ServerEntry: Decodable {
  struct Account: Decodable {
    let id: String
  }

  let id: String
  /// Whose it is; nil for an account.
  let account: Account?
}

/// The server did not do what it was asked to.
private struct Refusal: Error, CustomStringConvertible {
  let asked: ServerRequest
  let status: UInt
  let answer: String

  var description: String {
    "\(asked.method) \(asked.path) for \(asked.token) was answered with \(status): \(answer.prefix(1000))"
  }
}
