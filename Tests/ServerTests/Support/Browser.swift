import Foundation
import HTTPTypes
import Testing

@testable import SocialServer

/// Someone's browser: it keeps cookies, fills in forms and goes where it's led on the server.
actor Browser {
  private let world: ServerWorld
  private let language: String
  private var cookies: [String: String] = [:]
  /// The page that is shown.
  private(set) var page: Reply?

  init(_ world: ServerWorld, language: String = "en") {
    self.world = world
    self.language = language
  }

  @discardableResult
  func open(_ address: String, headers: HTTPFields = [:]) async throws -> Reply {
    try await go(.get, address, nil, headers)
  }

  /// Does what the page says that is shown: goes on by itself after a while.
  @discardableResult
  func refresh() async throws -> Reply {
    let refresh = try #require(page?.headers["Refresh"]?.wholeMatch(of: /[0-9]+; url=(\/.*)/))
    return try await open(String(refresh.1))
  }

  /// Sends a form of the page that is shown.
  ///
  /// - Parameters:
  ///   - fields: What is entered, beside what the page put into the form.
  ///   - action: Where the form leads; nil for the first.
  @discardableResult
  func submit(_ fields: KeyValuePairs<String, String>, to action: String? = nil) async throws -> Reply {
    let form = try form(action, fields)
    return try await go(.post, form.action, form.body)
  }

  /// What the script of the page that is shown would ask the browser about passkeys, before it sends a form.
  ///
  /// - Parameters:
  ///   - fields: What is entered, beside what the page put into the form.
  ///   - action: Where the form leads.
  func passkeyOptions(
    for action: String, _ fields: KeyValuePairs<String, String> = [:]
  ) async throws -> Reply {
    let form = try form(action, fields)
    let options = try #require(form.options, "the form asks for no passkey")
    let shown = page
    let reply = try await go(.post, options, form.body)
    page = shown
    return reply
  }

  private func form(
    _ action: String?, _ fields: KeyValuePairs<String, String>
  ) throws -> (action: String, options: String?, body: String) {
    let forms = try #require(page).text.matches(
      of: /<form method="post" action="([^"]*)"([^>]*)>(.*?)<\/form>/.dotMatchesNewlines())
    let form = try #require(forms.first { action == nil || $0.1 == action ?? "" }, "no such form")
    let hidden = form.3.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)">/)
    let all = hidden.map { (String($0.1), String($0.2).unescaped) } + fields.map { ($0.key, $0.value) }
    let options = form.2.firstMatch(of: /data-options="([^"]*)"/).map { String($0.1) }
    return (
      String(form.1), options,
      all.map { "\($0.0.percentEncoded)=\($0.1.percentEncoded)" }.joined(separator: "&")
    )
  }

  /// Sends a form of a page of ours.
  @discardableResult
  func send(_ body: String, to address: String) async throws -> Reply { try await go(.post, address, body) }

  /// Sends a form that a page of another site made. Cookies that are `SameSite=Lax` aren't sent with it (RFC 6265bis,
  /// section 5.6.7), but with the page that it leads to.
  @discardableResult
  func post(_ address: String, from body: String) async throws -> Reply {
    let kept = cookies
    cookies = [:]
    let reply = try await world.send(.post, address, form: body, headers: [:])
    #expect(reply.headers[values: .setCookie].isEmpty, "they'd be another browser's")
    cookies = kept
    page = reply
    guard reply.status == .seeOther, let next = reply.headers[.location], next.hasPrefix("/") else {
      return reply
    }
    return try await go(.get, next, nil)
  }

  private func go(
    _ method: HTTPRequest.Method, _ address: String, _ body: String?, _ more: HTTPFields = [:]
  ) async throws -> Reply {
    var headers = more
    headers[.acceptLanguage] = language
    if !cookies.isEmpty {
      headers[.cookie] = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    }
    let reply = try await world.send(method, address, form: body, headers: headers)
    for cookie in reply.headers[values: .setCookie] {
      let parts = try #require(cookie.split(separator: ";").first).split(separator: "=", maxSplits: 1)
      cookies[String(parts[0])] = parts.count > 1 ? String(parts[1]) : nil
    }
    if reply.status == .seeOther, let next = reply.headers[.location], next.hasPrefix("/") {
      return try await go(.get, next, nil)
    }
    page = reply
    return reply
  }
}

extension String {
  /// What HTML says with its escapes, whatever accents stand on them.
  fileprivate var unescaped: String {
    replacing(/&(lt|gt|quot|amp|#39);/.matchingSemantics(.unicodeScalar)) { Self.escapes[$0.1] ?? "" }
  }

  private static let escapes: [Substring: String] = [
    "lt": "<", "gt": ">", "quot": "\"", "amp": "&", "#39": "'",
  ]
}
