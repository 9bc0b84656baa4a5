import AppScreens
import Navigation

/// Draws how an account can be signed in to.
struct SecurityView {
  typealias Action = SecurityPresenter.Action

  let strings: SecurityStrings
  let context: ViewContext

  func screen(_ state: SecurityState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title, notices: context.notices(of: state.problem))
    screen.notices += context.notices(isStale: state.isStale)
    let lines = [
      state.email.map(strings.email),
      state.waysIn.map { $0.hasPassword ? strings.password : strings.noPassword },
      state.places.contains(.twoFactor)
        ? state.waysIn.map { $0.hasAuthenticator ? strings.twoFactorOn : strings.twoFactorOff } : nil,
    ].compactMap(\.self)
    if !lines.isEmpty { screen.blocks = [.text(lines.joined(separator: "\n"))] }
    screen.menu = menu(state)
    return screen
  }

  private func menu(_ state: SecurityState) -> [MenuItem<Action>] {
    let hasPassword = state.waysIn?.hasPassword ?? true
    let menu: [(place: Route.Kind?, item: MenuItem<Action>)] = [
      (
        .changePassword,
        MenuItem(label: hasPassword ? strings.changePassword : strings.setPassword, action: .changePassword)
      ),
      (.twoFactor, MenuItem(label: strings.twoFactor, action: .twoFactor)),
      (.changeEmail, MenuItem(label: strings.changeEmail, action: .changeEmail)),
      (.passkeys, MenuItem(label: strings.passkeys, action: .passkeys)),
      (.linkedProviders, MenuItem(label: strings.linkedProviders, action: .linkedProviders)),
      (.activeSessions, MenuItem(label: strings.activeSessions, action: .activeSessions)),
      (.accountLog, MenuItem(label: strings.log, action: .log)),
      (nil, MenuItem(key: "r", label: strings.refresh, action: .refresh)),
    ]
    return menu.filter { $0.place.map(state.places.contains) ?? true }.map(\.item)
  }
}
