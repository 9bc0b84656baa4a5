import Entities
import Presentation

/// Draws reporting a person.
struct ReportView {
  typealias Action = ReportPresenter.Action

  let strings: ReportStrings
  let context: ViewContext

  func screen(_ state: ReportState) -> Screen<Action> {
    var screen = Screen<Action>(title: strings.title)
    if let problem = state.problem {
      screen.notices = [
        ScreenNotice(.failed, context.words.explain(problem, about: .reporting))
      ]
    }
    guard let person = state.person else {
      screen.menu = [MenuItem(key: "r", label: strings.retry, action: .retry)]
      return screen
    }
    let evidence = blocks(person, state.post)
    switch state.step {
    case .reason:
      screen.blocks = [.text(strings.explanation)] + evidence
      if state.post == nil { screen.blocks.append(.text(strings.postsHint)) }
      screen.field = Field(
        .text, label: strings.reason, hint: strings.reasonHint, value: state.reason,
        submit: { .enterReason($0) }, cancel: .leave)
    case .review:
      screen.blocks = [.text(strings.question)] + evidence + [.text("\(strings.reason): \(state.reason)")]
      if state.post != nil { screen.blocks.append(.text(strings.postIsKept)) }
      screen.menu = [
        MenuItem(key: "y", label: strings.send, action: .send),
        MenuItem(key: "e", label: strings.changeReason, action: .changeReason),
        MenuItem(key: "k", label: strings.keep, action: .leave),
      ]
    case .done:
      screen.notices = [ScreenNotice(.done, strings.done)]
      screen.blocks = [.text(strings.advice(person.name))]
    }
    return screen
  }

  private func blocks(_ person: User, _ post: Post?) -> [Block<Action>] {
    [.lines(context.people.summary(person))] + (post.map { [.lines(context.posts.lines($0))] } ?? [])
  }
}
