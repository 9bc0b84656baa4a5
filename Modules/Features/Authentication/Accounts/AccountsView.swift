import AppScreens
import Entities
import Presentation

/// Draws the accounts signed in on this machine.
struct AccountsView {
  typealias Action = AccountsPresenter.Action

  let strings: AccountsStrings
  let context: ViewContext

  func screen(_ state: AccountsState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title)
    if let ended = state.ended { screen.notices.append(ScreenNotice(.failed, strings.ended(ended.handle))) }
    screen.notices += context.notices(of: state.problem)
    screen.blocks = state.accounts.map { account in
      let remark = account.isInUse ? strings.inUse : nil
      return .entry(
        Entry([context.people.brief(account.person, remark: remark)], open: .use(account.id)))
    }
    if state.accounts.isEmpty {
      screen.blocks = [.text(strings.nobody)]
    } else {
      screen.blocks.insert(.text(strings.explanation), at: 0)
    }
    screen.menu = [
      MenuItem(key: "i", label: strings.signIn, action: .signIn),
      MenuItem(key: "c", label: strings.signUp, action: .signUp),
    ]
    if let account = state.inUse {
      screen.menu += [
        MenuItem(key: "e", label: strings.archive, action: .archive),
        MenuItem(key: "w", label: strings.changePassword, action: .changePassword),
        MenuItem(key: "a", label: strings.changeEmail, action: .changeEmail),
        MenuItem(key: "s", label: strings.activeSessions, action: .activeSessions),
        MenuItem(key: "x", label: strings.delete(account.person.handle), action: .delete),
        MenuItem(key: "o", label: strings.signOut(account.person.handle), action: .signOut),
      ]
    }
    return screen
  }
}
