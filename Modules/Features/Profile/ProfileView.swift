import Entities
import Presentation

/// Draws a person.
struct ProfileView {
  let strings: ProfileStrings
  let context: ViewContext

  func screen(_ state: ProfileState) -> Screen<ProfilePresenter.Action> {
    Screen(
      title: strings.title, notices: notices(state),
      blocks: state.user.map { [.lines(context.people.profile($0))] } ?? [],
      menu: state.user.map { menu($0, isSignedIn: state.isSignedIn) } ?? emptyMenu(state))
  }

  private func notices(_ state: ProfileState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      let explanation = strings.explain(problem, about: state.person, words: context.words)
      notices.append(ScreenNotice(.failed, explanation))
    }
    if state.isStale { notices.append(ScreenNotice(.offline, strings.stale)) }
    if let outcome = state.outcome { notices.append(ScreenNotice(.done, strings.tell(outcome))) }
    return notices
  }

  private func menu(_ user: User, isSignedIn: Bool) -> [MenuItem<ProfilePresenter.Action>] {
    var menu: [MenuItem<ProfilePresenter.Action>] = []
    if !user.relationship.isSelf {
      menu.append(
        isSignedIn
          ? MenuItem(key: "f", label: followLabel(user.relationship), action: .toggleFollowing)
          : MenuItem(key: "f", label: strings.signInToFollow, action: .signIn))
    }
    menu += [
      MenuItem(key: "o", label: strings.posts, action: .showPosts),
      MenuItem(key: "w", label: strings.followers, action: .showFollowers),
      MenuItem(key: "v", label: strings.following, action: .showFollowing),
    ]
    if user.relationship.isSelf {
      menu += [
        MenuItem(key: "n", label: strings.newPost, action: .writePost),
        MenuItem(key: "a", label: strings.accounts, action: .showAccounts),
      ]
    }
    menu.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
    return menu
  }

  private func followLabel(_ relationship: Relationship) -> String {
    if relationship.following { return strings.unfollow }
    return relationship.requested ? strings.takeRequestBack : strings.follow
  }

  private func emptyMenu(_ state: ProfileState) -> [MenuItem<ProfilePresenter.Action>] {
    var menu = [MenuItem(key: "r", label: strings.retry, action: ProfilePresenter.Action.refresh)]
    if state.problem == .notFound {
      menu.append(MenuItem(key: "/", label: strings.people.findPeople, action: .findPeople))
    }
    if state.problem == .unauthenticated {
      menu.append(MenuItem(key: "i", label: strings.signIn, action: .signIn))
    }
    return menu
  }
}
