import AppScreens
import AppValues
import Authentication
import Entities
import Hummingbird
import MastodonAPI
import SocialBackend

/// The pages on which people look after their own account.
struct AccountPages: Sendable {
  let routes: PageRoutes
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    routes.account("/account", on: router) { page, member in try await overview(page, member) }
    addProofs(to: router)
    addPassword(to: router)
    addEmail(to: router)
    addDeletion(to: router)
  }

  // MARK: The overview

  private func overview(_ page: PageCall, _ member: Caller.Member) async throws -> Response {
    let (strings, ports) = (page.strings.account, member.repositories.account)
    let account = page.account(of: member)
    let hasPassword = try await account.standing().waysIn.hasPassword
    let hasCodes = try await ServerMail(of: parts.backend) != .none
    let words = AuthenticationStrings.of(Pages.language(of: page.request))
    let links: [(isThere: Bool, label: String, address: String)] = [
      (
        ports.passwords != nil, hasPassword ? strings.changePassword : strings.setPassword,
        "/account/password"
      ),
      (
        ports.twoFactor != nil, AuthenticationStrings.of(Pages.language(of: page.request)).twoFactor.title,
        "/account/two-factor"
      ),
      (ports.emails != nil && hasCodes, strings.changeEmail, "/account/email"),
      (
        ports.passkeys != nil && parts.passkeySite != nil, page.strings.passkeys.title, PasskeyPages.list
      ),
      (ports.activeSessions != nil, words.activeSessions.title, SessionPages.signIns),
      (ports.log != nil, words.accountLog.title, SessionPages.log),
      (parts.providers != nil, page.strings.providers.title, ProviderAccountPages.address),
      (ports.deletion != nil, strings.delete, "/account/delete"),
    ]
    var lines = [page.strings.signedInAs(member.session.handle)]
    if ports.emails != nil { lines.append(strings.signsInWith(try await account.email())) }
    return pages.page(
      .account, strings.title,
      [
        "lines": lines, "hidden": true,
        "links": links.filter(\.isThere).map { ["label": $0.label.typeset, "address": $0.address] },
      ],
      for: page.request)
  }

  // MARK: Proofs

  /// - `next`: The page that needs the proof.
  private func addProofs(to router: Router<ServerContext>) {
    routes.account("/account/prove", on: router) { page, member in try await prove(page, member) }
    routes.accountForm(
      "/account/prove", on: router,
      posted: { page, member in
        let account = page.account(of: member)
        if let site = parts.passkeySite, let credential = page.values.text("credential") {
          try await account.prove(.passkey(PasskeyAnswer(credential, at: site)))
        } else if !page.text("signInCode").isEmpty {
          try await account.prove(.code(Secret(page.text("signInCode"))))
        } else if page.text("code").isEmpty {
          try await account.prove(.password(Secret(page.text("password"))))
        } else {
          try await account.prove(.mailedCode(Secret(page.text("code"))))
        }
        return .seeOther(page.next)
      },
      failed: { page, member, problem in try await prove(page, member, problem: problem) })
    routes.accountForm(
      "/account/prove/code", on: router, from: "/account/prove",
      posted: { page, member in
        _ = try await page.account(of: member).requestProofCode()
        return try await prove(page, member, isSent: true)
      },
      failed: { page, member, problem in try await prove(page, member, problem: problem) })
  }

  private func prove(
    _ page: PageCall, _ member: Caller.Member, isSent: Bool = false, problem: AppError? = nil
  ) async throws -> Response {
    let strings = page.strings.account
    let standing = try await page.account(of: member).standing()
    let need = page.text("for") == "removal" ? ProofNeed.removal : .change
    let problems = problem.map { [$0] } ?? []
    let carried: KeyValuePairs = ["next": page.next, "for": page.text("for")]
    let words = AuthenticationStrings.of(Pages.language(of: page.request)).proof
    let fields = standing.proofs(for: need).compactMap { proof in
      switch proof {
      case .password: PageField.currentPassword(page)
      case .code: PageField.signInCode(label: words.signInCode, hint: words.signInCodeHint)
      case .mailedCode: nil
      }
    }
    // After a change of the address, a code at the one before does, and a factor that was there then; neither a password nor
    // a provider.
    let isByMail = standing.hasNewAddress && need == .removal
    let passkey = isByMail && standing.hasNewFactors ? nil : passkeyForm(page, standing.waysIn, carried)
    let providers = isByMail ? "" : try await proofButtons(page, member)
    let texts = try await pages.codes(page.strings)
    let request = texts.map { texts in
      PageForm(
        action: "/account/prove/code", button: isSent ? texts.requestAgain : texts.request, carried: carried,
        problems: isSent ? [] : problems)
    }
    let entersMailedCode = isSent || !page.text("code").isEmpty
    if !fields.isEmpty, !entersMailedCode {
      let isCode = problem.map { PageField.signInCode(label: "", hint: "").isMeant(by: $0) } ?? false
      let forms = fields.map { field in
        PageForm(
          action: "/account/prove", button: page.strings.confirm, carried: carried, fields: [field],
          problems: (field.field == .signInCode) == isCode || fields.count == 1 ? problems : [])
      }
      return pages.page(
        FormPage(
          title: strings.proofTitle,
          text: isByMail
            ? strings.proofAfterNewAddress : fields[0].field == .password ? strings.proofText : "",
          form: forms[0], passkey: passkey, other: forms.count > 1 ? forms[1] : isByMail ? request : nil,
          providers: providers),
        for: page)
    }
    if var passkey, !entersMailedCode {
      passkey.problems = problems
      return pages.page(
        FormPage(
          title: strings.proofTitle,
          text: isByMail ? strings.proofAfterNewAddress : page.strings.passkeys.proofText, form: passkey,
          other: isByMail ? request : nil, providers: providers), for: page)
    }
    guard let texts, let request else { return pages.withoutCodes(strings.proofTitle, page) }
    guard entersMailedCode else {
      return pages.page(
        FormPage(
          title: strings.proofTitle,
          text: standing.hasNewAddress ? strings.proofByFormerMail : strings.proofByMail, form: request,
          providers: providers),
        for: page)
    }
    let form = PageForm(
      action: "/account/prove", button: page.strings.confirm, carried: carried, fields: [.code(page)],
      problems: problems)
    return pages.page(
      FormPage(title: strings.proofTitle, text: texts.confirm, form: form, other: request), for: page)
  }

  /// The button to prove it with a passkey; nil where there is none, or browsers have none.
  private func passkeyForm(
    _ page: PageCall, _ waysIn: WaysIn, _ carried: KeyValuePairs<String, String>
  ) -> PageForm? {
    guard parts.passkeySite != nil, waysIn.passkeys > 0 else { return nil }
    return PageForm(
      action: "/account/prove", button: page.strings.passkeys.prove, carried: carried,
      passkey: PagePasskey(question: .get, options: PasskeyPages.proofOptions))
  }

  /// The buttons to prove it with a provider; empty for none.
  private func proofButtons(_ page: PageCall, _ member: Caller.Member) async throws -> String {
    guard let providers = parts.providers, let linked = member.repositories.account.providers else {
      return ""
    }
    return ProviderPages(routes: routes, providers: providers)
      .proofButtons(try await linked.linkedProviders(), page)
  }

  // MARK: The password

  private func addPassword(to router: Router<ServerContext>) {
    routes.account("/account/password", on: router) { page, member in try await password(page, member) }
    routes.accountForm(
      "/account/password", on: router,
      posted: { page, member in
        try await page.account(of: member).setPassword(
          page.text("password"), keepingOthers: page.text(InputField.others.rawValue).isEmpty)
        return pages.notice(page.strings.account.done, page.strings.account.passwordSet, for: page.request)
      },
      failed: { page, member, problem in try await password(page, member, problem: problem) })
  }

  private func password(
    _ page: PageCall, _ member: Caller.Member, problem: AppError? = nil
  ) async throws -> Response {
    let strings = page.strings.account
    let hasPassword = try await provenStanding(member, page).waysIn.hasPassword
    let form = PageForm(
      action: "/account/password", button: page.strings.setPassword,
      fields: [
        .newPassword(page, label: page.strings.newPassword),
        PageField(
          field: .others, label: strings.endOthers, type: "checkbox", entered: "yes", isRequired: false,
          isChecked: problem == nil || !page.text(InputField.others.rawValue).isEmpty),
      ], problems: problem.map { [$0] } ?? [])
    return pages.page(
      FormPage(
        title: hasPassword ? strings.changePassword : strings.setPassword, form: form, links: [back(page)]),
      for: page)
  }

  // MARK: The address

  private func addEmail(to router: Router<ServerContext>) {
    routes.account("/account/email", on: router) { page, member in try await email(page, member) }
    routes.accountForm(
      "/account/email", on: router,
      posted: { page, member in
        _ = try await page.account(of: member).requestEmail(page.text("email"))
        return try await confirm(page)
      },
      failed: { page, member, problem in try await email(page, member, problem: problem) })
    routes.accountForm(
      "/account/email/confirm", on: router, from: "/account/email",
      posted: { page, member in
        let email = page.text("email")
        try await page.account(of: member).confirmEmail(email, code: page.text("code"))
        return pages.notice(
          page.strings.account.done, page.strings.account.signsInWith(email), for: page.request)
      },
      failed: { page, member, problem in
        if case .invalid(.email, _) = problem { return try await email(page, member, problem: problem) }
        return try await confirm(page, problem: problem)
      })
  }

  private func email(
    _ page: PageCall, _ member: Caller.Member, problem: AppError? = nil
  ) async throws -> Response {
    let strings = page.strings.account
    guard let texts = try await pages.codes(page.strings) else {
      return pages.withoutCodes(strings.changeEmail, page)
    }
    _ = try await provenStanding(member, page)
    let form = PageForm(
      action: "/account/email", button: texts.request, fields: [.email(page, autocomplete: "email")],
      problems: problem.map { [$0] } ?? [])
    return pages.page(
      FormPage(
        title: strings.changeEmail,
        text: strings.signsInWith(try await page.account(of: member).email()) + " " + strings.emailText,
        form: form, links: [back(page)]),
      for: page)
  }

  private func confirm(_ page: PageCall, problem: AppError? = nil) async throws -> Response {
    let strings = page.strings.account
    guard let texts = try await pages.codes(page.strings) else {
      return pages.withoutCodes(strings.changeEmail, page)
    }
    let form = PageForm(
      action: "/account/email/confirm", button: page.strings.confirm, carried: ["email": page.text("email")],
      fields: [.code(page)], problems: problem.map { [$0] } ?? [])
    return pages.page(
      FormPage(
        title: strings.changeEmail, text: texts.confirm, form: form,
        links: [(texts.requestAgain, "/account/email"), back(page)]),
      for: page)
  }

  // MARK: Deleting it

  private func addDeletion(to router: Router<ServerContext>) {
    routes.account("/account/delete", on: router) { page, member in try await deletion(page, member) }
    routes.accountForm(
      "/account/delete", on: router,
      posted: { page, member in
        let account = page.account(of: member)
        try account.checkHandle(page.text("handle"))
        _ = try await account.delete()
        parts.callers.forget(token: member.session.token)
        var response = pages.notice(
          page.strings.account.done, page.strings.account.deleted, for: page.request)
        page.visit.signOut(in: &response)
        return response
      },
      failed: { page, member, problem in try await deletion(page, member, problem: problem) })
  }

  private func deletion(
    _ page: PageCall, _ member: Caller.Member, problem: AppError? = nil
  ) async throws -> Response {
    let strings = page.strings.account
    _ = try await provenStanding(member, page, for: .removal)
    let form = PageForm(
      action: "/account/delete", button: strings.delete,
      fields: [
        PageField(
          field: .handle, label: page.strings.handle, entered: page.text("handle"),
          hint: strings.handleHint(member.session.handle), isName: true)
      ], problems: problem.map { [$0] } ?? [])
    return pages.page(
      FormPage(title: strings.delete, text: strings.deletion, form: form, links: [back(page)]), for: page)
  }

  // MARK: Shared

  /// How the account can be signed in to, once its owner has proven who they are.
  ///
  /// Throws `invalid(.proof, …)`: `missing`, `unconfirmed`.
  private func provenStanding(
    _ member: Caller.Member, _ page: PageCall, for need: ProofNeed = .change
  ) async throws(AppError) -> AccountStanding {
    let standing = try await page.account(of: member).standing()
    guard standing.isProven(for: need) else {
      throw .invalid(.proof, need == .removal && standing.hasNewAddress ? .unconfirmed : .missing)
    }
    return standing
  }

  private func back(_ page: PageCall) -> (label: String, address: String) {
    (page.strings.account.title, "/account")
  }
}

extension PageCall {
  /// The account of who is signed in.
  func account(of member: Caller.Member) -> AccountInteractor {
    AccountInteractor(
      ports: member.repositories.account,
      sessions: SessionInteractor(
        repository: member.repositories.authentication.sessions, store: BrowserStore(visit: visit)),
      session: member.session)
  }
}

extension InputField {
  /// Whether the other sign-ins end, too.
  fileprivate static let others = InputField("others")
}

extension PageField {
  /// The field for the password that the account has.
  static func currentPassword(_ page: PageCall) -> PageField {
    PageField(
      field: .password, label: page.strings.password, type: "password", autocomplete: "current-password")
  }
}
