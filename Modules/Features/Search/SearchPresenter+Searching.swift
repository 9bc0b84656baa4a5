import AppScreens
import AppValues
import Entities
import PostActions

// Finding results, and how many of them are shown.
extension SearchPresenter {
  /// Reads a page of one kind.
  private typealias Read<Item: PagedItem> =
    @Sendable (SearchQuery, PageRequest) async throws(AppError) -> Page<Item>

  /// How many results of a kind are read at first: next to other kinds, and alone.
  private enum FirstPage {
    static let alone = 20
    static func count(of scope: SearchScope) -> Int { scope == .posts ? 10 : 5 }
  }

  /// The results of each kind.
  private struct Found {
    var people = PagedList<User>()
    var hashtags = PagedList<Hashtag>()
    var posts = PagedList<Post>()
  }

  func search(_ entered: String) async throws(AppError) {
    state.entered = entered
    do throws(AppError) {
      let query = try interactor.query(entered)
      let found = try await runner.reads.latest(try await find(query))
      state.query = query
      state.scope = query.onlyScope
      show(found)
      state.isAsking = false
    } catch {
      // What was entered stays in the field to try again. A refused query doesn't: people would type the next
      // one behind it.
      if case .invalid = error { state.entered = "" }
      let isCancelled = error == .cancelled || Task.isCancelled
      if !isCancelled || state.query == nil { state.isAsking = true }
      throw error
    }
  }

  /// Searches again, for as many results as are shown.
  func refresh() async throws(AppError) {
    guard let query = state.query else { return }
    show(try await runner.reads.latest(try await find(query, atLeast: state)))
  }

  /// Asks for another query: people type it, and don't first clear the last one.
  func ask() {
    state.entered = ""
    state.isAsking = true
  }

  func leaveQuery() {
    if let query = state.query {
      state.entered = query.text
      state.isAsking = false
    } else {
      router.leave()
    }
  }

  func show(_ scope: SearchScope?) {
    if state.query?.onlyScope == nil { state.scope = scope }
  }

  /// Reads more of a kind that is now shown alone: it has room for more than the first few.
  func fill(_ scope: SearchScope?) async throws(AppError) {
    if let scope, state.scope == scope, state.count(of: scope) < FirstPage.alone { try await readMore(scope) }
  }

  func readMore(_ scope: SearchScope?) async throws(AppError) {
    guard let query = state.query else { return }
    switch scope {
    case .people: try await extend(\.people, query, interactor.people)
    case .hashtags: try await extend(\.hashtags, query, interactor.hashtags)
    case .posts, nil: try await extend(\.posts, query, interactor.posts)
    }
  }

  private func extend<Item>(
    _ list: WritableKeyPath<SearchState, PagedList<Item>>, _ query: SearchQuery, _ read: @escaping Read<Item>
  ) async throws(AppError) {
    let older = state[keyPath: list].older
    let page = try await state[keyPath: list].more(atLeast: FirstPage.alone, limit: nil) {
      (request) async throws(AppError) in try await read(query, request)
    }
    guard let page, state.query == query else { return }
    // A refresh under way must read as many again.
    if state[keyPath: list].append(page, below: older) { runner.reads.wrote() }
  }

  /// - Parameter shown: Reads at least as many results of each kind as this state shows.
  private func find(
    _ query: SearchQuery, atLeast shown: SearchState? = nil
  ) async throws(AppError) -> Found {
    var counts: [SearchScope: Int] = [:]
    for scope in query.scopes {
      let first = query.onlyScope == nil ? FirstPage.count(of: scope) : FirstPage.alone
      counts[scope] = max(shown?.count(of: scope) ?? 0, first)
    }
    let overview = try await interactor.overview(of: query, counts)
    return Found(
      people: try await list(from: overview.people, counts[.people], query, interactor.people),
      hashtags: try await list(from: overview.hashtags, counts[.hashtags], query, interactor.hashtags),
      posts: try await list(from: overview.posts, counts[.posts], query, interactor.posts))
  }

  /// The list that begins with a page, read on until it has as many results as are wanted.
  private func list<Item>(
    from first: Page<Item>, _ count: Int?, _ query: SearchQuery, _ read: @escaping Read<Item>
  ) async throws(AppError) -> PagedList<Item> {
    guard let count else { return PagedList() }
    return try await PagedList.first(atLeast: count, limit: nil) { (request) async throws(AppError) in
      request.position == .first ? first : try await read(query, request)
    }
  }

  private func show(_ found: Found) {
    (state.people, state.hashtags, state.posts) = (found.people, found.hashtags, found.posts)
    state.acting.gone = []
  }
}
