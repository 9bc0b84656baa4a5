import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import Presentation

/// Draws a person.
struct ProfileView {
  typealias Action = ProfilePresenter.Action

  let strings: ProfileStrings
  let context: ViewContext

  private var words: RelationStrings { strings.relations }
  private var posts: PostsView<Action> { PostsView(context, action: Action.post) }

  func screen(_ state: ProfileState) -> Screen<Action> {
    if let post = state.acting.confirming {
      return posts.deletion(of: post, notices: notices(state))
    }
    if let user = state.user, let question = state.question {
      return screen(asking: question, about: user, in: state)
    }
    return Screen(
      title: strings.title, notices: notices(state), blocks: state.user.map { blocks($0, state) } ?? [],
      menu: state.user.map { menu($0, state) } ?? emptyMenu(state))
  }

  private func notices(_ state: ProfileState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      let explanation =
        state.action.failed.map { context.words.explain(problem, about: $0) }
        ?? strings.explain(problem, about: state.person, words: context.words)
      notices.append(ScreenNotice(.failed, explanation))
    }
    if state.isStale, state.user != nil { notices.append(ScreenNotice(.offline, strings.stale)) }
    notices += context.notices(readAt: state.user?.readAt)
    switch state.done {
    case .relation(let outcome): notices.append(ScreenNotice(.done, words.message(outcome, context.words)))
    case .post(let outcome): notices.append(context.words.notice(for: outcome))
    case nil: break
    }
    return notices
  }

  /// Who it is comes first, then what they wrote; their pictures, which would fill a page, come last.
  private func blocks(_ user: User, _ state: ProfileState) -> [Block<Action>] {
    about(user, state)
      + (state.pinned.isEmpty ? [] : [.heading(context.words.social.posts.pinnedPosts)])
      + state.pinned.map { posts.entry($0, in: state) }
      + (state.recent.isEmpty ? [] : [.heading(strings.latestPosts)])
      + state.recent.map { posts.entry($0, in: state) }
      + context.words.pictures(of: user).map(Block.picture)
  }

  private func about(_ user: User, _ state: ProfileState) -> [Block<Action>] {
    let face = context.words.face(of: user).map { [Block<Action>.picture($0)] } ?? []
    return [.lines(context.people.profile(user))] + face
      + (user.relationship.isBlockedEitherWay ? [.text(words.hidden)] : [])
      + (user.keepsFollowers && !user.relationship.isBlockedEitherWay ? [.text(words.followersHidden)] : [])
      + (state.known.count > 0 ? [.text(words.knownFollowers(state.known))] : [])
      + (state.featured.isEmpty ? [] : [.text(words.featured(state.featured))])
  }

  private func menu(_ user: User, _ state: ProfileState) -> [MenuItem<Action>] {
    let (can, places, relationship) = (state.capabilities, state.places, user.relationship)
    var menu: [MenuItem<Action>] = []
    if relationship.isSelf {
      menu = lists(of: user, places) + own(user, can, places)
    } else if state.isSignedIn {
      menu = answers(relationship, can.relations)
      if relationship.isFollowing {
        menu += way("a", strings.addToList, .showLists, if: places.contains(.addToLists))
      }
      menu += lists(of: user, places) + known(of: user, state)
      if !relationship.isBlockedEitherWay {
        menu += way(
          nil, words.writeMessage, .ask(.message), if: places.isSuperset(of: [.compose, .messages]))
      }
      menu += distance(relationship, can.relations)
      menu += way(nil, strings.report.open, .report, if: places.contains(.report))
    } else {
      menu = way(
        "f", strings.signInToFollow, .signIn, if: can.relations.allows(.following) && places.contains(.signIn)
      )
      menu += lists(of: user, places)
    }
    return menu + [MenuItem(key: "r", label: strings.refresh, action: .refresh)]
  }

  /// The menu item that leads to another place, if the app has that place.
  private func way(
    _ key: String?, _ label: String, _ action: Action, if isThere: Bool
  ) -> [MenuItem<Action>] {
    isThere ? [MenuItem(key: key, label: label, action: action)] : []
  }

  private func lists(of user: User, _ places: Set<Route.Kind>) -> [MenuItem<Action>] {
    if user.relationship.isBlockedEitherWay { return [] }
    let posts = way(nil, strings.posts, .showPosts, if: places.contains(.posts))
    if user.keepsFollowers { return posts }
    return posts + list(strings.followers, .followers(user.id), places)
      + list(strings.following, .following(user.id), places)
  }

  private func list(
    _ label: String, _ list: PeopleList, _ places: Set<Route.Kind>
  ) -> [MenuItem<Action>] {
    way(nil, label, .showPeople(list), if: places.contains(list.kind.place))
  }

  private func known(of user: User, _ state: ProfileState) -> [MenuItem<Action>] {
    if state.known.count == 0 { return [] }
    return list(strings.people.knownFollowers, .knownFollowers(user.id), state.places)
  }

  private func own(
    _ user: User, _ can: ProfileCapabilities, _ places: Set<Route.Kind>
  ) -> [MenuItem<Action>] {
    var menu = way("n", strings.newPost, .writePost, if: places.contains(.compose))
    menu += way("e", strings.editProfile.edit, .editProfile, if: places.contains(.editProfile))
    menu += way(nil, strings.accounts, .showAccounts, if: places.contains(.accounts))
    menu += list(words.requests, .requests, places) + list(words.mutedPeople, .muted, places)
    menu += list(words.blockedPeople, .blocked, places)
    if can.locks {
      menu.append(
        MenuItem(label: user.isLocked ? words.unlock : words.lock, action: .setLocked(!user.isLocked)))
    }
    return menu
  }

  /// The actions for answering a follow request and for following.
  private func answers(
    _ relationship: Relationship, _ can: RelationCapabilities
  ) -> [MenuItem<Action>] {
    var menu: [MenuItem<Action>] = []
    if can.allows(.requests), relationship.hasFollowRequest {
      menu.append(MenuItem(key: "y", label: words.accept, action: .relate(.accept)))
      menu.append(MenuItem(key: "x", label: words.reject, action: .relate(.reject)))
    }
    if can.allows(.following), !relationship.isBlockedEitherWay {
      menu.append(
        MenuItem(key: "f", label: followLabel(relationship), action: .relate(.toggleFollowing)))
    }
    if can.allows(.followTerms), relationship.isFollowing {
      let (watches, hides) = (relationship.isWatching, relationship.isHidingShares)
      menu += [
        MenuItem(label: watches ? words.unwatch : words.watch, action: .relate(.watch(!watches))),
        MenuItem(
          label: hides ? words.showShares : words.hideShares, action: .relate(.hideShares(!hides))),
      ]
    }
    return menu
  }

  private func followLabel(_ relationship: Relationship) -> String {
    if relationship.isFollowing { return words.unfollow }
    return relationship.hasRequestedToFollow ? words.cancelRequest : words.follow
  }

  /// The actions for muting and blocking.
  private func distance(
    _ relationship: Relationship, _ can: RelationCapabilities
  ) -> [MenuItem<Action>] {
    var menu: [MenuItem<Action>] = []
    if can.allows(.removingFollowers), relationship.isFollowedBy {
      menu.append(MenuItem(label: words.removeFollower, action: .relate(.removeFollower)))
    }
    if can.allows(.muting) {
      menu.append(
        relationship.isMuting
          ? MenuItem(key: "u", label: words.unmute, action: .relate(.unmute))
          : MenuItem(key: "u", label: words.mute, action: .ask(.mute)))
    }
    if can.allows(.blocking) {
      menu.append(
        relationship.isBlocking
          ? MenuItem(label: words.unblock, action: .relate(.unblock))
          : MenuItem(label: words.block, action: .ask(.block)))
    }
    if can.allows(.notes) { menu.append(MenuItem(label: words.takeNote, action: .ask(.note))) }
    return menu
  }

  private func screen(
    asking question: ProfileState.Question, about user: User, in state: ProfileState
  ) -> Screen<Action> {
    let notices = notices(state)
    let person = Block<Action>.lines(context.people.summary(user))
    switch question {
    case .note:
      return Screen(
        title: words.noteTitle, notices: notices, blocks: [person],
        field: Field(
          .text, label: words.note, hint: words.noteHint(user.name),
          value: state.entry ?? user.relationship.note, submit: { .relate(.note($0)) }, cancel: .keep,
          remaining: { TextLimit.note.remaining($0, lines: true) }))
    case .message:
      return Screen(
        title: words.messageTitle, notices: notices, blocks: [person],
        field: Field(
          .text, label: words.messageText, hint: words.messageHint(user.name), submit: Action.message,
          cancel: .keep))
    case .block:
      return Screen(
        title: words.blockTitle, notices: notices,
        blocks: [.text(words.blockQuestion(user.name)), person],
        menu: [
          MenuItem(key: "y", label: words.blockYes, action: .relate(.block)),
          MenuItem(key: "b", label: words.blockNo, action: .keep),
        ])
    case .mute:
      return Screen(
        title: words.muteTitle, notices: notices,
        blocks: [.text(words.muteQuestion(user.name)), person],
        menu: [
          mute(words.muteUntilUnmuted, MuteTerms()), mute(words.muteForDay, MuteTerms(length: .day)),
          mute(words.muteForWeek, MuteTerms(length: .week)),
          mute(words.muteKeepingNotices, MuteTerms(notices: true)),
          MenuItem(key: "b", label: words.muteNo, action: .keep),
        ])
    }
  }

  private func mute(_ label: String, _ terms: MuteTerms) -> MenuItem<Action> {
    MenuItem(label: label, action: .relate(.mute(terms)))
  }

  private func emptyMenu(_ state: ProfileState) -> [MenuItem<Action>] {
    var menu = [MenuItem(key: "r", label: strings.retry, action: Action.refresh)]
    let (problem, places) = (state.problem, state.places)
    menu += way(
      "/", strings.people.findPeople, .findPeople, if: problem == .notFound && places.contains(.search))
    menu += way("i", strings.signIn, .signIn, if: problem == .unauthenticated && places.contains(.signIn))
    return menu
  }
}
