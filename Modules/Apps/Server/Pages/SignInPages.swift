import AppScreens
import AppValues
import Authentication
import Entities
import HTTPTypes
import Hummingbird
import MastodonAPI
import Presentation
import SocialBackend

/// The pages on which people sign in and out, and choose a new password.
struct SignInPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    routes.get("/auth/sign_in", on: router) { page in signIn(page) }
    routes.post("/auth/sign_in", on: router, limit: .signIn) { page in try await signedIn(page) }
    routes.post("/auth/sign_out", on: router, limit: .signIn) { page in try await signedOut(page) }
    routes.get("/auth/forgot", on: router) { page in forgot(page) }
    routes.post("/auth/forgot", on: router, limit: .signIn) { page in try await codeSent(page) }
    routes.post("/auth/reset", on: router, limit: .signIn) { page in try await wasReset(page) }
  }

  /// - Parameter app: The app that waits for it.
  func signIn(_ page: PageCall, next: String? = nil, app: String? = nil, problem: String? = nil) -> Response {
    let next = next ?? page.next
    return pages.page(
      .signIn, page.strings.signIn,
      [
        "guard": page.visit.guardToken, "next": next, "nextEncoded": next.percentEncoded,
        "reason": app.map(page.strings.signInForApp) ?? "", "problem": problem ?? "",
        "email": page.text("email"), "canSignUp": parts.options.registration != .no, "hidden": true,
      ],
      for: page.request, status: problem == nil ? .ok : .unprocessableContent)
  }

  private func signedIn(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      let session = try await accounts(page).signIn(
        email: page.text("email"), password: page.text("password"))
      var response = Response.seeOther(page.next)
      page.visit.signIn(session.token, in: &response)
      return response
    } catch {
      let problem = pages.explain(error, for: page.request)
      if error == .invalid(.account, .unconfirmed) {
        return SignUpPages(routes: routes).confirm(page, problem: problem)
      }
      return signIn(page, problem: problem)
    }
  }

  private func accounts(_ page: PageCall) -> AuthenticationInteractor {
    AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
      clock: parts.clock, patience: 0)
  }

  private func resets(_ page: PageCall) throws(AppError) -> PasswordResetInteractor {
    let ports = parts.callers.anonymous.authentication
    return PasswordResetInteractor(
      repository: try ports.resets.orUnsupported(),
      sessions: SessionInteractor(repository: ports.sessions, store: BrowserStore(visit: page.visit)))
  }

  private func signedOut(_ page: PageCall) async throws -> Response {
    if let member = page.member {
      try await member.repositories.authentication.sessions.signOut(member.session)
      parts.callers.forget(token: member.session.token)
    }
    var response = Response.seeOther("/")
    page.visit.signOut(in: &response)
    return response
  }

  private func forgot(_ page: PageCall, problem: String? = nil) -> Response {
    pages.page(
      .forgot, page.strings.resetTitle,
      [
        "guard": page.visit.guardToken, "text": page.strings.resetText, "problem": problem ?? "",
        "email": page.text("email"), "hidden": true,
      ],
      for: page.request, status: problem == nil ? .ok : .unprocessableContent)
  }

  private func codeSent(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      _ = try await resets(page).requestCode(email: page.text("email"))
      return reset(page)
    } catch {
      return forgot(page, problem: pages.explain(error, for: page.request))
    }
  }

  private func reset(_ page: PageCall, problem: String? = nil) -> Response {
    pages.page(
      .reset, page.strings.resetTitle,
      [
        "guard": page.visit.guardToken, "text": page.strings.codeSent, "problem": problem ?? "",
        "email": page.text("email"), "code": page.text("code"), "hidden": true,
      ],
      for: page.request, status: problem == nil ? .ok : .unprocessableContent)
  }

  private func wasReset(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      let session = try await resets(page).reset(
        email: page.text("email"), code: page.text("code"), password: page.text("password"))
      var response = Response.seeOther("/")
      page.visit.signIn(session.token, in: &response)
      return response
    } catch {
      return reset(page, problem: pages.explain(error, for: page.request))
    }
  }
}

extension Response {
  /// Leads a browser to another page after a form.
  static func seeOther(_ address: String) -> Response {
    Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
  }
}
