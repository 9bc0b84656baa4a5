import AppValues
import Authentication
import Entities
import Foundation
import HTTPTypes
import Hummingbird
import MastodonAPI
import SocialBackend

/// Adds the routes of web pages.
struct PageRoutes: Sendable {
  /// Answers a page that someone asks for, or a form that they sent.
  typealias Handler = @Sendable (PageCall) async throws -> Response
  /// The same for someone who is signed in.
  typealias AccountHandler = @Sendable (PageCall, Caller.Member) async throws -> Response
  /// Answers someone whose form couldn't be used, or who sends it too often, with what they entered and the error.
  typealias Failure = @Sendable (PageCall, AppError) async throws -> Response

  let pages: Pages
  let waiting: WaitingSignIns
  var parts: ServerParts { pages.parts }

  init(pages: Pages) {
    self.pages = pages
    waiting = WaitingSignIns(clock: pages.parts.clock)
  }

  /// Answers a page.
  func get(_ path: String, on router: Router<ServerContext>, _ handler: @escaping Handler) {
    router.get(RouterPath(path)) { request, context in
      let query = try RequestValues(query: request.uri.query ?? "")
      return try await handler(try await call(request, context, query, counting: .pages))
    }
  }

  /// Answers a page that tries again what was entered before.
  func get(
    _ path: String, on router: Router<ServerContext>, limit: RateLimit, failed: @escaping Failure,
    _ handler: @escaping Handler
  ) {
    router.get(RouterPath(path)) { request, context in
      let refusal = refusal(limit, request, context)
      let query = try RequestValues(query: request.uri.query ?? "")
      let page = try await call(request, context, query, counting: .pages)
      return try await answer(page, refusal, failed, handler)
    }
  }

  /// Answers a form of a page of ours. One that another site made is refused.
  ///
  /// - Parameter failed: If left out, people only learn that it failed.
  func post(
    _ path: String, on router: Router<ServerContext>, limit: RateLimit,
    failed: @escaping Failure = { _, problem in throw problem }, _ handler: @escaping Handler
  ) {
    router.post(RouterPath(path)) { request, context in
      let refusal = refusal(limit, request, context)
      let form = try await RequestBody.read(request, on: context.channel, keepingFilesIn: nil).values
      let page = try await call(request, context, form)
      guard page.visit.accepts(form) else {
        if let refusal { throw refusal }
        return pages.notice(page.strings.expired, page.strings.expiredText, for: request, status: .forbidden)
      }
      return try await answer(page, refusal, failed, handler)
    }
  }

  /// Answers a page of someone's own account; anyone else signs in first, and comes back.
  func account(_ path: String, on router: Router<ServerContext>, _ handler: @escaping AccountHandler) {
    get(path, on: router) { page in try await answer(page) { try await handler(page, $0) } }
  }

  /// Answers a form of a page of someone's own account.
  ///
  /// - Parameters:
  ///   - form: The page with the form, to which people come back after signing in or a proof; nil for the same address.
  ///   - failed: Answers with the form again; if left out, people only learn that it failed.
  func accountForm(
    _ path: String, on router: Router<ServerContext>, from form: String? = nil,
    posted handler: @escaping AccountHandler,
    failed: @escaping @Sendable (PageCall, Caller.Member, AppError) async throws -> Response = { throw $2 }
  ) {
    post(
      path, on: router, limit: .signIn,
      failed: { page, problem in
        try await answer(page, from: form) { try await failed(page, $0, problem) }
      },
      { page in
        try await answer(page, from: form) { member in
          do {
            return try await handler(page, member)
          } catch let problem as AppError where problem.neededProof == nil {
            return try await failed(page, member, problem)
          }
        }
      })
  }

  /// Answers someone who is signed in, and has them prove first who they are where that is asked for.
  private func answer(
    _ page: PageCall, from form: String? = nil, _ handler: (Caller.Member) async throws -> Response
  ) async throws -> Response {
    let here = form ?? page.request.uri.string
    guard let member = page.member else { return .seeOther("/auth/sign_in?next=\(here.percentEncoded)") }
    do {
      return try await handler(member)
    } catch let problem as AppError {
      if problem == .unauthenticated {
        // It ended while it was remembered.
        parts.callers.forget(token: member.session.token)
        return .seeOther("/auth/sign_in?next=\(here.percentEncoded)")
      }
      guard let need = problem.neededProof else { throw problem }
      return .seeOther("/account/prove?next=\(here.percentEncoded)\(need == .removal ? "&for=removal" : "")")
    }
  }

  private func answer(
    _ page: PageCall, _ refusal: AppError?, _ failed: Failure, _ handler: Handler
  ) async throws -> Response {
    if let refusal { return try await failed(page, refusal) }
    do {
      return try await handler(page)
    } catch let problem as AppError {
      return try await failed(page, problem)
    }
  }

  /// Counts a call.
  ///
  /// - Returns: The error for one call too many; nil otherwise.
  private func refusal(_ limit: RateLimit, _ request: Request, _ context: ServerContext) -> AppError? {
    guard parts.options.limitsRates else { return nil }
    let standing = parts.limiter.take(limit, for: parts.address(of: request, context).network)
    return standing.isAllowed ? nil : .rateLimited(retryAfter: standing.wait(at: parts.clock.now()))
  }

  private func call(
    _ request: Request, _ context: ServerContext, _ values: RequestValues, counting limit: RateLimit? = nil
  ) async throws -> PageCall {
    let client = parts.address(of: request, context)
    let visit = PageVisit(request, from: client, isSecure: parts.site.isSecure)
    let caller = await caller(visit, client)
    if let limit { try parts.count(limit, for: caller.subject ?? client.network) }
    await Turns.take(for: caller, at: client)
    return PageCall(
      request: request, values: values, visit: visit, member: caller.member,
      names: context.parameters.reduce(into: [:]) {
        $0[String($1.key)] = String($1.value).removingPercentEncoding ?? String($1.value)
      },
      strings: pages.strings(for: request))
  }

  /// The caller who is signed in in a browser.
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
  var values: RequestValues
  let visit: PageVisit
  /// Who is signed in; nil for no one.
  let member: Caller.Member?
  /// The named parts of the path, as people write them.
  var names: [String: String]
  let strings: PageStrings

  func text(_ name: String) -> String { values.text(name) ?? "" }

  /// The page of this server to go to afterward, whatever was asked for. Browsers leave tabs and line breaks out of
  /// an address and read `\` as `/`, so an address with any of them could lead elsewhere.
  var next: String {
    let next = text("next")
    // Longer ones couldn't be opened.
    let isPlain =
      next.utf8.count <= 8192
      && next.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
    return isPlain && next.hasPrefix("/") && !next.hasPrefix("//") ? next : "/"
  }
}

extension AppError {
  /// What its cause needs a proof for; nil if it isn't a proof that is missing.
  fileprivate var neededProof: ProofNeed? {
    switch self {
    case .invalid(.proof, .missing): .change
    case .invalid(.proof, .unconfirmed): .removal
    default: nil
    }
  }
}
