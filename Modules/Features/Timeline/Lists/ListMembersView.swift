import AppScreens
import AppValues
import Entities
import Presentation

/// Draws the people in a list, and what is asked about it.
struct ListMembersView {
  typealias Action = ListMembersPresenter.Action

  let strings: TimelineStrings
  let context: ViewContext

  private var words: ListsStrings { strings.lists }

  func screen(_ state: ListMembersState) -> Screen<Action> {
    switch state.question {
    case .adding: asking(state, words.add, field(words.handle, words.handleHint, state) { .add($0) })
    case .renaming: asking(state, words.rename, field(words.name, words.nameHint, state) { .rename($0) })
    case .deleting: deletion(state)
    case nil:
      Screen(title: title(state), notices: notices(state), blocks: blocks(state), menu: menu(state))
    }
  }

  private func title(_ state: ListMembersState) -> String {
    state.list.map { words.people($0.title) } ?? strings.list
  }

  private func asking(
    _ state: ListMembersState, _ title: String, _ field: Field<Action>
  ) -> Screen<Action> {
    Screen(title: title, notices: notices(state), field: field)
  }

  private func field(
    _ label: String, _ hint: String, _ state: ListMembersState,
    submit: @escaping @Sendable (String) -> Action
  ) -> Field<Action> {
    Field(label: label, hint: hint, value: state.entered, submit: submit, cancel: .leave)
  }

  private func deletion(_ state: ListMembersState) -> Screen<Action> {
    Screen(
      title: words.delete, notices: notices(state),
      blocks: [.text(words.deletionQuestion(state.list?.title ?? strings.list))],
      menu: [
        MenuItem(key: "y", label: words.deletionYes, action: .confirmDeletion),
        MenuItem(key: "k", label: words.deletionNo, action: .leave), .back(context.words, .leave),
      ])
  }

  private func notices(_ state: ListMembersState) -> [ScreenNotice] {
    outcome(state) + context.notices(isUnread: state.isStale)
  }

  private func outcome(_ state: ListMembersState) -> [ScreenNotice] {
    if let problem = state.problem {
      let isAboutPerson = state.question == .adding && state.list != nil
      return [
        ScreenNotice(
          .failed, context.words.explain(problem, about: subject(problem, isAboutPerson: isAboutPerson)))
      ]
    }
    return switch state.done {
    case .added(let name): [ScreenNotice(.done, words.added(name))]
    case .removed(let name): [ScreenNotice(.done, words.removed(name))]
    case .renamed(let title): [ScreenNotice(.done, words.renamed(title))]
    case nil: []
    }
  }

  private func subject(_ problem: AppError, isAboutPerson: Bool) -> ErrorSubject {
    if problem == .forbidden { return .listMembership }
    return isAboutPerson ? .person : .list
  }

  private func blocks(_ state: ListMembersState) -> [Block<Action>] {
    guard state.list != nil else { return [] }
    if state.members.items.isEmpty { return [.text(words.nobody)] }
    return state.members.items.map { member in
      let remark = state.removed.contains(member.id) ? words.takenOut : nil
      return .entry(
        Entry(
          [context.people.brief(member.author, remark: remark)], open: .open(member.id),
          shortcuts: ["x": .toggle(member.id), "p": .open(member.id)]))
    }
  }

  private func menu(_ state: ListMembersState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return [MenuItem(key: "i", label: strings.signIn, action: .signIn)] }
    guard state.list != nil else {
      return [MenuItem(key: "r", label: strings.refresh, action: .refresh)]
    }
    var menu: [MenuItem<Action>] = []
    if state.members.older != nil { menu.append(MenuItem(key: "m", label: strings.more, action: .more)) }
    menu += [
      MenuItem(key: "a", label: words.add, action: .ask(.adding)),
      MenuItem(key: "e", label: words.rename, action: .ask(.renaming)),
      MenuItem(key: "d", label: words.delete, action: .ask(.deleting)),
      MenuItem(key: "r", label: strings.refresh, action: .refresh),
    ]
    return menu
  }
}
