import AppScreens
import Entities
import Presentation

/// Draws the hashtags that the viewer follows.
struct FollowedHashtagsView {
  typealias Action = FollowedHashtagsPresenter.Action

  let strings: TimelineStrings
  let context: ViewContext

  private var words: FollowedHashtagsStrings { strings.followedHashtags }

  func screen(_ state: FollowedHashtagsState) -> Screen<Action> {
    if state.isAsking {
      let field = Field<Action>(
        label: words.field, hint: words.hint, value: state.entered, submit: { .follow($0) }, cancel: .leave)
      return Screen(title: words.title, notices: notices(state), field: field)
    }
    return Screen(
      title: words.title, notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: FollowedHashtagsState) -> [ScreenNotice] {
    if let problem = state.problem { return [ScreenNotice(.failed, context.words.explain(problem))] }
    return switch state.done {
    case .followed(let name): [ScreenNotice(.done, strings.followed(name))]
    case .unfollowed(let name): [ScreenNotice(.done, strings.unfollowed(name))]
    case nil: []
    }
  }

  private func blocks(_ state: FollowedHashtagsState) -> [Block<Action>] {
    guard let hashtags = state.hashtags else { return [] }
    if hashtags.isEmpty { return [.text(words.nothing)] }
    return hashtags.map { hashtag in
      .entry(
        Entry(
          [context.hashtags.line(hashtag, remark: hashtag.isFollowed ? nil : words.unfollowed)],
          open: .open(hashtag.name), shortcuts: ["f": .toggle(hashtag.name)]))
    }
  }

  private func menu(_ state: FollowedHashtagsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return [MenuItem(key: "i", label: strings.signIn, action: .signIn)] }
    return [
      MenuItem(key: "a", label: words.follow, action: .ask),
      MenuItem(key: "r", label: strings.refresh, action: .refresh),
    ]
  }
}
