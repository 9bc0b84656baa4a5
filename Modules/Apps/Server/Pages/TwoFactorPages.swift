import AppScreens
import AppValues
import Authentication
import Entities
import Hummingbird
import SocialBackend

/// The pages on which people turn two-factor authentication on and off.
struct TwoFactorPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }
  private static let address = "/account/two-factor"

  func add(to router: Router<ServerContext>) {
    routes.account(Self.address, on: router) { page, member in try await status(page, member) }
    form("begin", on: router) { page, member in
      try await setup(try await page.account(of: member).beginTwoFactor(), page, member)
    }
    routes.accountForm(
      Self.address + "/confirm", on: router, from: Self.address,
      posted: { page, member in
        show(
          try await page.account(of: member).confirmTwoFactor(code: page.text("signInCode")), page)
      },
      failed: { page, member, problem in
        if case .invalid(.authenticator, _) = problem {
          return try await status(page, member, problem: problem)
        }
        return try await setup(AuthenticatorSetup(secret: Secret(page.text("secret"))), page, member, problem)
      })
    form("codes", on: router) { page, member in
      show(try await page.account(of: member).makeRecoveryCodes(), page)
    }
    form("off", on: router) { page, member in
      try await page.account(of: member).turnOffTwoFactor()
      return pages.notice(page.strings.account.done, strings(page).turnedOff, for: page.request)
    }
  }

  private func form(
    _ name: String, on router: Router<ServerContext>, _ handler: @escaping PageRoutes.AccountHandler
  ) {
    routes.accountForm(
      "\(Self.address)/\(name)", on: router, from: Self.address, posted: handler,
      failed: { page, member, problem in try await status(page, member, problem: problem) })
  }

  private func status(
    _ page: PageCall, _ member: Caller.Member, problem: AppError? = nil
  ) async throws -> Response {
    let (strings, status) = (strings(page), try await page.account(of: member).twoFactor())
    let problems = problem.map { [$0] } ?? []
    func button(_ name: String, _ label: String, _ problems: [AppError] = []) -> PageForm {
      PageForm(action: "\(Self.address)/\(name)", button: label, problems: problems)
    }
    let content =
      status.isOn
      ? FormPage(
        title: strings.title, text: strings.isOn(status.recoveryCodesLeft),
        form: button("codes", strings.newCodes, problems), other: button("off", strings.turnOff),
        links: [back(page)])
      : FormPage(
        title: strings.title, text: strings.isOff, form: button("begin", strings.setUp, problems),
        links: [back(page)])
    return pages.page(content, for: page)
  }

  private func setup(
    _ setup: AuthenticatorSetup, _ page: PageCall, _ member: Caller.Member, _ problem: AppError? = nil
  ) async throws -> Response {
    let strings = strings(page)
    let address = page.account(of: member).address(of: setup, network: parts.site.host)
    let code = await parts.qrCodes.code(of: address.value)
    let form = PageForm(
      action: Self.address + "/confirm", button: page.strings.confirm,
      carried: ["secret": setup.secret.value],
      fields: [.signInCode(label: strings.code, hint: strings.codeHint)], problems: problem.map { [$0] } ?? []
    )
    return pages.page(
      FormPage(
        title: strings.title, text: code == nil ? strings.enterSecret : strings.scan,
        picture: code.map { ($0, strings.secret) }, big: setup.groups.value, form: form,
        links: [(strings.title, Self.address)]),
      for: page)
  }

  private func show(_ codes: [Secret], _ page: PageCall) -> Response {
    pages.page(
      .codes, strings(page).title,
      [
        "text": strings(page).save, "codes": codes.map(RecoveryCodeText.shown),
        "back": page.strings.account.title, "hidden": true,
      ],
      for: page.request)
  }

  private func strings(_ page: PageCall) -> TwoFactorStrings {
    AuthenticationStrings.of(Pages.language(of: page.request)).twoFactor
  }

  private func back(_ page: PageCall) -> (label: String, address: String) {
    (page.strings.account.title, "/account")
  }
}
