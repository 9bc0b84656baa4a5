import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the people in a list, and the questions about it.
struct ListMembersView {
  typealias Action = ListMembersPresenter.Action

  let strings: ListsStrings
  let context: ViewContext

  func screen(_ state: ListMembersState) -> Screen<Action> {
    switch state.question {
    case .adding: asking(state, strings.add, field(strings.handle, strings.handleHint, state) { .add($0) })
    case .renaming:
      asking(
        state, strings.rename, field(strings.name, strings.nameHint, state, limit: .list) { .rename($0) })
    case .choosingComments: comments(state)
    case .deleting: deletion(state)
    case nil:
      Screen(
        title: title(state), notices: notices(state) + context.notices(readAt: state.members.readAt),
        blocks: blocks(state), menu: menu(state))
    }
  }

  private func title(_ state: ListMembersState) -> String {
    state.list.map { strings.people($0.title) } ?? strings.list
  }

  private func asking(
    _ state: ListMembersState, _ title: String, _ field: Field<Action>
  ) -> Screen<Action> {
    Screen(title: title, notices: notices(state), field: field)
  }

  private func field(
    _ label: String, _ hint: String, _ state: ListMembersState, limit: TextLimit? = nil,
    submit: @escaping @Sendable (String) -> Action
  ) -> Field<Action> {
    Field(
      label: label, hint: hint, value: state.entered, submit: submit, cancel: .leave,
      remaining: limit.map { limit in { @Sendable text in limit.remaining(text) } })
  }

  private func comments(_ state: ListMembersState) -> Screen<Action> {
    let menu = ListComments.allCases.map { comments in
      MenuItem(label: strings.commentsMeaning(comments), action: Action.choose(comments))
    }
    return Screen(
      title: title(state), notices: notices(state), blocks: [.heading(strings.commentsQuestion)],
      menu: menu + [MenuItem(key: "b", label: strings.unchanged, action: .leave)])
  }

  private func deletion(_ state: ListMembersState) -> Screen<Action> {
    Screen(
      title: strings.delete, notices: notices(state),
      blocks: [.text(strings.deletionQuestion(state.list?.title ?? strings.list))],
      menu: [
        MenuItem(key: "y", label: strings.deletionYes, action: .confirmDeletion),
        MenuItem(key: "b", label: strings.deletionNo, action: .leave),
      ])
  }

  private func notices(_ state: ListMembersState) -> [ScreenNotice] {
    outcome(state) + context.notices(isStale: state.isStale)
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
    case .added(let name): [ScreenNotice(.done, strings.added(name))]
    case .removed(let name): [ScreenNotice(.done, strings.removed(name))]
    case .renamed(let title): [ScreenNotice(.done, strings.renamed(title))]
    case .changed(let settings): [ScreenNotice(.done, strings.changed(settings))]
    case nil: []
    }
  }

  private func subject(_ problem: AppError, isAboutPerson: Bool) -> ErrorSubject {
    if problem == .forbidden { return .listMembership }
    return isAboutPerson ? .person : .list
  }

  private func blocks(_ state: ListMembersState) -> [Block<Action>] {
    guard state.list != nil else { return [] }
    if state.members.items.isEmpty { return [.text(strings.noPeople)] }
    return state.members.items.map { member in
      let remark = state.removed.contains(member.id) ? strings.noLongerInList : nil
      let open = state.places.contains(.profile) ? Action.open(member.id) : nil
      var shortcuts = ["x": Action.toggle(member.id)]
      shortcuts["p"] = open
      return .entry(
        Entry([context.people.brief(member.author, remark: remark)], open: open, shortcuts: shortcuts))
    }
  }

  private func menu(_ state: ListMembersState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    guard let settings = state.list?.settings else {
      return [MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh)]
    }
    var menu: [MenuItem<Action>] = []
    if state.members.older != nil {
      menu.append(MenuItem(key: "m", label: context.words.shared.more, action: .more))
    }
    menu += [
      MenuItem(key: "a", label: strings.add, action: .ask(.adding)),
      MenuItem(key: "e", label: strings.rename, action: .ask(.renaming)),
      MenuItem(label: strings.comments, action: .ask(.choosingComments)),
      MenuItem(label: strings.home(settings.isExclusive), action: .toggleHome),
      MenuItem(key: "d", label: strings.delete, action: .ask(.deleting)),
      MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh),
    ]
    return menu
  }
}
