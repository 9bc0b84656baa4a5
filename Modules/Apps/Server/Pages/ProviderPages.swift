import AppValues
import Authentication
import Entities
import HTTPTypes
import Hummingbird
import MastodonAPI
import SocialBackend
import SocialOpenIDConnect

/// The way to a provider and back.
struct ProviderPages: Sendable {
  let routes: PageRoutes
  let providers: ServerProviders
  var pages: Pages { routes.pages }
  var parts: ServerParts { routes.parts }

  func add(to router: Router<ServerContext>) {
    routes.get(
      "/auth/provider/:name", on: router, limit: .signIn,
      failed: { page, problem in try await failed(page, problem) },
      { page in try await depart(page, for: .signIn, next: page.next) })
    routes.get(
      "/auth/provider/:name/callback", on: router, limit: .signIn,
      failed: { page, problem in try await failed(page, problem) },
      { page in try await returned(page) })
    router.post("/auth/provider/:name/callback") { request, context in
      try await posted(request, context)
    }
    router.post("/auth/provider/:name/notices") { request, context in
      try await noticed(request, context)
    }
    addSignUp(to: router)
  }

  /// The beginning of the address by which someone proves to a provider once more who they are.
  static let proof = "/account/prove/provider"

  /// The buttons to prove it with the providers that say when that was; empty for none.
  func proofButtons(_ linked: [LinkedProvider], _ page: PageCall) -> String {
    ProviderButtons.html(
      linked.map(\.provider).filter { providers.clients.canProveAgain($0.id) },
      label: page.strings.providers.prove, next: page.next, by: Self.proof)
  }

  /// Leads someone to a provider.
  func depart(
    _ page: PageCall, for purpose: ProviderVisit.Purpose, next: String
  ) async throws -> Response {
    let start = try await begin(page, for: purpose, next: next)
    var response = Response.seeOther(start.address)
    try await keep(start.visit, in: &response, page)
    return response
  }

  /// Begins a visit to a provider.
  func begin(
    _ page: PageCall, for purpose: ProviderVisit.Purpose, next: String
  ) async throws(AppError) -> (address: String, visit: ProviderVisit) {
    let name = page.names["name"] ?? ""
    let start = try await providers.clients.begin(
      at: name, redirect: "\(parts.site.address)/auth/provider/\(name)/callback", isProof: purpose == .prove,
      isChoice: purpose == .link)
    return (
      start.address,
      ProviderVisit(
        pending: start.pending, provider: name, purpose: purpose,
        next: next.utf8.count <= ProviderVisit.longestNext ? next : "/",
        person: page.member?.session.user.rawValue)
    )
  }

  func keep(_ visit: ProviderVisit, in response: inout Response, _ page: PageCall) async throws {
    try await visit.keep(
      in: &response, of: page.request, isSecure: parts.site.isSecure, by: providers.secrets)
  }

  // MARK: Back again

  /// Leads a browser on that another site sent here with a form.
  private func posted(_ request: Request, _ context: ServerContext) async throws -> Response {
    try parts.count(.pages, for: parts.address(of: request, context).network)
    let isPosted = providers.clients.postsAnswers(context.parameters.get("name") ?? "")
    guard isPosted else { throw ServerError.noSuchCall }
    let form = try await RequestBody.read(request, on: context.channel, keepingFilesIn: nil).values
    guard let posted = PostedAnswer(form.fields) else {
      throw ServerError(.contentTooLarge, "The answer is too large")
    }
    let answer = try await posted.sealed(by: providers.secrets)
    return .seeOther("\(request.uri.path)?answer=\(answer.percentEncoded)")
  }

  private func returned(_ page: PageCall) async throws -> Response {
    let fields =
      page.values.text("answer").map { PostedAnswer($0, by: providers.secrets)?.fields ?? [] }
      ?? page.values.fields.map { ($0.name, $0.text) }
    let (state, isSecure) = (Secret(fields.first { $0.0 == "state" }?.1 ?? ""), parts.site.isSecure)
    guard
      let visit = ProviderVisit.kept(for: state, in: page.request, isSecure: isSecure, by: providers.secrets),
      visit.provider == page.names["name"]
    else { throw AppError.gone }
    var response = try await answer(visit, fields, page)
    ProviderVisit.end(state, in: &response, isSecure: isSecure)
    return response
  }

  private func answer(
    _ visit: ProviderVisit, _ fields: [(String, String)], _ page: PageCall
  ) async throws -> Response {
    let refused: AppError
    do {
      let identity = try await providers.clients.finish(visit.pending, at: visit.provider, with: fields)
      return try await finish(visit, identity, page)
    } catch let problem as AppError {
      refused = problem
    }
    return try await failed(page, refused, next: visit.next, visit)
  }

  private func finish(
    _ visit: ProviderVisit, _ identity: ProviderIdentity, _ page: PageCall
  ) async throws -> Response {
    guard visit.purpose != .signIn else { return try await signedIn(by: identity, page, next: visit.next) }
    // Someone else may have signed in here since.
    guard let member = page.member, member.session.user.rawValue == visit.person else {
      return .seeOther("/auth/sign_in?next=\(visit.next.percentEncoded)")
    }
    let isProven = try await use(identity, for: visit.purpose, of: member)
    return .seeOther(isProven ? visit.next : "/account/prove?next=\(visit.next.percentEncoded)")
  }

