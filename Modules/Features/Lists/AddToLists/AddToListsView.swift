import AppScreens
import AppValues
import Entities
import Navigation
import Presentation

/// Draws the lists that a person can be added to.
struct AddToListsView {
  typealias Action = AddToListsPresenter.Action

  let strings: ListsStrings
  let context: ViewContext

  func screen(_ state: AddToListsState) -> Screen<Action> {
    if let title = state.naming {
      let field = Field<Action>(
        label: strings.name, hint: strings.nameHint, value: title, submit: { .create($0) }, cancel: .leave,
        remaining: { TextLimit.list.remaining($0) })
      return Screen(title: strings.addToNewList, notices: notices(state), field: field)
    }
    return Screen(
      title: state.membership.map { strings.addToLists($0.person.name) } ?? strings.title,
      notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: AddToListsState) -> [ScreenNotice] {
    outcome(state) + context.notices(isStale: state.isStale)
  }

  private func outcome(_ state: AddToListsState) -> [ScreenNotice] {
    if let problem = state.problem {
      let subject: ErrorSubject =
        problem == .forbidden ? .listMembership : state.membership == nil ? .person : .list
      return [ScreenNotice(.failed, context.words.explain(problem, about: subject))]
    }
    let name = state.membership?.person.name ?? ""
    return switch state.done {
    case .added(let list): [ScreenNotice(.done, strings.addedTo(name, list))]
    case .removed(let list): [ScreenNotice(.done, strings.removedFrom(name, list))]
    case nil: []
    }
  }

  private func blocks(_ state: AddToListsState) -> [Block<Action>] {
    guard let membership = state.membership else { return [] }
    if membership.lists.isEmpty { return [.text(strings.nothing)] }
    return [.text(strings.addToListsHint)]
      + membership.lists.map { list in
        let remark = membership.containing.contains(list.id) ? strings.contains : nil
        return .entry(Entry([context.lists.line(list, remark: remark)], open: .toggle(list.id)))
      }
  }

  private func menu(_ state: AddToListsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return context.signIn(state.places.contains(.signIn), .signIn) }
    var menu: [MenuItem<Action>] = []
    if state.membership != nil { menu.append(MenuItem(key: "a", label: strings.addToNewList, action: .ask)) }
    return menu + [MenuItem(key: "r", label: context.words.shared.refresh, action: .refresh)]
  }
}
