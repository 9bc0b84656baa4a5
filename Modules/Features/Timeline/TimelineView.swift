import Entities
import PostActions
import Presentation

/// Draws a timeline: a pure function of its state.
struct TimelineView {
  typealias Action = TimelinePresenter.Action

  let strings: TimelineStrings
  let context: ViewContext
  private var posts: PostsView<Action> { PostsView(context, action: Action.post) }

  func screen(_ state: TimelineState) -> Screen<Action> {
    if let post = state.acting.confirming {
      return posts.deletion(of: post, notices: notices(state))
    }
    let news = state.news.map { [ScreenNotice(.news, strings.news($0))] } ?? []
    return Screen(
      title: title(state), notices: notices(state) + news, blocks: blocks(state), menu: menu(state))
  }

  private func title(_ state: TimelineState) -> String {
    switch state.kind {
    case .home: strings.home
    case .everyone: strings.everyone
    case .user: state.person.map { strings.posts($0.name) } ?? strings.postsOfSomebody
    }
  }

  private func notices(_ state: TimelineState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      notices.append(.init(.failed, context.words.explain(problem, about: subject(state))))
    }
    if state.isOffline { notices.append(.init(.offline, strings.offline)) }
    switch state.done {
    case .post(let outcome): notices.append(.init(.done, context.words.tell(outcome)))
    case .nothingNew: notices.append(.init(.done, strings.nothingNew))
    case nil: break
    }
    return notices
  }

  /// What a failed action was about: a post, or else what the timeline is of.
  private func subject(_ state: TimelineState) -> ErrorSubject {
    if let failed = state.acting.failed { return failed }
    return if case .user = state.kind { .person } else { .post }
  }

  private func blocks(_ state: TimelineState) -> [Block<Action>] {
    if state.reading.items.isEmpty { return state.isLoaded ? [.text(emptiness(state))] : [] }
    let leftAt = state.reading.leftAt
    return state.reading.items.flatMap { item -> [Block<Action>] in
      let entry = posts.entry(item.post, in: state, sharedBy: item.sharedBy)
      return item.id == leftAt ? [.divider(strings.leftHere), entry] : [entry]
    }
  }

  private func emptiness(_ state: TimelineState) -> String {
    switch state.kind {
    case .home: strings.emptyHome
    case .everyone: strings.emptyEveryone
    case .user: strings.emptyPerson
    }
  }

  private func menu(_ state: TimelineState) -> [MenuItem<Action>] {
    let reading = state.reading
    var menu: [MenuItem<Action>] = []
    func add(_ key: String, _ label: String, _ action: Action) {
      menu.append(MenuItem(key: key, label: label, action: action))
    }
    if reading.older != nil { add("m", strings.more, .more) }
    add("r", state.news.map(strings.showNews) ?? strings.refresh, .refresh)
    if state.news?.isMore == true { add("t", strings.newest, .newest) }
    if reading.leftFurtherDown { add("w", strings.goToPlaceLeft, .placeLeft) }
    return menu + elsewhere(state)
  }

  /// Where else one may want to go; in an empty home, first of all to people.
  private func elsewhere(_ state: TimelineState) -> [MenuItem<Action>] {
    let isEmptyHome = state.kind == .home && state.isLoaded && state.reading.items.isEmpty
    var menu: [MenuItem<Action>] = []
    func add(_ key: String, _ label: String, _ action: Action) {
      menu.append(MenuItem(key: key, label: label, action: action))
    }
    if isEmptyHome { add("/", strings.findPeople, .findPeople) }
    if state.viewer == nil {
      add("i", strings.signIn, .post(.signIn))
    } else {
      add("n", isEmptyHome ? strings.writeFirst : strings.write, .write)
    }
    if state.kind == .home { add("u", strings.readPublic, .readPublic) }
    if state.kind == .everyone, state.viewer != nil { add("h", strings.readHome, .readHome) }
    return menu
  }
}
