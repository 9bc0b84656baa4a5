import Entities
import Navigation
import PostActions

// What is found, and how much of it is shown.
extension SearchPresenter {
  /// How many results of a kind are read at first beside the other kind, and how many alone.
  private enum FirstPage {
    static let people = 5
    static let posts = 10
    static let alone = 20
  }

  func search(_ entered: String) async throws(SocialError) {
    state.entered = entered
    do throws(SocialError) {
      let query = try interactor.query(entered)
      try await find(query, scope: query.scope)
    } catch {
      // What was entered stays in the field to be tried again; what was refused does not: the next answer
      // would be typed behind it.
      if case .invalid = error { state.entered = "" }
      if error != .cancelled || state.query == nil { state.isAsking = true }
      throw error
    }
  }

  /// Searches anew, for as many results as were shown.
  func refresh() async throws(SocialError) {
    guard let query = state.query else { return }
    try await find(
      query, scope: state.scope, people: state.people.items.count, posts: state.posts.items.count)
  }

  func leaveQuery() {
    if let query = state.query {
      state.entered = query.text
      state.isAsking = false
    } else {
      router.leave()
    }
  }

  func show(_ scope: SearchScope?) async throws(SocialError) {
    guard let query = state.query, query.scope == nil else { return }
    state.scope = scope
    // Alone, a kind has room for more than its first few.
    let count = scope == .people ? state.people.items.count : state.posts.items.count
    if scope != nil, count < FirstPage.alone { try await readMore() }
  }

  func readMore() async throws(SocialError) {
    guard let query = state.query else { return }
    if state.scope == .people {
      try await readMorePeople(query)
    } else {
      try await readMorePosts(query)
    }
  }

  private func find(
    _ query: SearchQuery, scope: SearchScope?, people: Int = 0, posts: Int = 0
  ) async throws(SocialError) {
    let found = try await reads.read {
      () async throws(SocialError) -> (people: SearchResults<User>, posts: SearchResults<Post>) in
      try await results(for: query, people: people, posts: posts)
    }
    guard let found else { return }
    state.query = query
    state.scope = scope
    state.people = found.people
    state.posts = found.posts
    state.acting.gone = []
    state.isAsking = false
  }

  /// The results from their beginning, at least as many as a first page holds.
  private func results(
    for query: SearchQuery, people: Int, posts: Int
  ) async throws(SocialError) -> (people: SearchResults<User>, posts: SearchResults<Post>) {
    let isAlone = query.scope != nil
    var foundPeople = SearchResults<User>()
    var foundPosts = SearchResults<Post>()
    if query.scope != .posts {
      let first = isAlone ? FirstPage.alone : FirstPage.people
      foundPeople = try await interactor.people(query, upTo: max(people, first))
    }
    if query.scope != .people {
      let first = isAlone ? FirstPage.alone : FirstPage.posts
      foundPosts = try await interactor.posts(query, upTo: max(posts, first))
    }
    return (foundPeople, foundPosts)
  }

  private func readMorePeople(_ query: SearchQuery) async throws(SocialError) {
    let people = state.people
    guard people.next != nil else { return }
    let longer = try await interactor.people(
      query, after: people, upTo: people.items.count + FirstPage.alone)
    guard state.query == query, state.people.next == people.next else { return }
    state.people = longer
  }

  private func readMorePosts(_ query: SearchQuery) async throws(SocialError) {
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
