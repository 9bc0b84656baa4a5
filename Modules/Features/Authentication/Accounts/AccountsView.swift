import AppScreens
import Entities
import Navigation
import Presentation

/// Draws the accounts signed in on this device.
struct AccountsView {
  typealias Action = AccountsPresenter.Action

  let strings: AccountsStrings
  let context: ViewContext
  /// The way to sign in by a provider; nil where there's none.
  var providerSignIn: String?

  func screen(_ state: AccountsState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title)
    screen.notices =
      state.ended.map { [ScreenNotice(.failed, strings.ended($0.handle))] }
      ?? context.notices(of: state.problem)
    screen.blocks = state.accounts.map { account in
      let remark = account.isInUse ? strings.current : nil
      return .entry(
        Entry([context.people.brief(account.person, remark: remark)], open: .use(account.id)))
    }
    if state.accounts.isEmpty {
      screen.blocks = [.text(strings.noAccounts)]
    } else {
      screen.blocks.insert(.text(strings.explanation), at: 0)
    }
    screen.menu = menu(state)
    if let question = state.question, let handle = state.inUse?.person.handle {
      ask(question, about: handle, &screen)
    }
    return screen
  }

  private func ask(
    _ question: AccountsState.SignOutQuestion, about handle: String, _ screen: inout Screen<Action>
  ) {
    let text =
      switch question {
      case .unreachable: strings.unreachable(handle)
      case .tokenMissing: strings.tokenMissing(handle)
      case .unsent(let count): strings.unsent(count)
      case .unknown: strings.unknown
      }
    // The question says itself that the server can't be reached.
    if question == .unreachable { screen.notices = [] }
    screen.blocks = [.text(text)]
    screen.menu = [
      MenuItem(key: "y", label: strings.signOutHere, action: .signOutHere),
      MenuItem(key: "b", label: strings.stay, action: .stay),
    ]
  }

  private func menu(_ state: AccountsState) -> [MenuItem<Action>] {
    let places = state.places
    var menu: [(isThere: Bool, item: MenuItem<Action>)] = [
      (places.contains(.signIn), MenuItem(key: "i", label: strings.signIn, action: .signIn)),
      (places.contains(.signUp), MenuItem(label: strings.signUp, action: .signUp)),
      (
        places.contains(.providerSignIn) && providerSignIn != nil,
        MenuItem(label: providerSignIn ?? "", action: .providerSignIn)
      ),
      (places.contains(.addServer), MenuItem(key: "a", label: strings.addServer, action: .addServer)),
    ]
    if let handle = state.inUse?.person.handle {
      menu += [
        (places.contains(.archive), MenuItem(label: strings.archive, action: .archive)),
        (places.contains(.security), MenuItem(label: strings.security, action: .security)),
        (places.contains(.deleteAccount), MenuItem(key: "d", label: strings.delete(handle), action: .delete)),
        (true, MenuItem(label: strings.signOut(handle), action: .signOut)),
      ]
    }
    return menu.filter(\.isThere).map(\.item)
  }
}
