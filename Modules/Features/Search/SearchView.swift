import Entities
import Presentation

/// Draws what was found, or asks what to look for.
struct SearchView {
  typealias Action = SearchPresenter.Action

  let strings: SearchStrings
  let context: ViewContext

  func screen(_ state: SearchState) -> Screen<Action> {
    if let post = state.confirming { return confirmation(of: post, state) }
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

  private func confirmation(of post: Post, _ state: SearchState) -> Screen<Action> {
    Screen(
      title: strings.deleteTitle, notices: notices(state),
      blocks: [.text(strings.askDelete), .lines(context.posts.lines(post))],
      menu: [
        MenuItem(key: "y", label: strings.deleteYes, action: .confirmDeletion),
        MenuItem(key: "k", label: strings.deleteNo, action: .keep),
      ])
  }

  private func notices(_ state: SearchState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      notices.append(ScreenNotice(.failed, context.words.explain(problem)))
    }
    if let done = state.done {
      notices.append(ScreenNotice(.done, strings.done(done)))
    }
    return notices
  }

  // MARK: Results

  private func results(_ state: SearchState) -> [Block<Action>] {
    let people = state.shownPeople
    let posts = state.shownPosts
    if people.isEmpty, posts.isEmpty { return [.text(strings.nothing), .text(strings.suggestion)] }
    var blocks: [Block<Action>] = []
    if state.scope != .posts {
      blocks.append(.heading(strings.people))
      blocks += people.isEmpty ? [.text(strings.noPeople)] : people.map(entry)
    }
    if state.scope != .people {
      blocks.append(.heading(strings.posts))
      blocks += posts.isEmpty ? [.text(strings.noPosts)] : posts.map { entry($0, state) }
    }
    return blocks
  }

  private func entry(_ user: User) -> Block<Action> {
    .entry(
      Entry(
        context.people.summary(user), open: .person(user.id),
        shortcuts: ["p": .person(user.id)]))
  }

  private func entry(_ post: Post, _ state: SearchState) -> Block<Action> {
    if state.gone.contains(post.id) {
      return .entry(Entry([Line(strings.vanished, .faint)], open: .open(post.id)))
    }
    var shortcuts: [String: Action] = [
      "l": .like(post.id), "s": .share(post.id), "c": .comment(post.id),
      "p": .author(post.id),
    ]
    if state.viewer == post.author.id { shortcuts["d"] = .delete(post.id) }
    return .entry(
      Entry(context.posts.lines(post), open: .open(post.id), shortcuts: shortcuts))
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
      items.append(MenuItem(key: "i", label: strings.signIn, action: .signIn))
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
