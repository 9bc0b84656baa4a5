import AppValues
import Authentication
import Entities
import Hummingbird
import SocialBackend

/// The pages on which people who forgot their password choose a new one.
struct PasswordPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    routes.get("/auth/forgot", on: router) { page in try await forgot(page) }
    routes.post(
      "/auth/forgot", on: router, limit: .signIn,
      failed: { page, problem in try await forgot(page, problem: problem) },
      { page in
        _ = try await resets(page).requestCode(email: page.text("email"))
        return try await reset(page)
      })
    routes.post(
      "/auth/reset", on: router, limit: .signIn,
      failed: { page, problem in try await reset(page, problem: problem) },
      { page in
        let step = try await resets(page).reset(
          email: page.text("email"), code: page.text("code"), password: page.text("password"))
        return SignInCodePages(routes: routes).answer(step, page)
      })
  }

  /// - Parameter told: What is said above the form; nil for what it's for.
  func forgot(
    _ page: PageCall, told: String? = nil, problem: AppError? = nil
  ) async throws -> Response {
    let strings = page.strings
    guard let texts = try await pages.codes(strings) else {
      return pages.withoutCodes(strings.resetTitle, page)
    }
    let form = PageForm(
      action: "/auth/forgot", button: texts.request, fields: [.email(page, autocomplete: "username")],
      problems: problem.map { [$0] } ?? [])
    return pages.page(
      FormPage(
        title: strings.resetTitle, text: told ?? texts.reset, form: form,
        links: [(strings.signIn, "/auth/sign_in")]),
      for: page)
  }

  private func reset(_ page: PageCall, problem: AppError? = nil) async throws -> Response {
    let strings = page.strings
    guard let texts = try await pages.codes(strings) else {
      return pages.withoutCodes(strings.resetTitle, page)
    }
    let form = PageForm(
      action: "/auth/reset", button: strings.setPassword, carried: ["email": page.text("email")],
      fields: [.code(page), .newPassword(page, label: strings.newPassword)],
      problems: problem.map { [$0] } ?? [])
    return pages.page(
      FormPage(
        title: strings.resetTitle, text: "\(texts.requested) \(strings.resetRemoves)", form: form,
        links: [(texts.requestAgain, "/auth/forgot")]),
      for: page)
  }

  private func resets(_ page: PageCall) throws(AppError) -> PasswordResetInteractor {
    let ports = parts.callers.anonymous.authentication
    return PasswordResetInteractor(
      repository: try ports.resets.orUnsupported(),
      sessions: SessionInteractor(repository: ports.sessions, store: BrowserStore(visit: page.visit)))
  }
}
