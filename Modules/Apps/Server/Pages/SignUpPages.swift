import AppScreens
import AppValues
import Authentication
import Entities
import HTTPTypes
import Hummingbird
import MastodonAPI
import SocialBackend

/// The pages on which people create accounts, and confirm the address of a new one.
struct SignUpPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    routes.get("/auth/sign_up", on: router) { page in signUp(page) }
    routes.post("/auth/sign_up", on: router, limit: .registration) { page in try await signedUp(page) }
    routes.get("/auth/confirm", on: router) { page in confirm(page) }
    routes.post("/auth/confirm", on: router, limit: .signIn) { page in try await confirmed(page) }
    routes.post("/auth/confirm/send", on: router, limit: .signIn) { page in try await codeSent(page) }
    routes.get("/auth/welcome", on: router) { page in
      pages.notice(page.strings.welcome, page.strings.welcomeText, for: page.request)
    }
    routes.get("/auth/waiting", on: router) { page in
      pages.notice(page.strings.waiting, page.strings.waitingText, for: page.request)
    }
  }

  private func signUp(_ page: PageCall, problem: String? = nil) -> Response {
    let strings = page.strings
    if parts.options.registration == .no {
      return pages.notice(strings.closed, strings.closedText, for: page.request, status: .forbidden)
    }
    return pages.page(
      .signUp, strings.signUp,
      [
        "guard": page.visit.guardToken, "next": page.next, "nextEncoded": page.next.percentEncoded,
        "problem": problem ?? "",
        "handle": page.text("handle"), "name": page.text("name"), "email": page.text("email"),
        "asksReason": parts.options.registration == .approval, "entered": page.text("reason"), "hidden": true,
      ],
      for: page.request, status: problem == nil ? .ok : .unprocessableContent)
  }

  private func signedUp(_ page: PageCall) async throws -> Response {
    if parts.options.registration == .no { return signUp(page) }
    do throws(AppError) {
      let accounts = AuthenticationInteractor(
        ports: parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
        reserved: parts.options.reservedHandles, clock: parts.clock)
      let form = SignUpForm(
        email: page.text("email"), password: page.text("password"), handle: page.text("handle"),
        name: page.text("name"), reason: page.text("reason"))
      let conditions = parts.options.signUpConditions
      let session = try await accounts.signUp(
        form, language: Pages.language(of: page.request).code, conditions: conditions)
      var response = Response.seeOther(
        conditions.needsConfirmedEmail
          ? "/auth/confirm?email=\(page.text("email").percentEncoded)&next=\(page.next.percentEncoded)"
          : conditions.needsApproval ? "/auth/waiting" : welcome(page))
      page.visit.signIn(session.token, in: &response)
      return response
    } catch {
      return signUp(page, problem: pages.explain(error, for: page.request))
    }
  }

  /// Where someone goes whose account is ready.
  private func welcome(_ page: PageCall) -> String { page.next == "/" ? "/auth/welcome" : page.next }

  /// - Parameter text: In place of the usual one.
  func confirm(_ page: PageCall, text: String? = nil, problem: String? = nil) -> Response {
    let strings = page.strings
    return pages.page(
      .confirm, strings.confirmTitle,
      [
        "guard": page.visit.guardToken, "next": page.next, "text": text ?? strings.confirmText,
        "problem": problem ?? "", "email": page.text("email"), "hidden": true,
      ],
      for: page.request, status: problem == nil ? .ok : .unprocessableContent)
  }

  private func codeSent(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      let confirmation = try parts.callers.anonymous.authentication.confirmation.orUnsupported()
      _ = try await confirmation.requestCode(
        email: page.text("email"), page: parts.options.signUpConditions.confirmationPage,
        from: page.visit.origin)
      return confirm(page, text: page.strings.codeSent)
    } catch {
      return confirm(page, problem: pages.explain(error, for: page.request))
    }
  }

  private func confirmed(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      let confirmation = try parts.callers.anonymous.authentication.confirmation.orUnsupported()
      try await confirmation.confirm(email: page.text("email"), code: page.text("code"))
    } catch {
      return confirm(page, problem: pages.explain(error, for: page.request))
    }
    // The browser in which the account was made is signed in already.
    let caller = try? await parts.callers.caller(token: page.visit.token ?? "")
    return switch caller {
    case .member?: .seeOther(welcome(page))
    case .waiting?: .seeOther("/auth/waiting")
    default: .seeOther("/auth/sign_in?next=\(page.next.percentEncoded)")
    }
  }
}
