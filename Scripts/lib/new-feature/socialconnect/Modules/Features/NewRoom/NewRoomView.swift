import AppScreens
import AppValues
import Navigation
import Presentation

/// Draws the items, or asks for the name of a new one.
struct NewRoomView {
  typealias Action = NewRoomPresenter.Action

  let strings: NewRoomStrings
  let context: ViewContext

  func screen(_ state: NewRoomState) -> Screen<Action> {
    if let name = state.naming {
      let field = Field<Action>(
        label: strings.name, hint: strings.nameHint, value: name, submit: { .add($0) }, cancel: .leave,
        remaining: { NewRoomItem.nameLimit.remaining($0) })
      return Screen(title: strings.add, notices: notices(state), field: field)
    }
    return Screen(
      title: strings.title, notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: NewRoomState) -> [ScreenNotice] {
    let added = state.done.map { [ScreenNotice(.done, strings.added($0.name))] } ?? []
    return added + context.notices(of: state.problem) + context.notices(isStale: state.isStale)
  }

  private func blocks(_ state: NewRoomState) -> [Block<Action>] {
    guard let items = state.items?.items else { return [] }
    if items.isEmpty { return [.text(strings.nothing)] }
    return items.map { .entry(Entry(lines($0), open: state.places.contains(.profile) ? .open($0.id) : nil)) }
  }

  private func lines(_ item: NewRoomItem) -> [Line] {
    let age = context.words.ago(item.createdAt, now: context.clock.now())
    return [Line(item.name), context.people.brief(item.author, remark: age)]
  }

  private func menu(_ state: NewRoomState) -> [MenuItem<Action>] {
    let words = context.words
    var menu: [MenuItem<Action>] = []
    if state.items?.older != nil {
      menu.append(MenuItem(key: "m", label: words.shared.more, action: .more))
    }
    if state.isSignedIn, state.capabilities.adds {
      menu.append(MenuItem(key: "a", label: strings.add, action: .ask))
    }
    if !state.isSignedIn { menu += context.signIn(state.places.contains(.signIn), .signIn) }
    return menu + [MenuItem(key: "r", label: words.shared.refresh, action: .refresh)]
  }
}
