import AppScreens
import Entities

/// Draws the welcome of a newcomer.
struct FirstStepsView {
  typealias Action = FirstStepsPresenter.Action

  let strings: FirstStepsStrings
  let context: ViewContext

  func screen(_ state: FirstStepsState) -> Screen<Action> {
    Screen(
      title: strings.title(state.person.name), notices: context.notices(of: state.problem),
      blocks: [.text(strings.explanation(state.person.handle))], menu: menu(state.places))
  }

  private func menu(_ places: FirstStepsPlaces) -> [MenuItem<Action>] {
    let menu: [(isThere: Bool, item: MenuItem<Action>)] = [
      (places.compose, MenuItem(key: "n", label: strings.compose, action: .compose)),
      (places.suggestedPeople, MenuItem(label: strings.findPeople, action: .findPeople)),
      (
        places.publicTimeline,
        MenuItem(label: strings.readPublicTimeline, action: .readPublicTimeline)
      ),
      (places.home, MenuItem(key: "h", label: strings.goHome, action: .goHome)),
    ]
    return menu.filter(\.isThere).map(\.item)
  }
}
