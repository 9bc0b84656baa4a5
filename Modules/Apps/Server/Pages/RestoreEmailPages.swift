import AppValues
import Authentication
import Hummingbird
import MastodonAPI
import SocialBackend

/// The page on which someone undoes a change of their address, from the mail to the address before. Opening it changes
/// nothing: programs open the links in mails, too.
struct RestoreEmailPages: Sendable {
  let routes: PageRoutes
  private static let path = "/auth/restore_email"

  func add(to router: Router<ServerContext>) {
    routes.get(Self.path, on: router) { page in ask(page) }
    routes.post(
      Self.path, on: router, limit: .signIn, failed: { page, problem in ask(page, problem: problem) },
      { page in
        let accounts = AuthenticationInteractor(
          ports: routes.parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
          clock: routes.parts.clock)
        let email = try await accounts.restoreEmail(Secret(page.text("token")))
        var next = page
        next.values = RequestValues(["email": .text(email)])
        var response = try await PasswordPages(routes: routes).forgot(
          next, told: page.strings.account.restored)
        page.visit.signOut(in: &response)
        return response
      })
  }

  private func ask(_ page: PageCall, problem: AppError? = nil) -> Response {
    let strings = page.strings.account
    let form = PageForm(
      action: Self.path, button: strings.restore, carried: ["token": page.text("token")],
      problems: problem.map { [$0] } ?? [])
    return routes.pages.page(
      FormPage(title: strings.restoreTitle, text: strings.restoreText, form: form), for: page)
  }
}
