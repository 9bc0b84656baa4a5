import Entities
import Presentation

/// Draws a list of people.
struct PeopleView {
  let strings: ProfileStrings
  let context: ViewContext

  private var words: PeopleStrings { strings.people }

  func screen(_ state: PeopleState) -> Screen<PeoplePresenter.Action> {
    Screen(title: title(state), notices: notices(state), blocks: blocks(state), menu: menu(state))
  }

  private func title(_ state: PeopleState) -> String {
    guard let owner = state.owner else {
      return state.list == .followers ? words.followers : words.following
    }
    return switch (state.list, owner.relationship.isSelf) {
    case (.followers, true): words.ownFollowers
    case (.following, true): words.ownFollowing
    case (.followers, false): words.followersOf(owner.handle)
    case (.following, false): words.followingOf(owner.handle)
    }
  }

  private func notices(_ state: PeopleState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      let explanation =
        switch problem {
        case .notFound: strings.noSuchPerson
        case .gone: strings.deletedAccount
        default: context.words.explain(problem, about: .following)
        }
      notices.append(ScreenNotice(.failed, explanation))
    }
    if state.isStale { notices.append(ScreenNotice(.offline, strings.stale)) }
    if let outcome = state.outcome { notices.append(ScreenNotice(.done, strings.tell(outcome))) }
    if state.hasNews { notices.append(ScreenNotice(.news, words.news)) }
    return notices
  }

  private func blocks(_ state: PeopleState) -> [Block<PeoplePresenter.Action>] {
    if let owner = state.owner, state.people.isEmpty, state.older == nil {
      return [.text(emptyText(state.list, owner))]
    }
    return state.people.map { user in
      .entry(
        Entry(
          context.people.summary(user), open: .open(user.id),
          shortcuts: user.relationship.isSelf ? [:] : ["f": .toggleFollowing(user.id)]))
    }
  }

  private func emptyText(_ list: PeopleList, _ owner: User) -> String {
    switch (list, owner.relationship.isSelf) {
    case (.followers, true): words.noOwnFollowers
    case (.following, true): words.noOwnFollowing
    case (.followers, false): words.noFollowers(owner.name)
    case (.following, false): words.noFollowing(owner.name)
    }
  }

  private func menu(_ state: PeopleState) -> [MenuItem<PeoplePresenter.Action>] {
    var menu: [MenuItem<PeoplePresenter.Action>] = []
    if state.older != nil { menu.append(MenuItem(key: "m", label: words.more, action: .more)) }
    if let owner = state.owner {
      menu.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
      let isOwn = owner.relationship.isSelf
      let profile = isOwn ? words.ownProfile : words.profileOf(owner.handle)
      menu.append(MenuItem(key: "p", label: profile, action: .openOwner))
      if isOwn, state.people.isEmpty {
        menu.append(MenuItem(key: "/", label: words.findPeople, action: .findPeople))
      }
    } else {
      menu.append(MenuItem(key: "r", label: strings.retry, action: .refresh))
    }
    if !state.isSignedIn || state.problem == .unauthenticated {
      menu.append(MenuItem(key: "i", label: strings.signIn, action: .signIn))
    }
    return menu
  }
}
