import Foundation
import SocialTestSupport
import Synchronization
import Testing

/// `serve` on a port of its own. It is killed when the last reference to it goes.
final class RunningServer: Sendable {
  let program: RunningProgram
  /// What it is reached by: `http://127.0.0.1:40123`.
  let address: String
  let port: Int
  /// Keeps the port for another start, once it has stopped.
  private let hold = Mutex<LocalSocket?>(nil)

  /// Starts it on a town's data, and waits until it listens.
  ///
  /// - Parameter options: More of the command's.
  convenience init(_ town: Town, _ options: String..., environment: [String: String] = [:]) async throws {
    try await self.init(town.sandbox, options, environment: environment)
  }

  /// Starts it on a sandbox's data, and waits until it listens.
  init(_ sandbox: Sandbox, _ options: [String], environment: [String: String] = [:]) async throws {
    program = try sandbox.start(
      ["serve", "--port", "0", "--json", "--data", sandbox.data.path] + options, environment: environment)
    let said = try JSONDocument(try await program.waitFor("}"))
    address = try #require(said["address"].text)
    port = try #require(said["port"].number)
  }

  /// Reads a page of the server's.
  func get(_ path: String, headers: [String: String] = [:]) async throws -> HTTPReply {
    let connection = try HTTPConnection(port: port)
    let more = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    try await connection.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\(more)\r\n")
    return try await connection.readToEnd()
  }

  /// Sends a form.
  func post(
    _ path: String, _ form: KeyValuePairs<String, String>, headers: [String: String] = [:],
    method: String = "POST"
  ) async throws -> HTTPReply {
    try await post(path, form: form.map { ($0.key, $0.value) }, headers: headers, method: method)
  }

  /// Sends a form whose fields may have the same name.
  func post(
    _ path: String, form: [(String, String)], headers: [String: String] = [:], method: String = "POST"
  ) async throws -> HTTPReply {
    let connection = try HTTPConnection(port: port)
    let more = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    let body = form.map { "\($0.0)=\(Self.encoded($0.1))" }.joined(separator: "&")
    try await connection.send(
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\(more)"
        + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
    )
    return try await connection.readToEnd()
  }

  /// A token by which an app of the test's own acts for someone.
  func signIn(_ email: String) async throws -> String {
    let app = try JSONDocument(
      try await post(
        "/api/v1/apps", ["client_name": "Load", "redirect_uris": "app://load", "scopes": "read write"]
      ).body)
    let token = try await post(
      "/oauth/token",
      [
        "grant_type": "password", "username": email, "password": Town.password, "scope": "read write",
        "client_id": try #require(app["client_id"].text),
        "client_secret": try #require(app["client_secret"].text),
      ])
    return try #require(try JSONDocument(token.body)["access_token"].text, "\(token.body)")
  }

  private static func encoded(_ value: String) -> String {
    value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }

  /// Asks it to stop, and waits for its end. Its port stays free for as long as there are references to it.
  func stop(_ signal: CInt = SIGTERM) async throws -> Outcome {
    program.signal(signal)
    let outcome = try await program.finish(within: .seconds(60))
    hold.withLock { $0 = LocalSocket.holding(port) }
    return outcome
  }
}
