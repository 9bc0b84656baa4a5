import AppScreens
import AppValues
import Authentication
import Entities
import HTTPTypes
import Hummingbird
import MastodonAPI
import SocialBackend

/// The page on which someone lets an app use their account (RFC 6749, section 4.1).
struct AuthorizePages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }
  /// The address of apps that have none: people are shown the code instead.
  private static let outOfBand = "urn:ietf:wg:oauth:2.0:oob"
  /// The parameters that the form passes on from the page.
  private static let carried = [
    "client_id", "redirect_uri", "response_type", "scope", "state", "code_challenge", "code_challenge_method",
  ]

  func add(to router: Router<ServerContext>) {
    routes.get("/oauth/authorize", on: router) { page in try await ask(page) }
    routes.post("/oauth/authorize", on: router, limit: .signIn) { page in try await decide(page) }
  }

  private func ask(_ page: PageCall) async throws -> Response {
    try await checked(page) { request in
      guard page.member != nil, !page.isLoginForced else {
        return SignInPages(routes: routes).signIn(page, next: address(of: page), app: request.app.name)
      }
      return consent(page, request)
    }
  }

  private func decide(_ page: PageCall) async throws -> Response {
    try await checked(page) { request in
      guard let member = page.member else {
        return SignInPages(routes: routes).signIn(page, next: address(of: page), app: request.app.name)
      }
      guard page.text("decision") == "allow" else {
        return back(to: request.redirectAddress, page, ["error": "access_denied"])
      }
      let authorizations = try member.repositories.account.authorizations.orUnsupported()
      let code = try await authorizations.authorize(request)
      return back(to: request.redirectAddress, page, ["code": code])
    }
  }

  /// Answers what an app asks for, or says why it can't be: on a page if the app is unknown, otherwise to the app.
  private func checked(
    _ page: PageCall, _ answer: (AuthorizationRequest) async throws -> Response
  ) async throws -> Response {
    let form = AuthorizationForm(
      clientID: page.text("client_id"), redirectAddress: page.text("redirect_uri"),
      scopes: page.text("scope"),
      challenge: page.text("code_challenge"), challengeMethod: page.text("code_challenge_method"))
    let apps = AppsInteractor(ports: parts.callers.apps, clock: parts.clock)
    let request: AuthorizationRequest
    do throws(AppError) {
      request = try await apps.authorization(for: form)
    } catch {
      return try refusal(error, form, page)
    }
    guard page.text("response_type") == "code" else {
      return back(to: form.redirectAddress, page, ["error": "unsupported_response_type"])
    }
    return try await answer(request)
  }

  private func refusal(
    _ error: AppError, _ form: AuthorizationForm, _ page: PageCall
  ) throws(AppError) -> Response {
    switch error {
    case .invalid(.scopes, _): return back(to: form.redirectAddress, page, ["error": "invalid_scope"])
    case .invalid(.challenge, _): return back(to: form.redirectAddress, page, ["error": "invalid_request"])
    case .invalid:
      let strings = page.strings
      return pages.notice(strings.unknownApp, strings.unknownAppText, for: page.request, status: .badRequest)
    default: throw error
    }
  }

  private func consent(_ page: PageCall, _ request: AuthorizationRequest) -> Response {
    let (strings, app) = (page.strings, request.app)
    let next = address(of: page)
    return pages.guardedPage(
      .consent, strings.consent(app.name),
      [
        "asks": strings.asks(app.name), "website": app.website ?? "",
        "abilities": AuthenticationStrings.of(Pages.language(of: page.request)).scopes.abilities(
          of: request.scopes),
        "account": page.member.map { strings.signedInAs($0.session.handle) } ?? "",
        "carried": Self.carried.compactMap { name in
          page.values.text(name).map { ["name": name, "value": $0] }
        },
        "nextEncoded": next.percentEncoded, "hidden": true,
      ],
      for: page, leadingTo: Self.formTarget(request.redirectAddress))
  }

  /// The address of the page itself, to return to.
  private func address(of page: PageCall) -> String {
    let query = Self.carried.compactMap { name in
      page.values.text(name).map { "\(name)=\($0.percentEncoded)" }
    }
    return "/oauth/authorize?\(query.joined(separator: "&"))"
  }

  /// Returns someone to the app, which gets an answer and its own `state`.
  private func back(to address: String, _ page: PageCall, _ answer: KeyValuePairs<String, String>) -> Response
  {
    let strings = page.strings
    if address == Self.outOfBand {
      guard let code = answer.first(where: { $0.key == "code" })?.value else {
        return pages.notice(strings.deny, strings.notFoundText, for: page.request, status: .forbidden)
      }
      return pages.page(
        .code, strings.code, ["text": strings.codeForApp, "code": code, "hidden": true], for: page.request)
    }
    var values = answer.map { "\($0.key)=\($0.value.percentEncoded)" }
    if let state = page.values.text("state") { values.append("state=\(state.percentEncoded)") }
    return .seeOther("\(address)\(address.contains("?") ? "&" : "?")\(values.joined(separator: "&"))")
  }

  /// The address that a form may lead to by returning to the app, which browsers check, too.
  private static func formTarget(_ address: String) -> String? {
    guard let match = address.prefixMatch(of: /([A-Za-z][A-Za-z0-9+.\-]*):(\/\/[A-Za-z0-9.\-]+(?::[0-9]+)?)?/)
    else {
      return nil
    }
    let scheme = match.1.lowercased()
    return ["http", "https"].contains(scheme) ? match.2.map { "\(scheme):\($0)" } : "\(scheme):"
  }
}

extension PageCall {
  /// Whether the app wants people who are signed in to sign in again.
  fileprivate var isLoginForced: Bool { ["true", "1", "yes", "on", "True"].contains(text("force_login")) }
}
