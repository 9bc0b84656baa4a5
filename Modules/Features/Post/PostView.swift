import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import Presentation

/// Draws a post and its thread.
struct PostView {
  typealias Action = PostPresenter.Action

  let strings: PostStrings
  let context: ViewContext
  var posts: PostsView<Action> { PostsView(context, action: Action.post) }

  func screen(_ state: PostState) -> Screen<Action> {
    if let post = state.acting.confirming {
      return posts.deletion(of: post, notices: notices(state))
    }
    guard let thread = state.thread else { return withoutPost(state) }
    return Screen(
      title: strings.titleBy(thread.post.author.name), notices: notices(state),
      blocks: conversation(thread, state), keepsOrder: true, menu: menu(thread, state))
  }

  private func withoutPost(_ state: PostState) -> Screen<Action> {
    guard state.isDeleted else {
      // A deleted post doesn't come back.
      return Screen(
        title: strings.title, notices: notices(state), menu: state.problem == .gone ? [] : [retry])
    }
    return Screen(
      title: strings.title, notices: notices(state), blocks: remains(of: state), keepsOrder: true,
      menu: reading(state))
  }

  // MARK: What just happened

  private func notices(_ state: PostState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      let subject = state.action.failed ?? .post
      notices.append(ScreenNotice(.failed, context.words.explain(problem, about: subject)))
    }
    switch state.done {
    case .post(let outcome): notices.append(context.words.notice(for: outcome))
    case .link(let link, let isCopied):
      notices.append(ScreenNotice(.done, isCopied ? strings.linkCopied(link) : strings.link(link)))
    case nil: break
    }
    if state.isDeleted, state.thread != nil {
      notices.append(ScreenNotice(.news, strings.isDeleted))
    } else if state.newComments > 0 {
      notices.append(ScreenNotice(.news, strings.newComments(state.newComments)))
    }
    return notices + context.notices(isStale: state.isStale)
      + context.notices(readAt: state.comments.readAt)
  }

  // MARK: The menu

  private func menu(
    _ thread: PostThread, _ state: PostState
  ) -> [MenuItem<Action>] {
    let post = thread.post
    if state.isDeleted { return posts.reveal(post, in: state) + author(of: post, state) }
    return reading(state) + posts.menu(for: post, in: acting(on: post, state)) + people(of: post, state)
      + history(of: post, state) + link(to: post, state) + author(of: post, state) + parent(of: thread, state)
      + distance(from: post, state)
  }

  /// What can be done to the post: before it's sent, no one can mark it.
  private func acting(on post: Post, _ state: PostState) -> PostState {
    if post.id.waitingItem == nil { return state }
    var state = state
    state.acting.capabilities.marks = []
    return state
  }

  private func reading(_ state: PostState) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    if state.comments.older != nil {
      items.append(MenuItem(key: "m", label: strings.more, action: .more))
    }
    let refresh =
      state.newComments > 0 ? strings.showNewComments(state.newComments) : strings.refresh
    items.append(MenuItem(key: "r", label: refresh, action: .refresh))
    return items
  }

  private func author(of post: Post, _ state: PostState) -> [MenuItem<Action>] {
    state.places.contains(.profile)
      ? [MenuItem(key: "p", label: strings.author, action: .post(.author(post.id)))] : []
  }

  private func history(of post: Post, _ state: PostState) -> [MenuItem<Action>] {
    post.editedAt == nil || !state.places.contains(.history)
      ? [] : [MenuItem(label: strings.history.open, action: .history)]
  }

  private func parent(of thread: PostThread, _ state: PostState) -> [MenuItem<Action>] {
    guard state.places.contains(.post), case .post(let parent)? = thread.ancestors.last else { return [] }
    return [MenuItem(label: strings.parent, action: .post(.open(parent.id)))]
  }

  /// What keeps other people's posts away.
  private func distance(from post: Post, _ state: PostState) -> [MenuItem<Action>] {
    guard let viewer = state.viewer, viewer != post.author.id else { return [] }
    var items: [MenuItem<Action>] = []
    if state.places.contains(.addToFilters) {
      items.append(MenuItem(label: strings.filter, action: .filter))
    }
    if state.places.contains(.report) {
      items.append(MenuItem(label: context.words.social.labels.report, action: .report))
    }
    return items
  }

  private func people(of post: Post, _ state: PostState) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    if state.places.contains(.likers), post.counts.likes > 0 {
      items.append(MenuItem(label: strings.likers, action: .people(.likers)))
    }
    if state.places.contains(.sharers), post.counts.shares > 0 {
      items.append(MenuItem(label: strings.sharers, action: .people(.sharers)))
    }
    return items
  }

  private func link(to post: Post, _ state: PostState) -> [MenuItem<Action>] {
    state.hasLink && post.id.waitingItem == nil ? [MenuItem(label: strings.copyLink, action: .copyLink)] : []
  }

  private var retry: MenuItem<Action> {
    MenuItem(key: "r", label: strings.retry, action: .refresh)
  }
}
