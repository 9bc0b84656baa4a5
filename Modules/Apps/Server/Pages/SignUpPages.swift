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
    routes.post(
      "/auth/sign_up", on: router, limit: .registration,
      refused: { page, refusal in signUp(page, problems: [refusal]) }, { page in try await signedUp(page) })
    routes.get("/auth/confirm", on: router) { page in confirm(page) }
    routes.post(
      "/auth/confirm", on: router, limit: .signIn,
      refused: { page, refusal in confirm(page, problem: refusal) },
      { page in try await confirmed(page) })
    routes.post(
      "/auth/confirm/send", on: router, limit: .signIn,
      refused: { page, refusal in confirm(page, problem: refusal) }, { page in try await codeSent(page) })
    routes.get("/auth/welcome", on: router) { page in
      pages.notice(page.strings.welcome, page.strings.welcomeText, for: page.request)
    }
    routes.get("/auth/waiting", on: router) { page in
      pages.notice(page.strings.waiting, page.strings.waitingText, for: page.request)
    }
  }

  private func signUp(_ page: PageCall, problems: [AppError] = []) -> Response {
    let strings = page.strings
    if parts.options.registration == .no {
      return pages.notice(strings.closed, strings.closedText, for: page.request, status: .forbidden)
    }
    return pages.page(
      .signUp, strings.signUp,
      ["next": page.next, "nextEncoded": page.next.percentEncoded, "hidden": true],
      PageForm(fields: fields(page), problems: problems), for: page)
  }

  private func fields(_ page: PageCall) -> [PageField] {
    let strings = page.strings
    var fields = [
      PageField(
        field: .handle, label: strings.handle, autocomplete: "username", entered: page.text("handle"),
        hint: strings.handleHint, most: TextLimit.handle.characters, isName: true),
      PageField(
        field: .name, label: strings.name, autocomplete: "name", entered: page.text("name"),
        hint: strings.nameHint(TextLimit.name.characters)),
      .email(page, autocomplete: "email"),
      .newPassword(page, label: strings.password),
    ]
    if parts.options.registration == .approval {
      fields.append(
        PageField(
          field: .reason, label: strings.reason, entered: page.text("reason"),
          hint: strings.reasonHint(TextLimit.reason.characters), isRequired: false, rows: 4))
    }
    return fields
  }

  private func signedUp(_ page: PageCall) async throws -> Response {
    if parts.options.registration == .no { return signUp(page) }
    let accounts = AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
      reserved: parts.options.reservedHandles, clock: parts.clock)
    let form = SignUpForm(
      email: page.text("email"), password: page.text("password"), handle: page.text("handle"),
      name: page.text("name"), reason: page.text("reason"))
    do throws(AppError) {
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
      return signUp(page, problems: await problems(in: form, accounts, first: error))
    }
  }

  /// All errors in a form, not only the first.
  private func problems(
    in form: SignUpForm, _ accounts: AuthenticationInteractor, first: AppError
  ) async -> [AppError] {
    var problems: [AppError] = []
    func note(_ check: () async throws(AppError) -> Void) async {
      do throws(AppError) { try await check() } catch { problems.append(error) }
    }
    guard case .invalid = first else { return [first] }
    await note { () throws(AppError) in _ = try await accounts.checkHandle(form.handle) }
    await note { () throws(AppError) in _ = try accounts.validatedName(form.name) }
    await note { () throws(AppError) in _ = try await accounts.checkEmail(form.email) }
    await note { () throws(AppError) in
      try accounts.checkPassword(form.password, email: form.email, handle: form.handle)
    }
    await note { () throws(AppError) in _ = try TextLimit.reason.kept(form.reason, lines: true) }
    // The first error may show only in the whole form, or be gone by now.
    return problems.contains(first) ? problems : [first]
  }

  /// Where someone goes whose account is ready.
  private func welcome(_ page: PageCall) -> String { page.next == "/" ? "/auth/welcome" : page.next }

  /// - Parameter text: In place of the usual one.
  func confirm(_ page: PageCall, text: String? = nil, problem: AppError? = nil) -> Response {
    let strings = page.strings
    let form = PageForm(
      fields: [.email(page, autocomplete: "email"), .code(page)], problems: problem.map { [$0] } ?? [])
    return pages.page(
      .confirm, strings.confirmTitle,
      ["next": page.next, "text": text ?? strings.confirmText, "email": page.text("email"), "hidden": true],
      form, for: page)
  }

  private func codeSent(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      let confirmation = try parts.callers.anonymous.authentication.confirmation.orUnsupported()
      _ = try await confirmation.requestCode(
        email: page.text("email"), page: parts.options.signUpConditions.confirmationPage,
        from: page.visit.origin)
      return confirm(page, text: page.strings.codeSent)
    } catch {
      return confirm(page, problem: error)
    }
  }

  private func confirmed(_ page: PageCall) async throws -> Response {
    do throws(AppError) {
      let confirmation = try parts.callers.anonymous.authentication.confirmation.orUnsupported()
      try await confirmation.confirm(email: page.text("email"), code: page.text("code"))
    } catch {
      return confirm(page, problem: error)
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
