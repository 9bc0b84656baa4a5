import AppScreens
import AppValues
import Presentation

/// Draws the edit history of a post.
struct HistoryView {
  typealias Action = HistoryPresenter.Action

  let strings: HistoryStrings
  let context: ViewContext

  func screen(_ state: HistoryState) -> Screen<Action> {
    let problem = state.problem.map { ScreenNotice(.failed, context.words.explain($0, about: .post)) }
    return Screen(
      title: strings.title, notices: problem.map { [$0] } ?? [], blocks: blocks(state.revisions ?? []),
      menu: menu(state))
  }

  private func blocks(_ revisions: [Revision]) -> [Block<Action>] {
    let versions = HistoryRendering(strings: strings, context: context).versions(revisions)
    let blocks = versions.flatMap { [Block<Action>.heading($0.heading), .lines($0.lines)] }
    return versions.count == 1 ? [.text(strings.single)] + blocks : blocks
  }

  private func menu(_ state: HistoryState) -> [MenuItem<Action>] {
    if state.problem == .gone { return [] }
    let label = state.revisions == nil ? strings.retry : strings.refresh
    return [MenuItem(key: "r", label: label, action: .refresh)]
  }
}
