import AppScreens
import AppValues
import Entities
import Presentation

/// Draws the lists that a person can be put into.
struct AddToListsView {
  typealias Action = AddToListsPresenter.Action

  let strings: TimelineStrings
  let context: ViewContext

  private var words: ListsStrings { strings.lists }

  func screen(_ state: AddToListsState) -> Screen<Action> {
    if let title = state.naming {
      let field = Field<Action>(
        label: words.name, hint: words.nameHint, value: title, submit: { .create($0) }, cancel: .leave)
      return Screen(title: words.newWith, notices: notices(state), field: field)
    }
    return Screen(
      title: state.membership.map { words.addToLists($0.person.name) } ?? words.title,
      notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: AddToListsState) -> [ScreenNotice] {
    outcome(state) + context.notices(isUnread: state.isStale)
  }

  private func outcome(_ state: AddToListsState) -> [ScreenNotice] {
    if let problem = state.problem {
      let subject: ErrorSubject =
        problem == .forbidden ? .listMembership : state.membership == nil ? .person : .list
      return [ScreenNotice(.failed, context.words.explain(problem, about: subject))]
    }
    let name = state.membership?.person.name ?? ""
    return switch state.done {
    case .added(let list): [ScreenNotice(.done, words.addedTo(name, list))]
    case .removed(let list): [ScreenNotice(.done, words.removedFrom(name, list))]
    case nil: []
    }
  }

  private func blocks(_ state: AddToListsState) -> [Block<Action>] {
    guard let membership = state.membership else { return [] }
    if membership.lists.isEmpty { return [.text(words.nothing)] }
    return [.text(words.addToListsHint)]
      + membership.lists.map { list in
        let remark = membership.containing.contains(list.id) ? words.contains : nil
        return .entry(Entry([context.lists.line(list, remark: remark)], open: .toggle(list.id)))
      }
  }

  private func menu(_ state: AddToListsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return [MenuItem(key: "i", label: strings.signIn, action: .signIn)] }
    var menu: [MenuItem<Action>] = []
    if state.membership != nil { menu.append(MenuItem(key: "a", label: words.newWith, action: .ask)) }
    return menu + [MenuItem(key: "r", label: strings.refresh, action: .refresh)]
  }
}
