import AppScreens

/// Draws what kept a change from being taken back.
struct UndoView {
  typealias Action = UndoPresenter.Action

  let strings: TodoStrings
  let context: ViewContext

  func screen(_ action: ActionState<Never, Never>) -> Screen<Action> {
    Screen(
      title: strings.steps.title, notices: context.notices(of: action.problem),
      menu: [MenuItem(key: "r", label: strings.steps.tryAgain, action: .undo)])
  }
}
