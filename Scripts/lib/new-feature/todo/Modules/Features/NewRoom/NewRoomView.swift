import AppScreens
import AppValues

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
    return items.map { .entry(Entry([line($0)], open: state.places.contains(.search) ? .open($0.id) : nil)) }
  }

  private func line(_ item: NewRoomItem) -> Line {
    let age = context.words.ago(item.createdAt, now: context.clock.now())
    return Line([TextSpan(item.name)], trailing: [TextSpan(age, .faint)])
  }

  private func menu(_ state: NewRoomState) -> [MenuItem<Action>] {
    let shared = context.words.shared
    var menu: [MenuItem<Action>] = []
    if state.items?.older != nil {
      menu.append(MenuItem(key: "m", label: shared.more, action: .more))
    }
    if state.capabilities.adds {
      menu.append(MenuItem(key: "a", label: strings.add, action: .ask))
    }
    return menu + [MenuItem(key: "r", label: shared.refresh, action: .refresh)]
  }
}
