import AppScreens
import AppValues
import Entities
import Presentation

/// Draws the steps of reporting a person.
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
    switch state.done {
    case .deselected(let remaining): screen.notices.append(ScreenNotice(.done, strings.deselected(remaining)))
    case .withdrawn(let count): screen.notices.append(ScreenNotice(.failed, strings.withdrawn(count)))
    case nil: break
    }
    guard let person = state.person else {
      screen.menu = [MenuItem(key: "r", label: strings.retry, action: .retry)]
      return screen
    }
    switch state.step {
    case .reason: addReason(to: &screen, person, state)
    case .posts: addPosts(to: &screen, state)
    case .review: addReview(to: &screen, person, state)
    case .done:
      screen.notices = [ScreenNotice(.done, strings.done)]
      if state.capabilities.allows(.muting), state.capabilities.allows(.blocking) {
        screen.blocks = [.text(strings.advice(person.name))]
      }
    case .gone: screen.notices = [ScreenNotice(.failed, context.words.social.errors.subjects.deletedAccount)]
    }
    return screen
  }

  private func addReason(to screen: inout Screen<Action>, _ person: User, _ state: ReportState) {
    screen.blocks = [.text(strings.explanation)] + blocks(person, state.post.map { [$0] } ?? [])
    if state.hasUnseenPost { screen.blocks.append(.text(strings.withPost)) }
    if state.isToPick { screen.blocks.append(.text(strings.postsHint)) }
    if state.hidesPosts { screen.blocks.append(.text(strings.postsAreHidden)) }
    screen.field = Field(
      .text, label: strings.reason, hint: strings.reasonHint, value: state.reason,
      submit: { .enterReason($0) }, cancel: .back, remaining: { ProfileRules.remaining(reason: $0) })
  }

  private func addPosts(to screen: inout Screen<Action>, _ state: ReportState) {
    screen.blocks = [.text(strings.postsQuestion)] + state.offered.items.map { .entry(entry($0, state)) }
    if state.offered.older != nil {
      screen.menu.append(MenuItem(key: "m", label: context.words.shared.more, action: .more))
    }
    screen.menu += [
      MenuItem(key: "y", label: strings.next(state.evidence.count), action: .goOn),
      MenuItem(label: strings.keep, action: .leave), .back(context.words, .back),
    ]
  }

  private func addReview(to screen: inout Screen<Action>, _ person: User, _ state: ReportState) {
    let count = state.reportedPosts.count
    screen.blocks = [.text(strings.question)] + blocks(person, state.evidence)
    if state.hasUnseenPost { screen.blocks.append(.text(strings.withPost)) }
    screen.blocks.append(.text("\(strings.reason): \(state.reason)"))
    if count > 0 { screen.blocks.append(.text(strings.postsAreKept(count))) }
    screen.menu = [
      MenuItem(key: "y", label: strings.send, action: .send),
      MenuItem(key: "e", label: strings.changeReason, action: .changeReason),
    ]
    if !state.offered.items.isEmpty {
      screen.menu.append(MenuItem(label: strings.changePosts, action: .changePosts))
    }
    screen.menu += [MenuItem(label: strings.keep, action: .leave), .back(context.words, .back)]
  }

  private func blocks(_ person: User, _ posts: [Post]) -> [Block<Action>] {
    [.lines(context.people.summary(person))] + posts.map { .lines(context.posts.lines($0)) }
  }

  /// A post to select; content behind a warning is hidden until it is selected.
  private func entry(_ post: Post, _ state: ReportState) -> Entry<Action> {
    let isPicked = state.picked.contains(post.id)
    let lines = context.posts.lines(post, hiding: isPicked ? nil : strings.selectToSee)
    return Entry((isPicked ? [Line(strings.selected, .strong)] : []) + lines, open: .toggle(post.id))
  }
}
