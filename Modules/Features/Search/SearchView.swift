import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import Presentation

/// Draws the results, or asks for a query.
struct SearchView {
  typealias Action = SearchPresenter.Action

  let strings: SearchStrings
  let context: ViewContext
  private var posts: PostsView<Action> { PostsView(context, action: Action.post) }

  func screen(_ state: SearchState) -> Screen<Action> {
    if let post = state.acting.confirming {
      return posts.deletion(of: post, notices: notices(state))
    }
    guard !state.isAsking, let query = state.query else {
      return Screen(
        title: strings.title, notices: notices(state), field: state.isAsking ? field(state) : nil)
    }
    return Screen(
      title: strings.titleFor(query.text), notices: notices(state), blocks: results(state),
      menu: menu(state, query))
  }

  private func field(_ state: SearchState) -> Field<Action> {
    Field(
      label: strings.field, hint: strings.hint, value: state.entered,
      submit: { .search($0) }, cancel: .leaveQuery)
  }

  private func notices(_ state: SearchState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      notices.append(
        ScreenNotice(.failed, context.words.explain(problem, about: subject(state))))
    }
    if let done = state.done {
      notices.append(context.words.notice(for: done))
    }
    return notices
  }

  /// What a failed action was about: a post, or else the author named in the query.
  private func subject(_ state: SearchState) -> ErrorSubject {
    state.action.failed ?? (state.isAsking ? .person : .post)
  }

  // MARK: Results

  private func results(_ state: SearchState) -> [Block<Action>] {
    let scopes = state.shownScopes
    if scopes.allSatisfy({ state.count(of: $0) == 0 }) {
      return [.text(strings.nothing), .text(strings.suggestion)]
    }
    return scopes.flatMap { scope in
      let entries = entries(scope, state)
      return [.heading(strings.heading(of: scope))]
        + (entries.isEmpty ? [.text(strings.nothing(of: scope))] : entries)
    }
  }

  private func entries(_ scope: SearchScope, _ state: SearchState) -> [Block<Action>] {
    switch scope {
    case .people: state.people.items.map { entry($0, state) }
    case .hashtags:
      state.hashtags.items.map {
        .entry(
          Entry(
            [context.hashtags.summary($0)], open: state.places.contains(.hashtag) ? .hashtag($0.name) : nil))
      }
    case .posts: state.posts.items.map { posts.entry($0, in: state) }
    }
  }

  private func entry(_ user: User, _ state: SearchState) -> Block<Action> {
    let open = state.places.contains(.profile) ? Action.person(user.id) : nil
    return .entry(
      Entry(context.people.summary(user), open: open, shortcuts: open.map { ["p": $0] } ?? [:]))
  }

  // MARK: The menu

  private func menu(_ state: SearchState, _ query: SearchQuery) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    let growing = state.scope ?? .posts
    if state.hasMore(of: growing) {
      items.append(MenuItem(key: "m", label: strings.more(of: growing), action: .more))
    }
    if query.onlyScope == nil { items += kinds(state, query) }
    items.append(MenuItem(key: "/", label: strings.newSearch, action: .ask))
    items.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
    if state.viewer == nil, !state.shownPosts.isEmpty {
      items += posts.signIn(state)
    }
    return items
  }

  /// Other ways to show the same results.
  private func kinds(_ state: SearchState, _ query: SearchQuery) -> [MenuItem<Action>] {
    var items = query.scopes.filter { $0 != state.scope && state.count(of: $0) > 0 }.map { scope in
      MenuItem(label: strings.only(scope), action: Action.show(scope))
    }
    if state.scope != nil {
      items.append(MenuItem(label: strings.all, action: .show(nil)))
    }
    return items
  }
}
