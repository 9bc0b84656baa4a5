import AppScreens
import AppValues

/// Draws what happened to the account.
struct AccountLogView {
  typealias Action = AccountLogPresenter.Action

  let strings: AccountLogStrings
  let context: ViewContext

  func screen(_ state: AccountLogState) -> Screen<Action> {
    Screen(
      title: strings.title,
      notices: context.notices(of: state.problem) + context.notices(isStale: state.isStale),
      blocks: blocks(state), menu: menu(state))
  }

  private func blocks(_ state: AccountLogState) -> [Block<Action>] {
    guard state.isLoaded else { return [] }
    let events = state.events.items
    if events.isEmpty, state.events.older == nil { return [.text(strings.empty)] }
    return [.text(strings.explanation)]
      + events.map { event in
        .entry(
          Entry(strings.lines(of: event, context), open: nil))
      }
  }

  private func menu(_ state: AccountLogState) -> [MenuItem<Action>] {
    let more = MenuItem(key: "m", label: context.words.shared.more, action: Action.more)
    let refresh = MenuItem(key: "r", label: context.words.shared.refresh, action: Action.refresh)
    return (state.events.older == nil ? [] : [more]) + [refresh]
  }
}
