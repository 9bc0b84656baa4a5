import AppScreens
import Entities
import Navigation
import Presentation

/// Draws the hashtags that the viewer follows.
struct HashtagsView {
  typealias Action = HashtagsPresenter.Action

  let strings: HashtagsStrings
  let context: ViewContext

  func screen(_ state: HashtagsState) -> Screen<Action> {
    if state.isAsking {
      let field = Field<Action>(
        label: strings.field, hint: strings.hint, value: state.entered, submit: { .follow($0) },
        cancel: .leave)
      return Screen(title: strings.title, notices: notices(state), field: field)
    }
    return Screen(
      title: strings.title, notices: notices(state) + context.notices(readAt: state.readAt),
      blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: HashtagsState) -> [ScreenNotice] {
    if let problem = state.problem { return [ScreenNotice(.failed, context.words.explain(problem))] }
    let hashtags = context.words.social.hashtags
    return switch state.done {
    case .followed(let name):
      [ScreenNotice(.done, hashtags.followed(name, hasHome: state.places.contains(.home)))]
    case .unfollowed(let name): [ScreenNotice(.done, hashtags.unfollowed(name))]
    case nil: []
    }
  }

  private func blocks(_ state: HashtagsState) -> [Block<Action>] {
    guard let hashtags = state.hashtags else { return [] }
    let followed: [Block<Action>] =
      hashtags.isEmpty
      ? [.text(state.places.contains(.home) ? strings.nothingComingHome : strings.nothing)]
      : hashtags.map { entry($0, remark: $0.isFollowed ? nil : strings.noLongerFollowed, state) }
    if state.popular.isEmpty { return followed }
    return followed + [.heading(strings.popular)]
      + state.popular.map { entry($0, remark: $0.isFollowed ? strings.nowFollowed : nil, state) }
  }

  private func entry(_ hashtag: Hashtag, remark: String?, _ state: HashtagsState) -> Block<Action> {
    .entry(
      Entry(
        [context.hashtags.line(hashtag, remark: remark)],
        open: state.places.contains(.hashtag) ? .open(hashtag.name) : nil,
        shortcuts: ["f": .toggle(hashtag.name)], undoes: hashtag.isFollowed ? ["f"] : []))
  }

  private func menu(_ state: HashtagsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    return [
      MenuItem(key: "a", label: strings.followAnother, action: .ask),
      MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh),
    ] + (state.places.contains(.popular) ? [MenuItem(label: strings.popularPosts, action: .openPopular)] : [])
  }
}
