import Entities
import PostActions
import Presentation

/// Draws what was found, or asks what to look for.
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
        ScreenNotice(.failed, context.words.explain(problem, about: state.acting.failed ?? .post)))
    }
    if let done = state.done {
      notices.append(ScreenNotice(.done, context.words.tell(done)))
    }
    return notices
  }

  // MARK: Results

  private func results(_ state: SearchState) -> [Block<Action>] {
    let people = state.shownPeople
    let found = state.shownPosts
    if people.isEmpty, found.isEmpty { return [.text(strings.nothing), .text(strings.suggestion)] }
    var blocks: [Block<Action>] = []
    if state.scope != .posts {
      blocks.append(.heading(strings.people))
      blocks += people.isEmpty ? [.text(strings.noPeople)] : people.map(entry)
    }
    if state.scope != .people {
      blocks.append(.heading(strings.posts))
      blocks += found.isEmpty ? [.text(strings.noPosts)] : found.map { posts.entry($0, in: state) }
    }
    return blocks
  }

  private func entry(_ user: User) -> Block<Action> {
    .entry(
      Entry(
        context.people.summary(user), open: .person(user.id),
        shortcuts: ["p": .person(user.id)]))
  }

  // MARK: The menu

  private func menu(_ state: SearchState, _ query: SearchQuery) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    if state.scope == .people, state.people.next != nil {
      items.append(MenuItem(key: "m", label: strings.morePeople, action: .more))
    }
    if state.scope != .people, state.posts.next != nil {
      items.append(MenuItem(key: "m", label: strings.morePosts, action: .more))
    }
    if query.scope == nil { items += kinds(state) }
    items.append(MenuItem(key: "/", label: strings.newSearch, action: .ask))
    items.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
    if state.viewer == nil, !state.shownPosts.isEmpty {
      items.append(posts.signIn)
    }
    return items
  }

  /// The other ways to see the same results.
  private func kinds(_ state: SearchState) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    if state.scope != .people, !state.people.items.isEmpty {
      items.append(MenuItem(key: "u", label: strings.peopleOnly, action: .show(.people)))
    }
    if state.scope != .posts, !state.posts.items.isEmpty {
      items.append(MenuItem(key: "o", label: strings.postsOnly, action: .show(.posts)))
    }
    if state.scope != nil {
      items.append(MenuItem(key: "a", label: strings.both, action: .show(nil)))
    }
    return items
  }
}
