import AppScreens
import AppValues
import Entities
import Navigation
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
    switch state.list {
    case .followers: title(words.ownFollowers, words.followers, words.followersOf, of: state.owner)
    case .following: title(words.ownFollowing, words.following, words.followingOf, of: state.owner)
    case .knownFollowers:
      title(words.knownFollowers, words.knownFollowers, words.knownFollowersOf, of: state.owner)
    case .requests: words.requests
    case .blocked: words.blocked
    case .muted: words.muted
    case .suggested: words.suggested
    case .newFollowers: words.newFollowers
    case .directory(let order): words.directory(order)
    }
  }

  private func title(
    _ own: String, _ unknown: String, _ theirs: (String, String) -> String, of owner: User?
  ) -> String {
    owner.map { $0.relationship.isSelf ? own : theirs($0.name, $0.handle) } ?? unknown
  }

  private func notices(_ state: PeopleState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      let explanation =
        switch problem {
        case .notFound: strings.noSuchPerson
        case .gone: strings.deletedAccount
        default: context.words.explain(problem, about: state.action.failed ?? .following)
        }
      notices.append(ScreenNotice(.failed, explanation))
    }
    if state.isStale, state.isLoaded { notices.append(ScreenNotice(.offline, strings.stale)) }
    if let done = state.done {
      notices.append(ScreenNotice(.done, strings.relations.message(done, context.words)))
    }
    notices += context.notices(readAt: state.people.readAt)
    if state.hasNews { notices.append(ScreenNotice(.news, words.news)) }
    return notices
  }

  private func blocks(_ state: PeopleState) -> [Block<PeoplePresenter.Action>] {
    if state.isLoaded, state.people.items.isEmpty, state.people.older == nil {
      return [.text(emptyText(state))]
    }
    let people = state.people.items.map { user in
      Block.entry(
        Entry(
          context.people.summary(user),
          open: state.places.contains(.profile) ? PeoplePresenter.Action.open(user.id) : nil,
          shortcuts: shortcuts(user, in: state).mapValues { .relate($0, user.id) },
          undoes: user.relationship.isFollowing || user.relationship.hasRequestedToFollow ? ["f"] : []))
    }
    guard !people.isEmpty, let hint = hint(state) else { return people }
    return [.text(hint)] + people
  }

  private func hint(_ state: PeopleState) -> String? {
    howTo(state) ?? (state.list == .suggested ? words.whySuggested : nil)
  }

  /// How to use the shortcuts.
  private func howTo(_ state: PeopleState) -> String? {
    let can = state.capabilities
    return switch state.list {
    case .followers, .following, .knownFollowers, .newFollowers, .directory: nil
    case .requests: can.allows(.requests) ? words.howToAnswer : nil
    case .blocked: can.allows(.blocking) ? words.howToUnblock : nil
    case .muted: can.allows(.muting) ? words.howToUnmute : nil
    case .suggested: can.allows(.following) ? words.howToFollow : nil
    }
  }

  /// The shortcuts of a person in a list.
  private func shortcuts(_ user: User, in state: PeopleState) -> [String: RelationAction] {
    user.relationship.isSelf ? [:] : shortcuts(state.list).filter { state.capabilities.allows($0.value.kind) }
  }

  private func shortcuts(_ list: PeopleList) -> [String: RelationAction] {
    switch list {
    case .followers, .following, .knownFollowers, .newFollowers, .directory: ["f": .toggleFollowing]
    case .suggested: ["f": .toggleFollowing, "x": .dismissSuggestion]
    case .requests: ["f": .toggleFollowing, "y": .accept, "x": .reject]
    case .blocked: ["x": .unblock]
    case .muted: ["f": .toggleFollowing, "u": .unmute]
    }
  }

  private func emptyText(_ state: PeopleState) -> String {
    let stranger = state.owner.flatMap { $0.relationship.isSelf ? nil : $0.name }
    let invites = state.places.contains(.search)
    return switch state.list {
    case .followers:
      stranger.map(words.noFollowers) ?? (invites ? words.noOwnFollowers : words.noOwnFollowersYet)
    case .following:
      stranger.map(words.noFollowing) ?? (invites ? words.noOwnFollowing : words.noOwnFollowingYet)
    case .knownFollowers: words.noKnownFollowers(state.owner?.name ?? "")
    case .requests: words.noRequests
    case .blocked: words.noneBlocked
    case .muted: words.noneMuted
    case .suggested: words.noneSuggested
    case .newFollowers: words.noNewFollowers
    case .directory: words.noneInDirectory
    }
  }

  private func menu(_ state: PeopleState) -> [MenuItem<PeoplePresenter.Action>] {
    var menu: [MenuItem<PeoplePresenter.Action>] = []
    if state.people.older != nil { menu.append(MenuItem(key: "m", label: words.more, action: .more)) }
    if state.isLoaded {
      menu.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
      let stranger = state.owner.flatMap { $0.relationship.isSelf ? nil : $0 }
      if state.places.contains(.profile), state.list.kind != .directory {
        let label = stranger.map { words.profileOf($0.name, $0.handle) } ?? words.ownProfile
        menu.append(MenuItem(key: "p", label: label, action: .openOwner))
      }
      let isOwnAndEmpty = state.owner != nil && stranger == nil && state.people.items.isEmpty
      menu += ways(state)
      if state.places.contains(.search), state.list == .suggested || isOwnAndEmpty {
        menu.append(MenuItem(key: "/", label: words.findPeople, action: .findPeople))
      }
    } else {
      menu.append(MenuItem(key: "r", label: strings.retry, action: .refresh))
    }
    if state.places.contains(.signIn), !state.isSignedIn || state.problem == .unauthenticated {
      menu.append(MenuItem(key: "i", label: strings.signIn, action: .signIn))
    }
    return menu
  }

  /// The ways to more people.
  private func ways(_ state: PeopleState) -> [MenuItem<PeoplePresenter.Action>] {
    guard state.places.contains(.directory) else { return [] }
    switch state.list {
    case .suggested: return [MenuItem(label: words.openDirectory, action: .openDirectory)]
    case .directory(let order):
      return DirectoryOrder.allCases.filter { $0 != order }.map {
        MenuItem(label: words.order($0), action: .order($0))
      }
    default: return []
    }
  }
}
