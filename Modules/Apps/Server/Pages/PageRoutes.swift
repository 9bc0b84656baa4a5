import AppValues
import Authentication
import Entities
import Foundation
import HTTPTypes
import Hummingbird
import MastodonAPI
import SocialBackend

/// What the pages that people sign in on share.
struct PageRoutes: Sendable {
  let pages: Pages
  var parts: ServerParts { pages.parts }

  /// Answers a page.
  func get(
    _ path: String, on router: Router<ServerContext>,
    _ handler: @escaping @Sendable (PageCall) async throws -> Response
  ) {
    router.get(RouterPath(path)) { request, context in
      let query = try RequestValues(query: request.uri.query ?? "")
      return try await answer(request, context, query, counting: .pages, handler)
    }
  }

  /// Answers a form of a page of ours. One that another site made is refused.
  func post(
    _ path: String, on router: Router<ServerContext>, limit: RateLimit,
    _ handler: @escaping @Sendable (PageCall) async throws -> Response
  ) {
    router.post(RouterPath(path)) { request, context in
      let strings = pages.strings(for: request)
      let client = parts.address(of: request, context)
      try parts.count(limit, for: client.network)
      let form = try await RequestBody.read(request, context, keepingFilesIn: nil).values
      return try await answer(request, context, form) { page in
        guard page.visit.accepts(form) else {
          return pages.notice(strings.expired, strings.expiredText, for: request, status: .forbidden)
        }
        return try await handler(page)
      }
    }
  }

  private func answer(
    _ request: Request, _ context: ServerContext, _ values: RequestValues, counting limit: RateLimit? = nil,
    _ handler: (PageCall) async throws -> Response
  ) async throws -> Response {
    let visit = PageVisit(request, isSecure: parts.site.isSecure)
    let client = parts.address(of: request, context)
    let caller = await caller(visit, client)
    if let limit { try parts.count(limit, for: caller.subject ?? client.network) }
    await Turns.take(for: caller, at: client)
    let page = PageCall(
      request: request, values: values, visit: visit, member: caller.member,
      names: context.parameters.reduce(into: [:]) {
        $0[String($1.key)] = String($1.value).removingPercentEncoding ?? String($1.value)
      },
      strings: pages.strings(for: request))
    var response = try await handler(page)
    visit.remember(in: &response)
    return response
  }

  /// Who is signed in in a browser.
  private func caller(_ visit: PageVisit, _ client: ClientAddress) async -> Caller {
    guard let token = visit.token, !token.isEmpty else { return .anonymous }
    // A session that has ended is none.
    let caller = try? await parts.callers.caller(token: token, at: client)
    guard let caller, let member = caller.member, member.app == nil else { return .anonymous }
    return caller
  }
}

/// A page that someone asks for, or a form that they sent.
struct PageCall: Sendable {
  let request: Request
  let values: RequestValues
  let visit: PageVisit
  /// Who is signed in; nil for no one.
  let member: Caller.Member?
  /// What the path names, as people write it.
  let names: [String: String]
  let strings: PageStrings

  func text(_ name: String) -> String { values.text(name) ?? "" }

  /// Where to go afterwards: a page of this server, whatever was asked for. Browsers leave tabs and line breaks out of an
  /// address, and take `\` for `/`: with any of them it could lead elsewhere.
  var next: String {
    let next = text("next")
    let isPlain = next.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
    return isPlain && next.hasPrefix("/") && !next.hasPrefix("//") ? next : "/"
  }
}
