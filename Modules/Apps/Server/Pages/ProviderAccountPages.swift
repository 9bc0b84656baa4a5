import AppValues
import Authentication
import Entities
import Hummingbird
import SocialBackend

/// The page on which people link providers to their account, and unlink them.
struct ProviderAccountPages: Sendable {
  let visits: ProviderPages
  private var routes: PageRoutes { visits.routes }
  private var pages: Pages { visits.pages }
  private var clients: ProviderClients { visits.providers.clients }
  static let address = "/account/providers"

  func add(to router: Router<ServerContext>) {
    routes.account(Self.address, on: router) { page, member in
      try await overview(page, member, problem: ProviderProblem(rawValue: page.text("problem"))?.error)
    }
    routes.accountForm(
      "\(Self.address)/link", on: router, from: Self.address,
      posted: { page, member in
        guard try await page.account(of: member).standing().isProven else {
          throw AppError.invalid(.proof, .missing)
        }
        return try await leave(page, for: .link, next: Self.address)
      },
      failed: { page, member, problem in try await overview(page, member, problem: problem) })
    routes.accountForm(
      "\(Self.address)/unlink", on: router, from: Self.address,
      posted: { page, member in
        try await page.account(of: member).unlink(ID(page.text("id")))
        return .seeOther(Self.address)
      },
      failed: { page, member, problem in try await overview(page, member, problem: problem) })
    // No one proves by an address alone: the provider asks for their password.
    routes.account("\(ProviderPages.proof)/:name", on: router) { page, _ in
      try await visits.depart(page, for: .prove, next: page.next)
    }
  }

  private func overview(
    _ page: PageCall, _ member: Caller.Member, problem: AppError? = nil
  ) async throws -> Response {
    let strings = page.strings.providers
    let linked = try await page.account(of: member).linkedProviders()
    let words = PageWords(Pages.language(of: page.request))
    let problems = PageForm(action: "", button: "", problems: problem.map { [$0] } ?? [])
    let values: [String: Any] = [
      "text": strings.text, "hidden": true,
      "problem": problems.summary { pages.explain($0, for: page.request) },
      "linked": linked.map { link in
        [
          "text": strings.linked(link.provider.name, link.email ?? "", words.time(link.linkedAt)),
          "remark": link.isEmailOff ? strings.emailOff(link.provider.name) : "",
          "id": link.id.rawValue, "button": strings.unlink(link.provider.name),
        ]
      },
      "offered": clients.all.filter { offered in !linked.contains { $0.provider == offered } }.map {
        ["id": $0.id, "button": strings.link($0.name)]
      },
    ]
    return pages.guardedPage(.providers, strings.title, values, for: page, status: problems.status)
  }

  /// Sends someone to a provider from a form. Browsers let forms lead to other sites only where a page allows it, so the
  /// way leads over a page that goes on by itself.
  private func leave(
    _ page: PageCall, for purpose: ProviderVisit.Purpose, next: String
  ) async throws -> Response {
    var page = page
    page.names["name"] = page.text("provider")
    let start = try await visits.begin(page, for: purpose, next: next)
    let strings = page.strings.providers
    let name = try clients.offered(start.visit.provider).name
    var response = pages.page(
      .leaving, strings.leaving(name), ["address": start.address, "goOn": strings.goOn, "hidden": true],
      for: page.request)
    response.headers["Refresh"] = "0; url=\(start.address)"
    try await visits.keep(start.visit, in: &response, page)
    return response
  }
}

extension PageTemplate {
  /// The providers that are linked to an account, and those that can be.
  static let providersSource = """
    {{< layout}}{{$ content}}
    <div class="card">
    <h1>{{title}}</h1>
    <p>{{text}}</p>
    {{{problem}}}
    {{#linked}}<form method="post" action="/account/providers/unlink">
    <p>{{text}}</p>{{#remark}}<p class="hint">{{remark}}</p>{{/remark}}
    {{> guard}}<input type="hidden" name="id" value="{{id}}"><button class="quiet">{{button}}</button>
    </form>{{/linked}}
    {{#offered}}<form method="post" action="/account/providers/link">
    {{> guard}}<input type="hidden" name="provider" value="{{id}}"><button>{{button}}</button>
    </form>{{/offered}}
    </div>
    {{/ content}}{{/ layout}}
    """

  /// On the way to another site, to which the page goes on by itself.
  static let leavingSource = """
    {{< layout}}{{$ content}}
    <div class="card"><h1>{{title}}</h1><p class="lone"><a class="button" href="{{address}}">{{goOn}}</a></p></div>
    {{/ content}}{{/ layout}}
    """
}
