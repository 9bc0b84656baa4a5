import AppScreens
import Entities

/// Draws the welcome of a newcomer.
struct FirstStepsView {
  typealias Action = FirstStepsPresenter.Action

  let strings: FirstStepsStrings

  func screen(_ state: FirstStepsState) -> Screen<Action> {
    Screen(
      title: strings.title(state.person.name),
      blocks: [.text(strings.explanation(state.person.handle))],
      menu: [
        MenuItem(key: "n", label: strings.compose, action: .compose),
        MenuItem(key: "p", label: strings.findPeople, action: .findPeople),
        MenuItem(key: "t", label: strings.readPublicTimeline, action: .readPublicTimeline),
        MenuItem(key: "h", label: strings.goHome, action: .goHome),
      ])
  }
}
