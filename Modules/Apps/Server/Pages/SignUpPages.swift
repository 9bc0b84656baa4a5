import AppScreens
import AppValues
import Authentication
import Entities
import HTTPTypes
import Hummingbird
import SocialBackend

/// The pages on which people create accounts.
struct SignUpPages: Sendable {
  let routes: PageRoutes
  var pages: Pages { routes.pages }
  var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    routes.get("/auth/sign_up", on: router) { page in signUp(page) }
    routes.post(
      "/auth/sign_up", on: router, limit: .registration,
      failed: { page, problem in signUp(page, problems: await problems(page, first: problem)) },
      { page in try await signedUp(page) })
    addConfirming(to: router)
    routes.get("/auth/welcome", on: router) { page in welcomed(page) }
    routes.get("/auth/waiting", on: router) { page in
      let strings = page.strings
      let texts = try await pages.codes(strings) ?? strings.saved(pages.whom(strings))
      return pages.notice(strings.waiting, texts.waiting, for: page.request)
    }
  }

  private func signUp(_ page: PageCall, problems: [AppError] = []) -> Response {
    let strings = page.strings
    if parts.options.registration == .no { return closed(page) }
    let form = PageForm(
      action: "/auth/sign_up", button: strings.signUp, carried: ["next": page.next], fields: fields(page),
      problems: problems)
    return pages.page(
      FormPage(
        title: strings.signUp, text: OperatorPage.conditions(parts.texts, strings), form: form,
        providers: ProviderButtons.html(parts.offered, label: strings.providers.signUp, next: page.next),
        links: [haveAccount(page)],
        passkeyLink: parts.passkeySite.map { _ in
          (strings.passkeys.insteadOfPassword, "\(PasskeyPages.signUp)?next=\(page.next.percentEncoded)")
        }),
      for: page)
  }

  /// The page for an account with a passkey in place of a password.
  func signUpWithPasskey(_ page: PageCall, problems: [AppError] = []) -> Response {
    let strings = page.strings
    if parts.options.registration == .no { return closed(page) }
    let form = PageForm(
      action: PasskeyPages.signUp, button: strings.passkeys.signUp, carried: ["next": page.next],
      fields: fields(page, hasPassword: false), problems: problems,
      passkey: PagePasskey(question: .create, options: "\(PasskeyPages.signUp)/options"))
    return pages.page(
      FormPage(
        title: strings.signUp,
        text: OperatorPage.conditions(parts.texts, strings, after: strings.passkeys.signUpText), form: form,
        links: [
          (strings.passkeys.passwordInstead, "/auth/sign_up?next=\(page.next.percentEncoded)"),
          haveAccount(page),
        ]),
      for: page)
  }

  private func closed(_ page: PageCall) -> Response {
    pages.notice(page.strings.closed, page.strings.closedText, for: page.request, status: .forbidden)
  }

  private func haveAccount(_ page: PageCall) -> (label: String, address: String) {
    (page.strings.haveAccount, "/auth/sign_in?next=\(page.next.percentEncoded)")
  }

  private func fields(_ page: PageCall, hasPassword: Bool = true) -> [PageField] {
    let strings = page.strings
    var fields: [PageField] = [
      .handle(page), .name(page), .email(page, autocomplete: "email"),
    ]
    if hasPassword { fields.append(.newPassword(page, label: strings.password)) }
    if parts.options.registration == .approval {
      fields.append(.reason(page))
    }
    return fields
  }

  private func signedUp(_ page: PageCall) async throws -> Response {
    try await signedUp(page) { form, language, conditions throws(AppError) in
      try await accounts(page).signUp(form, language: language, conditions: conditions)
    }
  }

  /// Creates an account, and leads its owner on.
  ///
  /// - Parameter create: Takes what was entered, the language to address them in, and what the account waits for.
  func signedUp(
    _ page: PageCall, by create: (SignUpForm, String, SignUpConditions) async throws(AppError) -> Session
  ) async throws -> Response {
    if parts.options.registration == .no { return closed(page) }
    let conditions = parts.options.signUpConditions
    let session = try await create(entered(page), Pages.language(of: page.request).code, conditions)
    var response = Response.seeOther(
      conditions.needsConfirmedEmail
        ? "/auth/confirm?email=\(page.text("email").percentEncoded)&next=\(page.next.percentEncoded)"
        : conditions.needsApproval ? "/auth/waiting" : welcome(page))
    page.visit.signIn(session.token, in: &response)
    return response
  }

  func accounts(_ page: PageCall) -> AuthenticationInteractor {
    AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
      reserved: parts.options.reservedHandles, clock: parts.clock)
  }

  func entered(_ page: PageCall) -> SignUpForm {
    SignUpForm(
      email: page.text("email"), password: page.text("password"), handle: page.text("handle"),
      name: page.text("name"), reason: page.text("reason"))
  }

  /// All errors in a form, rather than only the first.
  func problems(_ page: PageCall, first: AppError, hasPassword: Bool = true) async -> [AppError] {
    guard case .invalid = first else { return [first] }
    let (form, accounts) = (entered(page), accounts(page))
    var problems: [AppError] = []
    func note(_ check: () async throws(AppError) -> Void) async {
      do throws(AppError) { try await check() } catch { problems.append(error) }
    }
    await note { () throws(AppError) in _ = try await accounts.checkHandle(form.handle) }
    await note { () throws(AppError) in _ = try accounts.validatedName(form.name) }
    await note { () throws(AppError) in _ = try await accounts.checkEmail(form.email) }
    if hasPassword {
      await note { () throws(AppError) in
        try accounts.checkPassword(form.password.value, email: form.email, handle: form.handle)
      }
    }
    await note { () throws(AppError) in _ = try TextLimit.reason.kept(form.reason, lines: true) }
    // The first error may show only in the whole form, or be gone by now.
    return problems.contains(first) ? problems : [first]
  }

  /// The page for someone whose account is ready.
  func welcome(_ page: PageCall) -> String { page.next == "/" ? "/auth/welcome" : page.next }

  /// The page that says what to do with a new account.
  private func welcomed(_ page: PageCall) -> Response {
    let (strings, handle) = (page.strings, page.member?.session.handle)
    return pages.page(
      .welcome, strings.welcome,
      [
        "text": handle.map { strings.welcomeText("@\($0)@\(parts.site.host)") } ?? strings.welcomeAnyone,
        "profile": handle.map { "/@\($0)" } ?? "", "apps": PageApps.values(strings), "hidden": true,
      ],
      for: page.request)
  }
}

extension PageField {
  /// The field for the handle of a new account.
  static func handle(_ page: PageCall) -> PageField {
    PageField(
      field: .handle, label: page.strings.handle, autocomplete: "username", entered: page.text("handle"),
      hint: page.strings.handleHint, most: TextLimit.handle.characters, isName: true)
  }

  /// The field for the name of a new account.
  static func name(_ page: PageCall) -> PageField {
    PageField(
      field: .name, label: page.strings.name, autocomplete: "name", entered: page.text("name"),
      hint: page.strings.nameHint(TextLimit.name.characters))
  }

  /// The field for why someone wants to join.
  static func reason(_ page: PageCall) -> PageField {
    PageField(
      field: .reason, label: page.strings.reason, entered: page.text("reason"),
      hint: page.strings.reasonHint(TextLimit.reason.characters), isRequired: false, rows: 4)
  }
}
