import Entities
import PostActions
import Presentation

/// Draws a post and its thread.
struct PostView {
  typealias Action = PostPresenter.Action

  let strings: PostStrings
  let context: ViewContext
  private var posts: PostsView<Action> { PostsView(context, action: Action.post) }

  func screen(_ state: PostState) -> Screen<Action> {
    if let post = state.acting.confirming {
      return posts.deletion(of: post, notices: notices(state))
    }
    guard let thread = state.thread else {
      // What is deleted does not come back.
      return Screen(
        title: strings.title, notices: notices(state), menu: state.problem == .gone ? [] : [retry])
    }
    return Screen(
      title: strings.titleBy(thread.post.author.name), notices: notices(state),
      blocks: conversation(thread, state), menu: menu(thread, state))
  }

  // MARK: What just happened

  private func notices(_ state: PostState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      let subject = state.acting.failed ?? .post
      notices.append(ScreenNotice(.failed, context.words.explain(problem, about: subject)))
    }
    if let done = state.done {
      notices.append(ScreenNotice(.done, context.words.tell(done)))
    }
    if state.isDeleted {
      notices.append(ScreenNotice(.news, strings.isDeleted))
    } else if state.newComments > 0 {
      notices.append(ScreenNotice(.news, strings.newComments(state.newComments)))
    }
    return notices
  }

  // MARK: The conversation

  private func conversation(
    _ thread: PostThread, _ state: PostState
  ) -> [Block<Action>] {
    var blocks: [Block<Action>] = []
    var above: ID<Post>?
    if !thread.ancestors.isEmpty {
      blocks.append(.heading(strings.ancestors))
      for post in thread.ancestors {
        blocks.append(entry(post, under: above, state))
        above = post.id
      }
      blocks.append(.heading(strings.thisPost))
    }
    let lines = context.posts.lines(thread.post, context: saysContext(thread.post, under: above))
    let date = Line(context.words.dateAndTime(thread.post.createdAt), .faint)
    blocks.append(.lines(lines + [date]))
    return blocks + comments(on: thread.post, state)
  }

  private func comments(on post: Post, _ state: PostState) -> [Block<Action>] {
    let entries = state.comments.posts.map { entry($0, under: post.id, state) }
    if !entries.isEmpty { return [.heading(strings.comments)] + entries }
    if post.counts.comments == 0 { return [.heading(strings.comments), .text(strings.noComments)] }
    // The post's counts are told live, while the list is read when asked: what came since is offered by a
    // notice and by the menu. What is counted and cannot be read is not denied.
    if state.newComments > 0, !state.isDeleted { return [] }
    return [.heading(strings.comments), .text(strings.hiddenComments)]
  }

  private func entry(
    _ post: Post, under above: ID<Post>?, _ state: PostState
  ) -> Block<Action> {
    posts.entry(post, in: state, saysContext: saysContext(post, under: above))
  }

  /// What stands right below the post it answers need not say so.
  private func saysContext(_ post: Post, under above: ID<Post>?) -> Bool {
    post.replyTo?.post != above
  }

  // MARK: The menu

  private func menu(
    _ thread: PostThread, _ state: PostState
  ) -> [MenuItem<Action>] {
    let post = thread.post
    let author = MenuItem(
      key: "p", label: strings.author, action: Action.post(.author(post.id)))
    if state.isDeleted { return [author] }
    return reading(state) + posts.menu(for: post, viewer: state.viewer) + [author] + parent(of: thread)
  }

  private func reading(_ state: PostState) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    if state.comments.next != nil {
      items.append(MenuItem(key: "m", label: strings.more, action: .more))
    }
    let refresh =
      state.newComments > 0 ? strings.showNewComments(state.newComments) : strings.refresh
    items.append(MenuItem(key: "r", label: refresh, action: .refresh))
    return items
  }

  private func parent(of thread: PostThread) -> [MenuItem<Action>] {
    guard let parent = thread.ancestors.last else { return [] }
    return [MenuItem(key: "u", label: strings.parent, action: .post(.open(parent.id)))]
  }

  private var retry: MenuItem<Action> {
    MenuItem(key: "r", label: strings.retry, action: .refresh)
  }
}
