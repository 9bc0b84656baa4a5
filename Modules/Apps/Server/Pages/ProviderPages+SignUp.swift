import AppScreens
import AppValues
import Authentication
import Entities
import Hummingbird
import MastodonAPI

// The page on which someone whom a provider has identified chooses how they are called here.
extension ProviderPages {
  func addSignUp(to router: Router<ServerContext>) {
    routes.get("/auth/sign_up/provider", on: router) { page in try await signUp(page) }
    routes.post(
      "/auth/sign_up/provider", on: router, limit: .registration,
      failed: { page, problem in try await signUp(page, problem: problem) },
      { page in try await signedUp(page) })
  }

  private func signUp(_ page: PageCall, problem: AppError? = nil) async throws -> Response {
    let strings = page.strings
    if parts.options.registration == .no {
      return pages.notice(strings.closed, strings.closedText, for: page.request, status: .forbidden)
    }
    let newcomer: ProviderNewcomer
    do throws(AppError) {
      newcomer = try await accounts(page).newcomer(page.visit.registration ?? "")
    } catch {
      guard case .invalid(.registration, _) = error else { throw error }
      return SignInPages(routes: routes).signIn(page, problem: error)
    }
    let name = try providers.clients.offered(newcomer.provider).name
    var page = page
    // What was entered before counts more than what is proposed.
    page.values = RequestValues([
      "handle": .text(newcomer.handle), "email": .text(newcomer.email ?? ""),
      "name": .text(String(newcomer.name.prefix(TextLimit.name.characters))),
    ]).merging(page.values)
    let form = PageForm(
      action: "/auth/sign_up/provider", button: strings.signUp, carried: ["next": page.next],
      fields: fields(page, newcomer), problems: problem.map { [$0] } ?? [])
    return pages.page(
      FormPage(
        title: strings.signUp,
        text: OperatorPage.conditions(parts.texts, strings, after: strings.providers.newcomer(name)),
        form: form,
        links: [(strings.haveAccount, "/auth/sign_in?next=\(page.next.percentEncoded)")]),
      for: page)
  }

  private func fields(_ page: PageCall, _ newcomer: ProviderNewcomer) -> [PageField] {
    var fields: [PageField] = [.handle(page), .name(page)]
    if newcomer.confirmedEmail == nil { fields.append(.email(page, autocomplete: "email")) }
    if parts.options.registration == .approval { fields.append(.reason(page)) }
    return fields
  }

  private func signedUp(_ page: PageCall) async throws -> Response {
    if parts.options.registration == .no { return try await signUp(page) }
    let (accounts, conditions) = (accounts(page), parts.options.signUpConditions)
    let newcomer = try await accounts.newcomer(page.visit.registration ?? "")
    let form = ProviderSignUpForm(
      handle: page.text("handle"), name: page.text("name"), email: page.text("email"),
      reason: page.text("reason"))
    let session = try await accounts.signUp(
      form, as: newcomer, language: Pages.language(of: page.request).code, conditions: conditions)
    // An address that the provider hasn't verified is confirmed wherever a code can be sent.
    let isMailed = try await pages.codes(page.strings) != nil
    let pages = SignUpPages(routes: routes)
    var response = Response.seeOther(
      newcomer.confirmedEmail == nil && (conditions.needsConfirmedEmail || isMailed)
        ? "/auth/confirm?email=\(page.text("email").percentEncoded)&next=\(page.next.percentEncoded)"
        : conditions.needsApproval ? "/auth/waiting" : pages.welcome(page))
    page.visit.signIn(session.token, in: &response)
    page.visit.forgetRegistration(in: &response)
    return response
  }
}
