import AppValues
import Authentication
import Hummingbird
import SocialBackend

// The page on which people confirm the address of a new account.
extension SignUpPages {
  func addConfirming(to router: Router<ServerContext>) {
    routes.get("/auth/confirm", on: router) { page in try await confirm(page) }
    let failed: PageRoutes.Failure = { page, problem in try await confirm(page, problem: problem) }
    routes.post("/auth/confirm", on: router, limit: .signIn, failed: failed) { page in
      try await confirmation.confirm(email: page.text("email"), code: page.text("code"))
      return await confirmed(page)
    }
    routes.post("/auth/confirm/send", on: router, limit: .signIn, failed: failed) { page in
      _ = try await confirmation.requestCode(
        email: page.text("email"), page: parts.options.signUpConditions.confirmationPage,
        from: page.visit.origin)
      return try await confirm(page, isAgain: true)
    }
  }

  /// - Parameter isAgain: Whether another code was requested.
  func confirm(
    _ page: PageCall, isAgain: Bool = false, problem: AppError? = nil
  ) async throws -> Response {
    let strings = page.strings
    guard let texts = try await pages.codes(strings) else {
      return pages.withoutCodes(strings.confirmTitle, page)
    }
    let form = PageForm(
      action: "/auth/confirm", button: strings.confirm, carried: ["next": page.next],
      fields: [.email(page, autocomplete: "email"), .code(page)], problems: problem.map { [$0] } ?? [])
    let again = PageForm(
      action: "/auth/confirm/send", button: texts.requestAgain,
      carried: ["next": page.next, "email": page.text("email")])
    return pages.page(
      FormPage(
        title: strings.confirmTitle, text: isAgain ? texts.requested : texts.confirm, form: form,
        other: again),
      for: page)
  }

  /// Leads on someone whose address is confirmed.
  private func confirmed(_ page: PageCall) async -> Response {
    // The browser in which the account was made is signed in already.
    let caller = try? await parts.callers.caller(token: page.visit.token ?? "")
    return switch caller {
    case .member?: .seeOther(welcome(page))
    case .waiting?: .seeOther("/auth/waiting")
    default: .seeOther("/auth/sign_in?next=\(page.next.percentEncoded)")
    }
  }

  private var confirmation: any EmailConfirmation {
    get throws(AppError) { try parts.callers.anonymous.authentication.confirmation.orUnsupported() }
  }
}
