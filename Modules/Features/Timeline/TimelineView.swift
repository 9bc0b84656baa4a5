import AppScreens
import AppValues
import Entities
import Navigation
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
    if let line = state.combination {
      return Screen(title: title(state), notices: notices(state), field: combination(line))
    }
    let news = state.news.map { [ScreenNotice(.news, strings.news($0))] } ?? []
    return Screen(
      title: title(state), notices: notices(state) + news, blocks: blocks(state),
      menu: TimelineMenu(strings: strings).items(state))
  }

  private func title(_ state: TimelineState) -> String {
    let name = name(state)
    return state.subjectName.map(name.titleFor) ?? name.title
  }

  private func name(_ state: TimelineState) -> TimelineName {
    strings.names[keyPath: state.kind.traits.name]
  }

  private func notices(_ state: TimelineState) -> [ScreenNotice] {
    var notices: [ScreenNotice] = []
    if let problem = state.problem {
      notices.append(
        .init(
          .failed,
          context.words.explain(problem, about: state.action.failed ?? state.kind.traits.subject.errorSubject)
        ))
    }
    if let time = state.loaded.list.readAt, state.isRefreshing {
      let words = context.words.time(time, now: context.clock.now())
      notices.append(.init(.working, strings.refreshing(words)))
    } else if state.loaded.list.readAt != nil {
      notices += context.notices(readAt: state.loaded.list.readAt)
    } else if state.isOffline {
      notices.append(.init(.offline, strings.offline))
    }
    switch state.done {
    case .post(let outcome): notices.append(context.words.notice(for: outcome))
    case .nothingNew: notices.append(.init(.done, strings.nothingNew))
    case .followedHashtag(let name):
      let hashtags = context.words.social.hashtags
      notices.append(.init(.done, hashtags.followed(name, hasHome: state.places.contains(.home))))
    case .unfollowedHashtag(let name):
      notices.append(.init(.done, context.words.social.hashtags.unfollowed(name)))
    case nil: break
    }
    return notices
  }

  private func blocks(_ state: TimelineState) -> [Block<Action>] {
    if state.items.isEmpty {
      return state.isLoaded ? [.text(empty(state))] : []
    }
    let firstReadItem = state.loaded.firstReadItem
    return pinned(state)
      + state.items.flatMap { item -> [Block<Action>] in
        let entry = posts.entry(item.post, in: state, sharedBy: item.sharedBy)
        return item.id == firstReadItem ? [.divider(strings.lastReadHere), entry] : [entry]
      }
  }

  private func empty(_ state: TimelineState) -> String {
    let name = name(state)
    guard state.hasPlacesToFillIt, let inviting = name.emptyInviting else { return name.empty }
    return state.places.contains(.publicTimeline) ? name.emptyInvitingToPublicTimeline ?? inviting : inviting
  }

  private func pinned(_ state: TimelineState) -> [Block<Action>] {
    if state.pinned.isEmpty { return [] }
    return [.heading(context.words.social.posts.pinnedPosts)]
      + state.pinned.map { posts.entry($0, in: state) }
      + [.heading(strings.names.person.title)]
  }

  private func combination(_ line: String) -> Field<Action> {
    Field(
      label: strings.combination, hint: strings.combinationHint, value: line,
      submit: { .combined($0) }, cancel: .keepHashtags)
  }
}
