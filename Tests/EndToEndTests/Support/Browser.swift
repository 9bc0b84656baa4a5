import Foundation
import Synchronization
import Testing

/// A browser as far as the pages of a server need one: it keeps cookies, follows redirects and fills in forms.
final class Browser: Sendable {
  private struct State {
    var cookies: [String: String] = [:]
    var page = ""
    var address = ""
  }

  private let server: RunningServer
  private let state = Mutex(State())

  init(_ server: RunningServer) {
    self.server = server
  }

  /// The page that is open.
  var page: String { state.withLock { $0.page } }
  /// The address that was opened last: one that isn't the server's isn't followed.
  var address: String { state.withLock { $0.address } }

  /// Signs in and allows an app what its page asks for.
  func allow(_ page: String, as email: String, decision: String = "allow") async throws {
    try await open(page)
    try await submit(["email": email, "password": Town.password], to: "/auth/sign_in")
    try await submit(["decision": decision], to: "/oauth/authorize")
  }

  /// Opens an address of the server.
  func open(_ address: String) async throws {
    let path = address.hasPrefix(server.address) ? String(address.dropFirst(server.address.count)) : address
    try await show(try await server.get(path, headers: cookies), at: address)
  }

  /// Submits the form of the page with what is hidden in it.
  private func submit(_ values: [String: String], to path: String) async throws {
    var form: [(String, String)] = page.matches(of: /name="([^"]+)" value="([^"]*)"/)
      .filter { values[String($0.1)] == nil }.map { (String($0.1), Self.text($0.2)) }
    form += values.map { ($0.key, $0.value) }
    try await show(try await server.post(path, form: form, headers: cookies), at: path)
  }

  private var cookies: [String: String] {
    let cookies = state.withLock { $0.cookies }
    return cookies.isEmpty ? [:] : ["Cookie": cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")]
  }

  private func show(_ reply: HTTPReply, at address: String) async throws {
    state.withLock { state in
      for match in reply.head.matches(of: /(?i)set-cookie: ([^=\r\n]+)=([^;\r\n]*)/) {
        state.cookies[String(match.1)] = String(match.2)
      }
      (state.page, state.address) = (reply.body, address)
    }
    guard let next = reply.head.firstMatch(of: /(?i)\r\nlocation: ([^\r\n]+)/).map({ String($0.1) }) else {
      return
    }
    if next.hasPrefix("/") || next.hasPrefix(server.address) { return try await open(next) }
    state.withLock { $0.address = next }
  }

  private static func text(_ escaped: Substring) -> String {
    let names = [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
    return names.reduce(String(escaped)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
