import AppScreens
import AppValues
import Entities
import Navigation
import PostActions

/// The menu below a timeline.
struct TimelineMenu {
  typealias Action = TimelinePresenter.Action

  let strings: TimelineStrings

  func items(_ state: TimelineState) -> [MenuItem<Action>] {
    let loaded = state.loaded
    var menu: [MenuItem<Action>] = []
    if loaded.list.older != nil { menu.append(item("m", strings.more, .more)) }
    menu.append(item("r", state.news.map(strings.showNews) ?? strings.refresh, .refresh))
    if state.news?.isMore == true { menu.append(item("j", strings.newest, .newest)) }
    if loaded.hasLastReadPositionBelow {
      menu.append(item("v", strings.goToLastReadPosition, .lastReadPosition))
    }
    return menu + subject(state) + elsewhere(state)
  }

  /// Items only for the posts of a person, of hashtags or of a list.
  private func subject(_ state: TimelineState) -> [MenuItem<Action>] {
    switch state.kind.traits.subject {
    case .nothing: []
    case .person(let id, let posts): state.places.contains(.posts) ? others(of: id, than: posts) : []
    case .hashtags:
      following(state) + (state.combines ? [item("a", strings.combine, .combine)] : [])
    case .list: state.places.contains(.listMembers) ? [item("e", strings.openMembers, .openMembers)] : []
    }
  }

  private func others(of person: ID<User>, than posts: PersonPosts) -> [MenuItem<Action>] {
    [
      (.all, strings.allPosts), (.withoutComments, strings.withoutComments),
      (.withPhotos, strings.withPhotos),
    ].filter { (other: PersonPosts, _) in other != posts }
      .map { item(nil, $1, .read(.user(person, $0))) }
  }

  private func following(_ state: TimelineState) -> [MenuItem<Action>] {
    guard let hashtag = state.hashtag, state.viewer != nil else { return [] }
    let label = hashtag.isFollowed ? strings.unfollow(hashtag.name) : strings.follow(hashtag.name)
    return [item("f", label, .toggleFollowing)]
  }

  /// Where else people may want to go; from an empty timeline that people fill, first of all to them.
  private func elsewhere(_ state: TimelineState) -> [MenuItem<Action>] {
    let isEmpty = state.isLoaded && state.items.isEmpty
    let lacksPeople = isEmpty && state.kind.traits.filling.contains(.suggestedPeople)
    var menu: [MenuItem<Action>] = []
    if lacksPeople, state.places.contains(.suggestedPeople) {
      menu.append(item(nil, strings.findPeople, .findPeople))
    }
    if state.viewer == nil {
      if state.places.contains(.signIn) { menu.append(item("i", strings.signIn, .post(.signIn))) }
    } else if state.places.contains(.compose) {
      menu.append(item("n", lacksPeople ? strings.writeFirst : strings.write, .write))
    }
    for (key, kind) in state.kind.traits.neighbours
    where state.places.contains(kind.route.kind) && (state.viewer != nil || !kind.traits.isPersonal) {
      menu.append(item(key, strings.names[keyPath: kind.traits.name].title, .read(kind)))
    }
    return menu
  }

  private func item(_ key: String?, _ label: String, _ action: Action) -> MenuItem<Action> {
    MenuItem(key: key, label: label, action: action)
  }
}
