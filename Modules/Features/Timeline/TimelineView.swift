import AppScreens
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
    if state.isCombining {
      return Screen(title: title(state), notices: notices(state), field: combination(state))
    }
    let news = state.news.map { [ScreenNotice(.news, strings.news($0))] } ?? []
    return Screen(
      title: title(state), notices: notices(state) + news, blocks: blocks(state),
      menu: TimelineMenu(strings: strings).items(state))
  }

  private func title(_ state: TimelineState) -> String {
    switch state.kind {
    case .home: strings.home
    case .everyone: strings.everyone
    case .user(_, let posts):
      state.person.map { strings.posts($0.name, posts) } ?? strings.postsOfSomebody
    case .hashtag(let selection): state.hashtag.map { "#\($0.name)" } ?? selection.line
    case .list: state.list?.title ?? strings.list
    case .bookmarks: strings.bookmarks
    case .likes: strings.likes
    }
  }

  private func notices(_ state: TimelineState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      notices.append(.init(.failed, context.words.explain(problem, about: subject(state))))
    }
    if state.isOffline { notices.append(.init(.offline, strings.offline)) }
    switch state.done {
    case .post(let outcome): notices.append(.init(.done, context.words.message(for: outcome)))
    case .nothingNew: notices.append(.init(.done, strings.nothingNew))
    case .followedHashtag(let name): notices.append(.init(.done, strings.followed(name)))
    case .unfollowedHashtag(let name): notices.append(.init(.done, strings.unfollowed(name)))
    case nil: break
    }
    return notices
  }

  /// What a failed action was about: a post, or else what the timeline is of.
  private func subject(_ state: TimelineState) -> ErrorSubject {
    if let failed = state.acting.failedAction { return failed }
    return switch state.kind {
    case .user: .person
    case .list: .list
    case .home, .everyone, .hashtag, .bookmarks, .likes: .post
    }
  }

  private func blocks(_ state: TimelineState) -> [Block<Action>] {
    if state.reading.items.isEmpty { return state.isLoaded ? [.text(emptiness(state))] : [] }
    let firstReadItem = state.reading.firstReadItem
    return pinned(state)
      + state.reading.items.flatMap { item -> [Block<Action>] in
        let entry = posts.entry(item.post, in: state, sharedBy: item.sharedBy)
        return item.id == firstReadItem ? [.divider(strings.lastReadHere), entry] : [entry]
      }
  }

  private func pinned(_ state: TimelineState) -> [Block<Action>] {
    if state.pinned.isEmpty { return [] }
    return [.heading(context.words.pinnedPosts)] + state.pinned.map { posts.entry($0, in: state) }
      + [.heading(strings.postsOfSomebody)]
  }

  private func emptiness(_ state: TimelineState) -> String {
    switch state.kind {
    case .home: strings.emptyHome
    case .everyone: strings.emptyEveryone
    case .user(_, .withPhotos): strings.emptyPhotos
    case .user: strings.emptyPerson
    case .hashtag: strings.emptyHashtag
    case .list: strings.emptyList
    case .bookmarks: strings.emptyBookmarks
    case .likes: strings.emptyLikes
    }
  }

  private func combination(_ state: TimelineState) -> Field<Action> {
    var line = ""
    if case .hashtag(let selection) = state.kind { line = selection.line }
    return Field(
      label: strings.combination, hint: strings.combinationHint, value: line,
      submit: { .combined($0) }, cancel: .keepHashtags)
  }
}