  /// Links what a provider says to an account, or proves by it who its owner is.
  ///
  /// - Returns: Whether nothing has to be proven before.
  private func use(
    _ identity: ProviderIdentity, for purpose: ProviderVisit.Purpose, of member: Caller.Member
  ) async throws(AppError) -> Bool {
    do throws(AppError) {
      switch purpose {
      case .link, .signIn: try await linking(member).link(identity)
      case .prove: try await linking(member).prove(identity)
      }
      return true
    } catch {
      if error == .invalid(.proof, .missing) { return false }
      throw error
    }
  }

  private func linking(_ member: Caller.Member) throws(AppError) -> any ProviderLinking {
    try member.repositories.account.providerLinking.orUnsupported()
  }

  private func signedIn(
    by identity: ProviderIdentity, _ page: PageCall, next: String
  ) async throws -> Response {
    let isOpen = parts.options.registration != .no
    switch try await accounts(page).signIn(identity, admitsNewcomers: isOpen) {
    case .signedIn(let session):
      var response = Response.seeOther(next)
      page.visit.signIn(session.token, in: &response)
      return response
    case .newcomer(let newcomer):
      var response = Response.seeOther("/auth/sign_up/provider?next=\(next.percentEncoded)")
      page.visit.remember(newcomer, in: &response)
      return response
    }
  }

  func accounts(_ page: PageCall) -> AuthenticationInteractor {
    AuthenticationInteractor(
      ports: parts.callers.anonymous.authentication, store: BrowserStore(visit: page.visit),
      reserved: parts.options.reservedHandles, clock: parts.clock)
  }

  // MARK: Failures

  /// The page for someone who comes back without what they went for.
  private func failed(
    _ page: PageCall, _ problem: AppError, next: String? = nil, _ visit: ProviderVisit? = nil
  ) async throws -> Response {
    let (strings, next) = (page.strings.providers, next ?? page.next)
    if let visit, visit.purpose != .signIn, page.member != nil {
      return .seeOther(
        problem == .cancelled
          ? visit.next : "/account/providers?problem=\(ProviderProblem(problem).rawValue)")
    }
    // One that isn't offered has no name.
    let name = (try? providers.clients.offered(page.names["name"] ?? ""))?.name ?? ""
    let signIn = SignInPages(routes: routes)
    switch problem {
    // They only went back.
    case .cancelled: return .seeOther("/auth/sign_in?next=\(next.percentEncoded)")
    case .gone: return signIn.signIn(page, next: next, problem: .invalid(.registration, .wrong))
    case .invalid(.email, .taken):
      return signIn.signIn(page, next: "/account/providers", text: strings.knownAddress(name))
    case .invalid(.account, .unconfirmed):
      return try await SignUpPages(routes: routes).confirm(page, problem: problem)
    case .notFound: return signIn.signIn(page, next: next, text: strings.unknown(name))
    case .unavailable, .unsupported:
      var response = signIn.signIn(page, next: next, text: strings.unavailable(name))
      response.status = .serviceUnavailable
      return response
    default: return signIn.signIn(page, next: next, problem: problem)
    }
  }

  // MARK: Notices

  /// Takes what a provider tells of its own accord: Apple calls this with a JSON object whose `payload` is signed. It calls
  /// again if it isn't answered with 200, so what can't be believed is refused for good.
  private func noticed(_ request: Request, _ context: ServerContext) async throws -> Response {
    try parts.count(.signIn, for: parts.address(of: request, context).network)
    let body = try await RequestBody.read(request, on: context.channel, keepingFilesIn: nil).values
    let name = context.parameters.get("name") ?? ""
    do throws(AppError) {
      try await note(body.text("payload") ?? "", of: name)
    } catch {
      if error.isInvalid { throw ServerError(.badRequest, "The notice isn't the provider's") }
      throw error
    }
    return Response(status: .ok)
  }

  private func note(_ payload: String, of name: String) async throws(AppError) {
    guard let notice = try await providers.clients.notice(payload, of: name) else { return }
    let ports = try parts.callers.anonymous.authentication.providers.orUnsupported()
    try await ports.identities.orUnsupported().note(notice)
  }
}

/// Why a provider's account couldn't be linked, in the address of the page that says so.
enum ProviderProblem: String {
  case taken, several, unverified, tooLate = "too_late", unavailable

  init(_ problem: AppError) {
    self =
      switch problem {
      case .invalid(.provider, .taken): .taken
      case .invalid(.provider, .unchanged): .several
      case .gone: .tooLate
      case .invalid: .unverified
      default: .unavailable
      }
  }

  var error: AppError {
    switch self {
    case .taken: .invalid(.provider, .taken)
    case .several: .invalid(.provider, .unchanged)
    case .unverified: .invalid(.provider, .wrong)
    case .tooLate: .invalid(.registration, .wrong)
    case .unavailable: .unavailable
    }
  }
}

extension AppError {
  fileprivate var isInvalid: Bool {
    if case .invalid = self { true } else { false }
  }
}
