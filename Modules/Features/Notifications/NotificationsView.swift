import AppScreens
import AppValues
import Entities
import Navigation

/// Draws the list of notifications.
struct NotificationsView {
  typealias Action = NotificationsPresenter.Action

  let strings: NotificationsStrings
  let context: ViewContext

  func screen(_ state: NotificationsState) -> Screen<Action> {
    if state.asksToDismissAll { return dismissal }
    return Screen(
      title: state.filter.isUnread ? strings.unreadTitle : strings.title, notices: notices(state),
      blocks: blocks(state), menu: menu(state))
  }

  private func notices(_ state: NotificationsState) -> [ScreenNotice] {
    var notices = context.notices(of: state.problem)
    if state.isStale { notices.append(ScreenNotice(.offline, strings.stale)) }
    notices += context.notices(readAt: state.list.readAt)
    switch state.done {
    case .markedAllRead: notices.append(ScreenNotice(.done, strings.allRead))
    case .dismissed: notices.append(ScreenNotice(.done, strings.dismissed))
    case .dismissedAll: notices.append(ScreenNotice(.done, strings.allDismissed))
    case nil: break
    }
    if let news = state.news {
      notices.append(ScreenNotice(.news, strings.news(news.count, news.isMore)))
    }
    return notices
  }

  private func blocks(_ state: NotificationsState) -> [Block<Action>] {
    guard state.isSignedIn else { return [.text(strings.explanation)] }
    guard state.isLoaded else { return [] }
    if state.notices.isEmpty, state.list.older == nil {
      return [.text(emptiness(state))]
    }
    return state.notices.map { .entry(entry($0, state)) }
  }

  private func emptiness(_ state: NotificationsState) -> String {
    if state.filter.isUnread { return strings.nothingUnread }
    // A person who has had notifications needs no explanation.
    return state.hadNotices ? strings.nothingLeft : strings.nothing
  }

  private func entry(_ notice: Notice, _ state: NotificationsState) -> Entry<Action> {
    var shortcuts: [String: Action] = [:]
    if state.places.contains(.profile), strings.wording(notice.kind).namesPeople {
      shortcuts["p"] = .openPerson(notice.id)
    }
    if state.capabilities != nil { shortcuts["x"] = .dismiss(notice.id) }
    if notice.post != nil, state.places.contains(.comment) { shortcuts["c"] = .comment(notice.id) }
    return Entry(
      NoticeRendering(strings: strings, context: context).lines(notice),
      open: opens(notice, state.places) ? .open(notice.id) : nil, shortcuts: shortcuts)
  }

  private func menu(_ state: NotificationsState) -> [MenuItem<Action>] {
    guard state.isSignedIn else { return signIn(state.places) }
    guard state.isLoaded else {
      let retry = MenuItem(key: "r", label: strings.retry, action: Action.refresh)
      return [retry] + (state.problem == .unauthenticated ? signIn(state.places) : [])
    }
    let marks = state.capabilities
    var menu: [MenuItem<Action>] = []
    if state.list.older != nil { menu.append(MenuItem(key: "m", label: strings.more, action: .more)) }
    menu.append(MenuItem(key: "r", label: strings.refresh, action: .refresh))
    if state.unread > 0 || state.notices.contains(where: { !$0.isRead }), marks != nil {
      menu.append(MenuItem(label: strings.markAllRead, action: .markAllRead))
    }
    if !state.notices.isEmpty, marks != nil {
      menu.append(MenuItem(label: strings.dismissAll, action: .dismissAll))
    }
    if state.filter.isUnread {
      menu.append(MenuItem(label: strings.showAll, action: .show(.all)))
    } else if marks?.filtersUnread == true {
      menu.append(MenuItem(label: strings.showUnread, action: .show(.unread)))
    }
    if state.places.contains(.notificationSettings) {
      menu.append(MenuItem(label: strings.settings.title, action: .settings))
    }
    return menu + (state.problem == .unauthenticated ? signIn(state.places) : [])
  }

  /// The question whether to dismiss all notifications.
  private var dismissal: Screen<Action> {
    Screen(
      title: strings.dismissAllTitle, blocks: [.text(strings.dismissAllQuestion)],
      menu: [
        MenuItem(key: "y", label: strings.dismissAllYes, action: .confirmDismissal),
        MenuItem(key: "b", label: strings.dismissAllNo, action: .keep),
      ])
  }

  /// Whether there is a place that tells more of what a notification is about.
  private func opens(_ notice: Notice, _ places: Set<Route.Kind>) -> Bool {
    if notice.post != nil { return places.contains(.post) }
    return places.contains(.profile) || notice.place.map { places.contains($0.kind) } == true
  }

  private func signIn(_ places: Set<Route.Kind>) -> [MenuItem<Action>] {
    var menu: [MenuItem<Action>] = []
    if places.contains(.signIn) { menu.append(MenuItem(key: "i", label: strings.signIn, action: .signIn)) }
    if places.contains(.signUp) { menu.append(MenuItem(label: strings.signUp, action: .signUp)) }
    return menu
  }
}
