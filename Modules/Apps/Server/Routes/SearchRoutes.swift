import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Profile
import Search
import SocialBackend
import Timeline

/// Searches for people, posts and hashtags.
struct SearchRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Accounts.search, limit: .search) { call in try await accounts(call) }
    routes.on(Endpoints.Timelines.search, limit: .search) { call in try await search(call) }
  }

  private func accounts(_ call: Call<MastodonAccountSearch>) async throws -> [MastodonAccount] {
    let parameters = call.parameters
    let page = CountedPage(limit: parameters.limit, offset: parameters.offset, usual: 40, maximum: 80)
    return try await people(parameters.query ?? "", page, followedOnly: parameters.following ?? false, call)
  }

  private func search(_ call: Call<MastodonSearchQuery>) async throws -> MastodonSearchResults {
    let parameters = call.parameters
    let typed = (parameters.query ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if call.viewer == nil { try Self.checkAnonymous(parameters) }
    if typed.isEmpty { throw Self.nothingTyped }
    let page = CountedPage(limit: parameters.limit, offset: parameters.offset, usual: 20, maximum: 40)
    if parameters.resolve == true, let found = try await resolve(typed, page, call) { return found }
    let (isHashtag, hasMention) = (typed.first.map { "#＃".contains($0) } ?? false, typed.contains("@"))
    var results = MastodonSearchResults()
    if parameters.wants(.accounts), !isHashtag {
      results.accounts = try await people(typed, page, followedOnly: parameters.following ?? false, call)
    }
    // A hashtag is searched for in posts only where nothing else was asked for.
    if parameters.wants(.statuses), !isHashtag || parameters.type == SearchKind.statuses.rawValue {
      results.statuses = try await statuses(typed, page, call)
    }
    if parameters.wants(.hashtags), !hasMention {
      results.hashtags = try await hashtags(isHashtag ? typed : "#\(typed)", page, call)
    }
    return results
  }

  private static let nothingTyped = ServerError(
    .badRequest, "param is missing or the value is empty or invalid: q")

  /// Throws `ServerError` for what only someone who is signed in can ask for.
  private static func checkAnonymous(_ parameters: MastodonSearchQuery) throws {
    if parameters.offset?.value != nil {
      throw ServerError(
        .unauthorized, "Search queries pagination is not supported without authentication")
    }
    if parameters.resolve == true {
      throw ServerError(
        .unauthorized,
        "Search queries that resolve remote resources are not supported without authentication")
    }
  }
}

extension SearchRoutes {
  private func people<Parameters>(
    _ typed: String, _ page: CountedPage, followedOnly: Bool, _ call: Call<Parameters>
  ) async throws -> [MastodonAccount] {
    let search = AccountSearch(
      site: parts.site, profiles: call.profiles,
      search: SearchInteractor(repository: call.repositories.search))
    return try await search.people(typed, page, followedOnly: followedOnly).map { parts.mapping.account($0) }
  }

  private func statuses(
    _ typed: String, _ page: CountedPage, _ call: Call<MastodonSearchQuery>
  ) async throws -> [MastodonStatus] {
    let parameters = call.parameters
    var author: User?
    if let id = parameters.accountID, !id.isEmpty {
      author = try await call.profiles.users([ID(id)]).first
      if author == nil { return [] }
    }
    let search = StatusSearch(
      search: SearchInteractor(repository: call.repositories.search), isSignedIn: call.viewer != nil)
    let range = PageParameters(maxID: parameters.maxID, minID: parameters.minID).request()
    let posts = try await search.posts(typed, by: author, within: range, page)
    return try await PostReading(call, parts.mapping).statuses(posts)
  }

  private func hashtags<Parameters>(
    _ typed: String, _ page: CountedPage, _ call: Call<Parameters>
  ) async throws -> [MastodonTag] {
    let search = SearchInteractor(repository: call.repositories.search)
    // What no hashtag can begin with finds none.
    guard let query = try? search.query(typed) else { return [] }
    let found = try await page.items { request throws(AppError) in
      try await search.hashtags(matching: query, request)
    }
    return try await TagReading(call, parts).tags(found)
  }

  /// What an address of this server leads to; nil for anything else.
  private func resolve(
    _ typed: String, _ page: CountedPage, _ call: Call<MastodonSearchQuery>
  ) async throws -> MastodonSearchResults? {
    guard let address = AddressSearch(typed, on: parts.site) else { return nil }
    var results = MastodonSearchResults()
    if !call.parameters.wants(address.kind) || page.offset > 0 { return results }
    switch address {
    case .person(let name):
      results.accounts = try await people(
        name.handle, CountedPage(limit: nil, usual: 1, maximum: 1), followedOnly: false, call
      )
      .filter { $0.username.lowercased() == name.handle }
    case .status(let id):
      let items = try await call.repositories.timelineItems.orUnsupported().items([id])
      results.statuses = try await PostReading(call, parts.mapping).statuses(items)
    case .hashtag(let name):
      results.hashtags = try await hashtags("#\(name)", CountedPage(limit: nil, usual: 1, maximum: 1), call)
    }
    return results
  }
}

extension MastodonSearchQuery {
  /// Whether results of a kind are requested.
  fileprivate func wants(_ kind: SearchKind) -> Bool {
    type.map { $0.isEmpty || $0 == kind.rawValue } ?? true
  }
}
