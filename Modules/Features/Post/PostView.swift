import Entities
import Presentation

/// Draws a post and its thread.
struct PostView {
  typealias Action = PostPresenter.Action

  let strings: PostStrings
  let context: ViewContext

  func screen(_ state: PostState) -> Screen<Action> {
    if let post = state.confirming { return confirmation(of: post, state) }
    guard let thread = state.thread else {
      // What is deleted does not come back.
      return Screen(
        title: strings.title, notices: notices(state), menu: state.problem == .gone ? [] : [retry])
    }
    return Screen(
      title: strings.titleBy(thread.post.author.name), notices: notices(state),
      blocks: conversation(thread, state), menu: menu(thread, state))
  }

  private func confirmation(
    of post: Post, _ state: PostState
  ) -> Screen<Action> {
    Screen(
      title: strings.deleteTitle, notices: notices(state),
      blocks: [.text(strings.askDelete), .lines(context.posts.lines(post))],
      menu: [
        MenuItem(key: "y", label: strings.deleteYes, action: .confirmDeletion),
        MenuItem(key: "k", label: strings.deleteNo, action: .keep),
      ])
  }

  // MARK: What just happened

  private func notices(_ state: PostState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      notices.append(ScreenNotice(.failed, explain(problem, state)))
    }
    if let done = state.done {
      notices.append(ScreenNotice(.done, strings.done(done)))
    }
    if state.isDeleted {
      notices.append(ScreenNotice(.news, strings.isDeleted))
    } else if state.newComments > 0 {
      notices.append(ScreenNotice(.news, strings.newComments(state.newComments)))
    }
    return notices
  }

  private func explain(_ problem: SocialError, _ state: PostState) -> String {
    switch problem {
    case .gone where state.thread == nil: strings.gone
    case .notFound where state.thread == nil: strings.notFound
    default: context.words.explain(problem)
    }
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
    blocks.append(.heading(strings.comments))
    if state.comments.posts.isEmpty { blocks.append(.text(strings.noComments)) }
    return blocks + state.comments.posts.map { entry($0, under: thread.post.id, state) }
  }

  private func entry(
    _ post: Post, under above: ID<Post>?, _ state: PostState
  ) -> Block<Action> {
    if state.gone.contains(post.id) {
      return .entry(Entry([Line(strings.vanished, .faint)], open: .open(post.id)))
    }
    var shortcuts: [String: Action] = [
      "l": .like(post.id), "s": .share(post.id), "c": .comment(post.id),
      "p": .author(post.id),
    ]
    if isOwn(post, state) { shortcuts["d"] = .delete(post.id) }
    return .entry(
      Entry(
        context.posts.lines(post, context: saysContext(post, under: above)),
        open: .open(post.id), shortcuts: shortcuts))
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
      key: "p", label: strings.author, action: Action.author(post.id))
    if state.isDeleted { return [author] }
    return reading(state) + acting(on: post, state) + [author] + parent(of: thread)
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

  private func acting(on post: Post, _ state: PostState) -> [MenuItem<Action>] {
    guard state.viewer != nil else {
      return [MenuItem(key: "i", label: strings.signIn, action: .signIn)]
    }
    var items: [MenuItem<Action>] = [
      MenuItem(
        key: "l", label: post.marks.isLiked ? strings.unlike : strings.like,
        action: .like(post.id)),
      MenuItem(
        key: "s", label: post.marks.isShared ? strings.unshare : strings.share,
        action: .share(post.id)),
      MenuItem(key: "c", label: strings.comment, action: .comment(post.id)),
    ]
    if isOwn(post, state) {
      items.append(MenuItem(key: "d", label: strings.delete, action: .delete(post.id)))
    }
    return items
  }

  private func parent(of thread: PostThread) -> [MenuItem<Action>] {
    guard let parent = thread.ancestors.last else { return [] }
    return [MenuItem(key: "u", label: strings.parent, action: .open(parent.id))]
  }

  private var retry: MenuItem<Action> {
    MenuItem(key: "r", label: strings.retry, action: .refresh)
  }

  private func isOwn(_ post: Post, _ state: PostState) -> Bool {
    state.viewer == post.author.id
  }
}
