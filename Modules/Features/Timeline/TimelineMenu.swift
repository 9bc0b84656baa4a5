import AppScreens
import Entities
import PostActions

/// What can be chosen below a timeline.
struct TimelineMenu {
  typealias Action = TimelinePresenter.Action

  let strings: TimelineStrings

  func items(_ state: TimelineState) -> [MenuItem<Action>] {
    let reading = state.reading
    var menu: [MenuItem<Action>] = []
    if reading.older != nil { menu.append(item("m", strings.more, .more)) }
    menu.append(item("r", state.news.map(strings.showNews) ?? strings.refresh, .refresh))
    if state.news?.isMore == true { menu.append(item("t", strings.newest, .newest)) }
    if reading.hasLastReadPositionBelow {
      menu.append(item("w", strings.goToLastReadPosition, .lastReadPosition))
    }
    return menu + subject(state) + elsewhere(state)
  }

  /// What belongs to this timeline alone.
  private func subject(_ state: TimelineState) -> [MenuItem<Action>] {
    switch state.kind {
    case .home, .everyone, .bookmarks, .likes: []
    case .user(_, let posts):
      [
        (.all, item("o", strings.allPosts, .show(.all))),
        (.withoutComments, item("a", strings.withoutComments, .show(.withoutComments))),
        (.withPhotos, item("x", strings.withPhotos, .show(.withPhotos))),
      ].filter { (other: PersonPosts, _) in other != posts }.map(\.1)
    case .hashtag: following(state) + [item("x", strings.combine, .combine)]
    case .list: [item("e", strings.openMembers, .openMembers)]
    }
  }

  private func following(_ state: TimelineState) -> [MenuItem<Action>] {
    guard let hashtag = state.hashtag, state.viewer != nil else { return [] }
    let label = hashtag.isFollowed ? strings.unfollow(hashtag.name) : strings.follow(hashtag.name)
    return [item("f", label, .toggleFollowing)]
  }

  /// Where else one may want to go; in an empty home, first of all to people.
  private func elsewhere(_ state: TimelineState) -> [MenuItem<Action>] {
    let isEmptyHome = state.kind == .home && state.isLoaded && state.reading.items.isEmpty
    var menu: [MenuItem<Action>] = []
    if isEmptyHome { menu.append(item("/", strings.findPeople, .findPeople)) }
    if state.viewer == nil {
      menu.append(item("i", strings.signIn, .post(.signIn)))
    } else {
      menu.append(item("n", isEmptyHome ? strings.writeFirst : strings.write, .write))
    }
    if state.kind == .home { menu.append(item("u", strings.readPublic, .readPublic)) }
    if state.kind == .everyone, state.viewer != nil { menu.append(item("h", strings.readHome, .readHome)) }
    return menu
  }

  private func item(_ key: String, _ label: String, _ action: Action) -> MenuItem<Action> {
    MenuItem(key: key, label: label, action: action)
  }
}
