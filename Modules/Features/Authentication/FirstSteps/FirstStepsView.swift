import AppScreens
import Entities
import Navigation

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

  private func menu(_ places: Set<Route.Kind>) -> [MenuItem<Action>] {
    let menu: [(isThere: Bool, item: MenuItem<Action>)] = [
      (places.contains(.compose), MenuItem(key: "n", label: strings.compose, action: .compose)),
      (places.contains(.suggestedPeople), MenuItem(label: strings.findPeople, action: .findPeople)),
      (
        places.contains(.publicTimeline),
        MenuItem(label: strings.readPublicTimeline, action: .readPublicTimeline)
      ),
      (places.contains(.home), MenuItem(key: "h", label: strings.goHome, action: .goHome)),
    ]
    return menu.filter(\.isThere).map(\.item)
  }
}
