import AppScreens
import AppValues
import Authentication
import Entities
import HTTPTypes
import Hummingbird
import SocialBackend

/// The pages on which people sign in and out.
struct SignInPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }
  /// The address that a waiting browser opens when its turn has come.
  private static let turn = "/auth/sign_in/turn"

  func add(to router: Router<ServerContext>) {
    routes.get("/auth/sign_in", on: router) { page in signIn(page) }
    routes.post(
      "/auth/sign_in", on: router, limit: .signIn,
      failed: { page, problem in try await answer(problem, to: attempt(page), page) },
      { page in try await enter(attempt(page), page) })
    routes.get(
      Self.turn, on: router, limit: .signIn,
      failed: { page, problem in
        guard let attempt = routes.waiting.take(of: page.visit) else {
          return signIn(page, problem: problem)
        }
        return try await answer(problem, to: attempt, page)
      },
      { page in
        guard let attempt = routes.waiting.take(of: page.visit) else { return .seeOther("/auth/sign_in") }
        return try await enter(attempt, page)
      })
    SignInCodePages(routes: routes).add(to: router)
    routes.post("/auth/sign_out", on: router, limit: .signIn) { page in try await signedOut(page) }
  }

  /// - Parameters:
  ///   - app: The app that waits for it.
  ///   - text: What is said instead.
  func signIn(
    _ page: PageCall, next: String? = nil, app: String? = nil, text: String? = nil, problem: AppError? = nil
  ) -> Response {
    let (strings, next) = (page.strings, next ?? page.next)
    let form = PageForm(
      action: "/auth/sign_in", button: strings.signIn, carried: ["next": next],
      fields: [
        .email(page, autocomplete: "username webauthn"),
        PageField(
          field: .password, label: strings.password, type: "password", autocomplete: "current-password",
          also: .credentials),
      ], problems: problem.map { [$0] } ?? [])
    var links = [(label: strings.forgot, address: "/auth/forgot")]
    if parts.options.registration != .no {
      links.append((strings.signUp, "/auth/sign_up?next=\(next.percentEncoded)"))
    }
    return pages.page(
      FormPage(
        title: strings.signIn, text: text ?? app.map(strings.signInForApp) ?? "", form: form,
        passkey: passkey(next, page),
        providers: ProviderButtons.html(parts.offered, label: strings.providers.signIn, next: next),
        links: links),
      for: page)
  }

  /// The button to sign in with a passkey; nil where browsers have none.
  private func passkey(_ next: String, _ page: PageCall) -> PageForm? {
    guard parts.passkeySite != nil else { return nil }
    return PageForm(
      action: PasskeyPages.signIn, button: page.strings.passkeys.signIn, carried: ["next": next],
      passkey: PagePasskey(question: .get, options: "\(PasskeyPages.signIn)/options", isConditional: true))
  }

  /// What someone has just entered.
  private func attempt(_ page: PageCall) -> WaitingSignIns.Attempt {
    WaitingSignIns.Attempt(page, until: parts.clock.now().adding(seconds: WaitingSignIns.patience))
  }

  private func enter(_ attempt: WaitingSignIns.Attempt, _ page: PageCall) async throws -> Response {
    var page = page
    page.values = attempt.form
    do throws(AppError) {
      // People who have to wait hold no connection: their browser asks again.
      let accounts = AuthenticationInteractor(
        ports: parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
        clock: parts.clock, patience: 0)
      let step = try await accounts.signIn(email: page.text("email"), password: page.text("password"))
      return SignInCodePages(routes: routes).answer(step, page)
    } catch {
      return try await answer(error, to: attempt, page)
    }
  }

  /// Answers someone who couldn't sign in. If they only have to wait for their turn, the page waits for them.
  private func answer(
    _ problem: AppError, to attempt: WaitingSignIns.Attempt, _ page: PageCall
  ) async throws -> Response {
    var page = page
    page.values = attempt.form
    switch problem {
    case .rateLimited(let seconds) where routes.waiting.keep(attempt, of: page.visit, for: seconds):
      return wait(page, seconds)
    case .invalid(.account, .unconfirmed):
      return try await SignUpPages(routes: routes).confirm(page, problem: problem)
    default: return signIn(page, problem: problem)
    }
  }

  private func wait(_ page: PageCall, _ seconds: Int) -> Response {
    let language = Pages.language(of: page.request)
    var response = pages.page(
      .turn, page.strings.signIn,
      [
        "text": AuthenticationStrings.of(language).signIn.waiting(seconds), "address": Self.turn,
        "hidden": true,
      ],
      for: page.request, status: .tooManyRequests)
    response.headers[.retryAfter] = "\(seconds)"
    // A page that asks again needs no script for that.
    response.headers["Refresh"] = "\(seconds); url=\(Self.turn)"
    return response
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
}

extension PageField {
  /// The field for the address of an account.
  ///
  /// - Parameter autocomplete: The kind of value that browsers fill in.
  static func email(_ page: PageCall, autocomplete: String) -> PageField {
    PageField(
      field: .email, label: page.strings.email, type: "email", autocomplete: autocomplete,
      entered: page.text("email"), most: TextLimit.email.characters)
  }

  /// The field for a new password.
  static func newPassword(_ page: PageCall, label: String) -> PageField {
    PageField(
      field: .password, label: label, type: "password", autocomplete: "new-password",
      hint: page.strings.passwordHint(SignUpForm.shortestPassword), least: SignUpForm.shortestPassword)
  }

  /// The field for an emailed code.
  static func code(_ page: PageCall) -> PageField {
    PageField(
      field: .code, label: page.strings.code, autocomplete: "one-time-code", entered: page.text("code"),
      isCode: true)
  }
}

extension Response {
  /// Redirects a browser to another page after a form.
  static func seeOther(_ address: String) -> Response {
    Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
  }
}
