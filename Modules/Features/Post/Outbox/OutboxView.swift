import AppScreens
import AppValues
import Entities
import Navigation

/// Draws what waits to be sent.
struct OutboxView {
  typealias Action = OutboxPresenter.Action

  let strings: OutboxStrings
  let context: ViewContext
  private var rendering: OutboxRendering { OutboxRendering(strings: strings, context: context) }

  func screen(_ state: OutboxScreenState) -> Screen<Action> {
    if let item = state.confirming { return question(item, state) }
    if let item = state.editing { return editing(item, state) }
    return Screen(
      title: strings.title, notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func question(_ item: OutboxItem, _ state: OutboxScreenState) -> Screen<Action> {
    Screen(
      title: strings.dropTitle, notices: notices(state),
      blocks: [.text(strings.askDrop), .lines(rendering.lines(item))],
      menu: [
        MenuItem(key: "y", label: strings.dropYes, action: .confirmDrop),
        MenuItem(key: "b", label: strings.dropNo, action: .keep),
      ])
  }

  private func editing(_ item: OutboxItem, _ state: OutboxScreenState) -> Screen<Action> {
    Screen(
      title: strings.editTitle, notices: notices(state), blocks: [.lines(rendering.lines(item))],
      field: Field(
        .text, label: strings.text, value: item.write.content?.text ?? "", submit: { .edited($0) },
        cancel: .keep))
  }

  private func notices(_ state: OutboxScreenState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    switch state.problem {
    case .gone, .notFound: notices.append(ScreenNotice(.failed, strings.gone))
    case .conflict: notices.append(ScreenNotice(.failed, strings.maybeSent))
    case let problem?: notices.append(ScreenNotice(.failed, context.words.explain(problem)))
    case nil: break
    }
    switch state.done {
    case .sent(0): notices.append(ScreenNotice(.offline, strings.nothingSent))
    case .sent(let count): notices.append(ScreenNotice(.done, strings.sent(count)))
    case .refused: notices.append(ScreenNotice(.failed, strings.reason(.rejected)))
    case .dropped: notices.append(ScreenNotice(.done, strings.dropped))
    case nil: break
    }
    return notices + context.notices(isStale: state.isStale)
  }

  private func blocks(_ state: OutboxScreenState) -> [Block<Action>] {
    guard let items = state.list?.items else { return [] }
    if items.isEmpty { return [.text(strings.empty)] }
    return items.map { .entry(entry($0, state)) }
  }

  private func entry(_ item: OutboxItem, _ state: OutboxScreenState) -> Entry<Action> {
    var shortcuts: [String: Action] = ["d": .drop(item.id)]
    if item.write.content != nil, !item.mayBeSent { shortcuts["e"] = .edit(item.id) }
    if case .failed = item.state { shortcuts["r"] = .retry(item.id) }
    var open: Action?
    if case .publish = item.write, state.places.contains(.post) { open = .open(item.id) }
    return Entry(rendering.lines(item), open: open, shortcuts: shortcuts)
  }

  private func menu(_ state: OutboxScreenState) -> [MenuItem<Action>] {
    guard let list = state.list else { return [MenuItem(key: "r", label: strings.retry, action: .refresh)] }
    if list.items.isEmpty { return [] }
    let more = MenuItem(key: "m", label: context.words.shared.more, action: Action.more)
    let send = MenuItem(key: "s", label: strings.send, action: Action.send)
    return list.older == nil ? [send] : [more, send]
  }
}
