import Entities
import PostText
import Presentation

/// Draws the writing of a post or a comment.
struct ComposeView {
  typealias Action = ComposePresenter.Action

  let strings: ComposeStrings
  let context: ViewContext

  func screen(_ state: ComposeState) -> Screen<Action> {
    var screen = Screen<Action>(
      title: state.replyTo == nil ? strings.postTitle : strings.commentTitle,
      notices: notices(state))
    switch state.step {
    case .opening, .finished: break
    case .closed:
      if state.author == nil {
        screen.menu = [MenuItem(key: "i", label: strings.signIn, action: .signIn)]
      }
    case .writing:
      screen.blocks = answered(state)
      screen.field = field(state)
    case .preview:
      screen.blocks = answered(state) + preview(state)
      screen.menu = menu(state)
    case .confirmingDiscard:
      screen.blocks = [.text(strings.askDiscard)]
      screen.menu = [
        MenuItem(key: "y", label: strings.discardYes, action: .confirmDiscard),
        MenuItem(key: "k", label: strings.discardNo, action: .keep),
      ]
    }
    return screen
  }

  private func notices(_ state: ComposeState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.answeredProblem {
      let text = problem == .gone ? strings.answeredGone : strings.answeredNotFound
      let kept = state.text.isEmpty ? "" : strings.isKept
      notices.append(ScreenNotice(.failed, text + kept))
    }
    if let problem = state.problem {
      notices.append(ScreenNotice(.failed, context.words.explain(problem)))
    }
    if state.wasDeleted { notices.append(ScreenNotice(.failed, strings.wasDeleted)) }
    if let problem = state.draftProblem {
      notices.append(
        ScreenNotice(.failed, strings.draftNotKept + context.words.explain(problem)))
    }
    if state.isDraftBack { notices.append(ScreenNotice(.done, strings.draftIsBack)) }
    return notices
  }

  private func field(_ state: ComposeState) -> Field<Action> {
    Field(
      .text, label: state.replyTo == nil ? strings.postField : strings.commentField,
      hint: strings.hint(PostText.maximumLength), value: state.text,
      submit: { .write($0) }, cancel: .leave, typing: { .typing($0) })
  }

  private func answered(_ state: ComposeState) -> [Block<Action>] {
    guard let post = state.answered else { return [] }
    return [.heading(strings.answered), .lines(context.posts.lines(post))]
  }

  private func preview(_ state: ComposeState) -> [Block<Action>] {
    guard let ready = state.ready, let author = state.author else {
      return [.heading(strings.text), .text(state.text)]
    }
    let post = Post(
      id: ID(""), author: author, text: ready.text, createdAt: context.clock.now())
    return [
      .heading(strings.preview), .lines(context.posts.lines(post)),
      .paragraph(Line(strings.remaining(ready.remaining), .faint)),
    ]
  }

  private func menu(_ state: ComposeState) -> [MenuItem<Action>] {
    var items: [MenuItem<Action>] = []
    if state.ready != nil, state.answeredProblem == nil {
      items.append(MenuItem(key: "p", label: strings.publish, action: .publish))
    }
    return items + [
      MenuItem(key: "w", label: strings.resume, action: .resume),
      MenuItem(key: "k", label: strings.leave, action: .leave),
      MenuItem(key: "x", label: strings.discard, action: .discard),
    ]
  }
}
