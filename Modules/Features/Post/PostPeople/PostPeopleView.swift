import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the people who liked a post, or who shared it.
struct PostPeopleView {
  typealias Action = PostPeoplePresenter.Action

  let strings: PostPeopleStrings
  let context: ViewContext

  func screen(_ state: PostPeopleState) -> Screen<Action> {
    let problem = state.problem.map { ScreenNotice(.failed, context.words.explain($0, about: .post)) }
    return Screen(
      title: state.list == .likers ? strings.likers : strings.sharers,
      notices: problem.map { [$0] } ?? [], blocks: blocks(state), menu: menu(state))
  }

  private func blocks(_ state: PostPeopleState) -> [Block<Action>] {
    if state.isLoaded, state.people.items.isEmpty, state.people.older == nil {
      return [.text(strings.empty)]
    }
    return state.people.items.map {
      .entry(Entry(context.people.summary($0), open: state.places.contains(.profile) ? .open($0.id) : nil))
    }
  }

  private func menu(_ state: PostPeopleState) -> [MenuItem<Action>] {
    let more = MenuItem(key: "m", label: strings.more, action: Action.more)
    let refresh = MenuItem(
      key: "r", label: state.isLoaded ? strings.refresh : strings.retry, action: Action.refresh)
    // A deleted post doesn't come back.
    if !state.isLoaded, state.problem == .gone { return [] }
    return (state.people.older == nil ? [] : [more]) + [refresh]
  }
}
