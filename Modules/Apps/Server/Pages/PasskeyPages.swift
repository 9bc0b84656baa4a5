import AppScreens
import AppValues
import Authentication
import Entities
import HTTPTypes
import Hummingbird
import MastodonAPI
import NIOCore
import SocialBackend

/// The pages on which people sign in with passkeys, create accounts with them, and look after theirs.
struct PasskeyPages: Sendable {
  static let signIn = "/auth/passkey"
  static let signUp = "/auth/sign_up/passkey"
  static let list = "/account/passkeys"
  static let proofOptions = "/account/prove/passkey/options"
  private static let edit = "/account/passkeys/edit"

  let routes: PageRoutes
  let site: PasskeySite
  private var pages: Pages { routes.pages }
  private var parts: ServerParts { routes.parts }

  /// Nil where browsers have no passkeys for the server's name.
  init?(routes: PageRoutes) {
    guard let site = routes.parts.passkeySite else { return nil }
    self.routes = routes
    self.site = site
  }

  func add(to router: Router<ServerContext>) {
    addSigningIn(to: router)
    addSigningUp(to: router)
    addList(to: router)
    addEditing(to: router)
    addProofs(to: router)
  }

  // MARK: Signing in

  private func addSigningIn(to router: Router<ServerContext>) {
    options("\(Self.signIn)/options", on: router) { page in
      try await accounts(page).passkeyOptions(at: site)
    }
    routes.post(
      Self.signIn, on: router, limit: .signIn,
      failed: { page, problem in SignInPages(routes: routes).signIn(page, problem: problem) },
      { page in
        let session = try await accounts(page).signIn(with: answer(page))
        var response = Response.seeOther(page.next)
        page.visit.signIn(session.token, in: &response)
        return response
      })
  }

  // MARK: Creating an account

  private func addSigningUp(to router: Router<ServerContext>) {
    let pages = SignUpPages(routes: routes)
    routes.get(Self.signUp, on: router) { page in pages.signUpWithPasskey(page) }
    options("\(Self.signUp)/options", on: router) { page in
      if parts.options.registration == .no { throw AppError.forbidden }
      return try await pages.accounts(page).newPasskeyOptions(
        for: pages.entered(page), language: Pages.language(of: page.request).code, at: site)
    }
    routes.post(
      Self.signUp, on: router, limit: .registration,
      failed: { page, problem in
        pages.signUpWithPasskey(
          page, problems: await pages.problems(page, first: problem, hasPassword: false))
      },
      { page in
        try await pages.signedUp(page) { form, language, conditions throws(AppError) in
          try await pages.accounts(page).signUp(
            form, with: answer(page), called: usualName(page), language: language, conditions: conditions)
        }
      })
  }

  // MARK: One's own

  private func addList(to router: Router<ServerContext>) {
    routes.account(Self.list, on: router) { page, member in try await list(page, member) }
    options("\(Self.list)/options", on: router) { page in
      try await account(page).newPasskeyOptions(at: site)
    }
    routes.accountForm(
      Self.list, on: router,
      posted: { page, _ in
        // Where the browser wasn't asked, what refused to ask says why.
        if page.text("credential").isEmpty { _ = try await account(page).newPasskeyOptions(at: site) }
        _ = try await account(page).addPasskey(answer(page), called: page.text("name"))
        return .seeOther(Self.list)
      },
      failed: { page, member, problem in try await list(page, member, problem: problem) })
  }

  private func list(
    _ page: PageCall, _ member: Caller.Member, problem: AppError? = nil
  ) async throws -> Response {
    let (strings, words) = (page.strings.passkeys, PageWords(Pages.language(of: page.request)))
    let passkeys = try await account(page).passkeys()
    let form = PageForm(
      action: Self.list, button: strings.add,
      fields: [name(page, page.text("name").isEmpty ? usualName(page) : page.text("name"))],
      problems: problem.map { [$0] } ?? [],
      passkey: PagePasskey(question: .create, options: "\(Self.list)/options"))
    return pages.page(
      FormPage(
        title: strings.title, text: passkeys.isEmpty ? "\(strings.text) \(strings.none)" : strings.text,
        items: passkeys.map { passkey in
          (
            title: passkey.name, detail: detail(passkey, strings, words),
            address: "\(Self.edit)?id=\(passkey.id.rawValue.percentEncoded)"
          )
        },
        form: form, links: [(page.strings.account.title, "/account")]),
      for: page)
  }

