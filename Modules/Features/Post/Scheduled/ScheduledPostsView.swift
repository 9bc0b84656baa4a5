import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import Presentation

/// Draws the list of scheduled posts, and one of them.
struct ScheduledPostsView {
  typealias Action = ScheduledPostsPresenter.Action

  let strings: ScheduledPostsStrings
  let context: ViewContext
  private var rendering: ScheduledPostRendering {
    ScheduledPostRendering(strings: strings, context: context)
  }

  func screen(_ state: ScheduledPostsState) -> Screen<Action> {
    guard let post = state.open else {
      return Screen(
        title: strings.title, notices: notices(state) + context.notices(readAt: state.list?.readAt),
        blocks: blocks(state), menu: menu(state))
    }
    var screen = Screen<Action>(
      title: strings.title, notices: notices(state), blocks: [.lines(rendering.whole(post))])
    switch state.question {
    case .time:
      screen.field = Field(
        .line, label: strings.timeField, hint: strings.timeHint(context.words.timeZone.identifier),
        value: state.entry ?? "", submit: { .enter($0) }, cancel: .keep)
    case .deletion:
      screen.blocks.insert(.text(strings.askDelete), at: 0)
      screen.menu = [
        MenuItem(key: "y", label: strings.deleteYes, action: .confirmDelete),
        MenuItem(key: "b", label: strings.deleteNo, action: .keep),
      ]
    case nil: screen.menu = menu(of: post, state)
    }
    return screen
  }

  private func notices(_ state: ScheduledPostsState) -> [ScreenNotice] {
    switch state.problem {
    case .notFound: return [ScreenNotice(.failed, strings.gone)]
    case .conflict: return [ScreenNotice(.failed, strings.hasDraft)]
    case let problem?: return context.notices(of: problem)
    case nil: break
    }
    switch state.done {
    case .moved(let time): return [ScreenNotice(.done, strings.moved(context.words.dateAndTime(time)))]
    case .deleted: return [ScreenNotice(.done, strings.deleted)]
    case nil: return []
    }
  }

  private func blocks(_ state: ScheduledPostsState) -> [Block<Action>] {
    guard let list = state.list else { return [] }
    if list.items.isEmpty { return [.text(strings.nothing)] }
    return state.posts.map { .entry(Entry(rendering.lines($0), open: .open($0.id))) }
  }

  private func menu(_ state: ScheduledPostsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    var menu = [MenuItem(key: "r", label: context.words.shared.refresh, action: Action.refresh)]
    if state.list?.older != nil {
      menu.insert(MenuItem(key: "m", label: context.words.shared.more, action: .more), at: 0)
    }
    if state.places.contains(.compose) {
      menu.append(MenuItem(key: "n", label: strings.newPost, action: .newPost))
    }
    return menu
  }

  private func menu(of post: ScheduledPost, _ state: ScheduledPostsState) -> [MenuItem<Action>] {
    let writing: Route.Kind = post.replyTo == nil ? .draft : .comment
    var menu = [MenuItem(label: strings.changeTime, action: Action.askTime)]
    if state.keepsDrafts, state.places.contains(writing) {
      menu.append(MenuItem(key: "e", label: strings.edit, action: .edit))
    }
    return menu + [
      MenuItem(key: "d", label: strings.delete, action: .delete),
      MenuItem(key: "b", label: strings.close, action: .close),
    ]
  }
}
