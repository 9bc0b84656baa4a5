import AppScreens
import AppValues
import Authentication
import Entities
import Hummingbird
import SocialBackend

/// The page that asks for the second factor of someone whose password was right. What stands for the password is in a
/// cookie, so that nothing is sent twice when the page is loaded again.
struct SignInCodePages: Sendable {
  let routes: PageRoutes
  private var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    routes.get("/auth/code", on: router) { page in
      page.visit.codeRequest == nil
        ? .seeOther("/auth/sign_in?next=\(page.next.percentEncoded)") : ask(page)
    }
    routes.post(
      "/auth/code", on: router, limit: .signIn,
      failed: { page, problem in
        if case .invalid(.codeRequest, _) = problem {
          return SignInPages(routes: routes).signIn(page, problem: problem)
        }
        return ask(page, problem: problem)
      },
      { page in
        let accounts = AuthenticationInteractor(
          ports: parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
          clock: parts.clock, patience: 0)
        guard let request = page.visit.codeRequest else { throw AppError.invalid(.codeRequest, .wrong) }
        return signedIn(try await accounts.signIn(request, code: page.text("signInCode")), page)
      })
  }

  /// Answers someone whose password was right.
  func answer(_ step: SignInStep, _ page: PageCall) -> Response {
    switch step {
    case .signedIn(let session): return signedIn(session, page)
    case .needsCode(let request):
      var response = Response.seeOther("/auth/code?next=\(page.next.percentEncoded)")
      page.visit.needCode(request, in: &response)
      page.visit.remember(in: &response)
      return response
    }
  }

  private func signedIn(_ session: Session, _ page: PageCall) -> Response {
    var response = Response.seeOther(page.next)
    page.visit.signIn(session.token, in: &response)
    return response
  }

  private func ask(_ page: PageCall, problem: AppError? = nil) -> Response {
    let texts = AuthenticationStrings.of(Pages.language(of: page.request)).signIn
    let form = PageForm(
      action: "/auth/code", button: page.strings.signIn, carried: ["next": page.next],
      fields: [.signInCode(label: texts.code, hint: texts.codeHint)], problems: problem.map { [$0] } ?? [])
    return routes.pages.page(
      FormPage(
        title: page.strings.signIn, form: form,
        links: [(texts.otherPassword, "/auth/sign_in?next=\(page.next.percentEncoded)")]),
      for: page)
  }
}

extension PageField {
  /// The field for a code of an authenticator app, or a recovery code. What was entered works once, and isn't shown again.
  static func signInCode(label: String, hint: String) -> PageField {
    PageField(field: .signInCode, label: label, autocomplete: "one-time-code", hint: hint, isName: true)
  }
}
