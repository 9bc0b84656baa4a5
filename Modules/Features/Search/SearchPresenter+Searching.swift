import AppScreens
import AppValues
import Entities
import PostActions

// What is found, and how much of it is shown.
extension SearchPresenter {
  /// How many results of a kind are read at first beside other kinds, and how many alone.
  private enum FirstPage {
    static let people = 5
    static let hashtags = 5
    static let posts = 10
    static let alone = 20
  }

  /// What is found of each kind.
  private struct Found {
    var people = SearchResults<User>()
    var hashtags = SearchResults<Hashtag>()
    var posts = SearchResults<Post>()
  }

  func search(_ entered: String) async throws(AppError) {
    state.entered = entered
    do throws(AppError) {
      let query = try interactor.query(entered)
      try await find(query, scope: query.onlyScope)
    } catch {
      // What was entered stays in the field to be tried again; what was refused does not: the next answer
      // would be typed behind it.
      if case .invalid = error { state.entered = "" }
      if error != .cancelled || state.query == nil { state.isAsking = true }
      throw error
    }
  }

  /// Searches anew, for as many results as were shown.
  func refresh() async throws(AppError) {
    guard let query = state.query else { return }
    try await find(query, scope: state.scope, atLeast: state)
  }

  func leaveQuery() {
    if let query = state.query {
      state.entered = query.text
      state.isAsking = false
    } else {
      router.leave()
    }
  }

  func show(_ scope: SearchScope?) async throws(AppError) {
    guard let query = state.query, query.onlyScope == nil else { return }
    state.scope = scope
    // Alone, a kind has room for more than its first few.
    if let scope, state.count(of: scope) < FirstPage.alone { try await readMore() }
  }

  func readMore() async throws(AppError) {
    guard let query = state.query else { return }
    switch state.scope {
    case .people: try await readMorePeople(query)
    case .hashtags: try await readMoreHashtags(query)
    case .posts, nil: try await readMorePosts(query)
    }
  }

  /// - Parameter shown: As many results of each kind are wanted as stand there.
  private func find(
    _ query: SearchQuery, scope: SearchScope?, atLeast shown: SearchState? = nil
  ) async throws(AppError) {
    let wanted = { (scope: SearchScope, first: Int) in
      max(shown?.count(of: scope) ?? 0, query.onlyScope == nil ? first : FirstPage.alone)
    }
    let found = try await reads.read { () async throws(AppError) -> Found in
      var found = Found()
      for scope in query.scopes {
        switch scope {
        case .people: found.people = try await interactor.people(query, upTo: wanted(scope, FirstPage.people))
        case .hashtags:
          found.hashtags = try await interactor.hashtags(query, upTo: wanted(scope, FirstPage.hashtags))
        case .posts: found.posts = try await interactor.posts(query, upTo: wanted(scope, FirstPage.posts))
        }
      }
      return found
    }
    guard let found else { return }
    state.query = query
    state.scope = scope
    (state.people, state.hashtags, state.posts) = (found.people, found.hashtags, found.posts)
    state.acting.gone = []
    state.isAsking = false
  }

  private func readMorePeople(_ query: SearchQuery) async throws(AppError) {
    let people = state.people
    guard people.next != nil else { return }
    let longer = try await interactor.people(
      query, after: people, upTo: people.items.count + FirstPage.alone)
    guard state.query == query, state.people.next == people.next else { return }
    state.people = longer
  }

  private func readMoreHashtags(_ query: SearchQuery) async throws(AppError) {
    let hashtags = state.hashtags
    guard hashtags.next != nil else { return }
    let longer = try await interactor.hashtags(
      query, after: hashtags, upTo: hashtags.items.count + FirstPage.alone)
    guard state.query == query, state.hashtags.next == hashtags.next else { return }
    state.hashtags = longer
  }

  private func readMorePosts(_ query: SearchQuery) async throws(AppError) {
    let posts = state.posts
    guard posts.next != nil else { return }
    let longer = try await interactor.posts(
      query, after: posts, upTo: posts.items.count + FirstPage.alone)
    guard state.query == query, state.posts.next == posts.next else { return }
    // The posts that were there already may have changed meanwhile.
    state.posts = SearchResults(
      items: state.posts.items + longer.items.dropFirst(posts.items.count), next: longer.next)
  }
}
