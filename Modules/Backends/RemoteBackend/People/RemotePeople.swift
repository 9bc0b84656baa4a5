import AppValues
import Entities
import MastodonAPI
import Profile

/// Lists of people of a server.
struct RemotePeople: PeopleRepository {
  let caller: RemoteCaller
  let reader: PeopleReader

  var peopleCapabilities: PeopleCapabilities {
    var lists = PeopleCapabilities.all.lists
    // Notifications aren't grouped on the wire.
    lists.remove(.newFollowers)
    if caller.knowledge.lacks(.familiarFollowers) { lists.remove(.knownFollowers) }
    if caller.knowledge.lacks(.suggestions) { lists.remove(.suggested) }
    if caller.knowledge.lacks(.directory) { lists.remove(.directory) }
    return PeopleCapabilities(lists: lists)
  }

  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User> {
    switch list {
    case .followers(let id): try await page(Endpoints.Accounts.followers, of: id.rawValue, request)
    case .following(let id): try await page(Endpoints.Accounts.following, of: id.rawValue, request)
    case .requests: try await page(Endpoints.Relations.followRequests, request)
    case .blocked: try await page(Endpoints.Relations.blocks, request)
    case .muted: try await muted(request)
    case .suggested: try await suggested(request)
    case .knownFollowers(let id): try await whole(try await familiar(to: id))
    case .directory(let order): try await directory(order, request)
    case .newFollowers: throw .unsupported
    }
  }

  func users(_ ids: [ID<User>]) async throws(AppError) -> [User] {
    if ids.isEmpty { return [] }
    let accounts = try await caller.accounts(ids.map(\.rawValue)).filter { !$0.suspended }
    let users = Dictionary(try await reader.users(accounts).map { ($0.id, $0) }) { first, _ in first }
    return ids.compactMap { users[$0] }
  }

  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers {
    let accounts = try await familiar(to: id)
    return KnownFollowers(
      people: accounts.prefix(KnownFollowers.names).map { reader.wire.author($0) }, count: accounts.count)
  }

  private func page(
    _ endpoint: Endpoint<PageParameters, [MastodonAccount]>, of piece: String? = nil, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    let pieces = piece.map { [$0] } ?? []
    let page = try await caller.page(endpoint, at: pieces, with: PageParameters(), request)
    return page.page(try await reader.users(page.answer), page.answer.map(\.id))
  }

  private func muted(_ request: PageRequest) async throws(AppError) -> Page<User> {
    let page = try await caller.page(Endpoints.Relations.mutes, with: PageParameters(), request)
    let accounts = page.answer.map(\.account)
    return page.page(try await reader.users(accounts), accounts.map(\.id))
  }

  private func suggested(_ request: PageRequest) async throws(AppError) -> Page<User> {
    let suggestions = try await caller.call(
      Endpoints.Relations.suggestions, with: MastodonCount(limit: PageLimit(request.limit)), in: .suggestions)
    return try await whole(suggestions.map(\.account))
  }

  private func directory(_ order: DirectoryOrder, _ request: PageRequest) async throws(AppError) -> Page<User>
  {
    let query = MastodonDirectoryQuery(order: order == .newest ? "new" : "active", local: true)
    let page = try await caller.page(Endpoints.Accounts.directory, with: query, request, in: .directory)
    return page.withOffsets(request, count: page.answer.count).page(
      try await reader.users(page.answer), page.answer.map(\.id))
  }

  private func familiar(to id: ID<User>) async throws(AppError) -> [MastodonAccount] {
    let lists = try await caller.call(
      Endpoints.Relations.familiarFollowers, with: MastodonIDs(ids: [id.rawValue]), in: .familiarFollowers)
    return lists.first { $0.id == id.rawValue }?.accounts ?? []
  }

  /// A list that servers give as a whole.
  private func whole(_ accounts: [MastodonAccount]) async throws(AppError) -> Page<User> {
    Page(items: try await reader.users(accounts), older: nil, newer: nil)
  }
}