  private func detail(_ passkey: Passkey, _ strings: PageStrings.Passkeys, _ words: PageWords) -> String {
    [
      strings.added(words.time(passkey.createdAt)),
      passkey.lastUsedAt.map { strings.lastUsed(words.time($0)) } ?? strings.neverUsed,
      passkey.isSynced ? strings.synced : strings.single,
    ].joined(separator: " · ")
  }

  private func addEditing(to router: Router<ServerContext>) {
    routes.account(Self.edit, on: router) { page, _ in try await edit(page) }
    routes.accountForm(
      "\(Self.edit)/name", on: router, from: Self.list,
      posted: { page, _ in
        try await account(page).renamePasskey(ID(page.text("id")), to: page.text("name"))
        return .seeOther(Self.list)
      },
      failed: { page, _, problem in try await edit(page, problem: problem) })
    routes.accountForm(
      "\(Self.edit)/remove", on: router, from: Self.list,
      posted: { page, _ in
        try await account(page).removePasskey(ID(page.text("id")))
        return .seeOther(Self.list)
      },
      failed: { page, _, problem in try await edit(page, problem: problem) })
  }

  private func edit(_ page: PageCall, problem: AppError? = nil) async throws -> Response {
    let strings = page.strings.passkeys
    let passkeys = try await account(page).passkeys()
    guard let passkey = passkeys.first(where: { $0.id.rawValue == page.text("id") }) else {
      throw AppError.notFound
    }
    let carried: KeyValuePairs = ["id": passkey.id.rawValue]
    let form = PageForm(
      action: "\(Self.edit)/name", button: strings.rename, carried: carried,
      fields: [name(page, page.values.text("name") ?? passkey.name)], problems: problem.map { [$0] } ?? [])
    return pages.page(
      FormPage(
        title: passkey.name, form: form,
        other: PageForm(action: "\(Self.edit)/remove", button: strings.remove, carried: carried),
        links: [(strings.title, Self.list)]),
      for: page)
  }

  private func name(_ page: PageCall, _ entered: String) -> PageField {
    PageField(
      field: .name, label: page.strings.passkeys.name, entered: entered, hint: page.strings.passkeys.nameHint)
  }

  // MARK: Proofs

  private func addProofs(to router: Router<ServerContext>) {
    options(Self.proofOptions, on: router) { page in
      try await account(page).passkeyProofOptions(at: site)
    }
  }

  // MARK: Shared

  /// Answers a script with what to ask the browser; with a status alone where that is refused.
  private func options(
    _ path: String, on router: Router<ServerContext>,
    _ options: @escaping @Sendable (PageCall) async throws -> String
  ) {
    routes.post(
      path, on: router, limit: .passkeys,
      failed: { _, problem in
        Response(status: ServerError(problem).status, headers: [.cacheControl: "no-store"])
      },
      { page in
        let json = try await options(page)
        return Response(
          status: .ok,
          headers: [
            .contentType: "application/json", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
          ],
          body: ResponseBody(byteBuffer: ByteBuffer(string: json)))
      })
  }

  /// What the script put into the form; empty where it didn't run.
  private func answer(_ page: PageCall) -> PasskeyAnswer { PasskeyAnswer(page.text("credential"), at: site) }

  private func accounts(_ page: PageCall) -> AuthenticationInteractor {
    AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
      clock: parts.clock)
  }

  private func account(_ page: PageCall) throws(AppError) -> AccountInteractor {
    guard let member = page.member else { throw .unauthenticated }
    return page.account(of: member)
  }

  private func usualName(_ page: PageCall) -> String {
    page.visit.origin.name.isEmpty ? page.strings.passkeys.usualName : page.visit.origin.name
  }
}
