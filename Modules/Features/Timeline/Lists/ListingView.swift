import AppScreens
import AppValues
import Entities
import Presentation

/// Draws the lists that a person can be put into.
struct ListingView {
  typealias Action = ListingPresenter.Action

  let strings: TimelineStrings
  let context: ViewContext

  private var words: ListsStrings { strings.lists }

  func screen(_ state: ListingState) -> Screen<Action> {
    if let title = state.naming {
      let field = Field<Action>(
        label: words.name, hint: words.nameHint, value: title, submit: { .create($0) }, cancel: .leave)
      return Screen(title: words.newWith, notices: notices(state), field: field)
    }
    return Screen(
      title: state.listing.map { words.listing($0.person.name) } ?? words.title,
      notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: ListingState) -> [ScreenNotice] {
    outcome(state) + context.notices(isUnread: state.isStale)
  }

  private func outcome(_ state: ListingState) -> [ScreenNotice] {
    if let problem = state.problem {
      let subject: ErrorSubject =
        problem == .forbidden ? .listing : state.listing == nil ? .person : .list
      return [ScreenNotice(.failed, context.words.explain(problem, about: subject))]
    }
    let name = state.listing?.person.name ?? ""
    return switch state.done {
    case .added(let list): [ScreenNotice(.done, words.addedTo(name, list))]
    case .removed(let list): [ScreenNotice(.done, words.removedFrom(name, list))]
    case nil: []
    }
  }

  private func blocks(_ state: ListingState) -> [Block<Action>] {
    guard let listing = state.listing else { return [] }
    if listing.lists.isEmpty { return [.text(words.nothing)] }
    return [.text(words.listingHint)]
      + listing.lists.map { list in
        let remark = listing.containing.contains(list.id) ? words.contains : nil
        return .entry(Entry([context.lists.line(list, remark: remark)], open: .toggle(list.id)))
      }
  }

  private func menu(_ state: ListingState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return [MenuItem(key: "i", label: strings.signIn, action: .signIn)] }
    var menu: [MenuItem<Action>] = []
    if state.listing != nil { menu.append(MenuItem(key: "a", label: words.newWith, action: .ask)) }
    return menu + [MenuItem(key: "r", label: strings.refresh, action: .refresh)]
  }
}
